import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Frame } from './camera'

const FRAMES_PER_SECOND = 25

/**
 * Frames → `<to>.mp4` (H.264), `<to>.webm` (VP9) and `<to>.webp`, the picture shown before it plays, taken at
 * `posterMs`. Needs ffmpeg.
 */
export async function encode(
	frames: readonly Frame[],
	times: { endMs: number; posterMs: number },
	folder: string,
	to: string,
): Promise<void> {
	const list = join(folder, 'frames.txt')
	const shown = frames.map(({ file, atMs }, position) => {
		const until = frames[position + 1]?.atMs ?? times.endMs
		return `file '${file}'\nduration ${Math.max(0.001, (until - atMs) / 1000).toFixed(3)}`
	})
	// The last frame is named twice: its duration counts only then.
	await writeFile(list, `${shown.join('\n')}\nfile '${frames.at(-1)?.file ?? ''}'\n`)
	const input = ['-f', 'concat', '-safe', '0', '-i', list]
	const picture = ['-vf', `fps=${FRAMES_PER_SECOND},scale=1280:720:flags=lanczos,format=yuv420p`, '-an']
	ffmpeg([...input, ...picture, '-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-movflags', '+faststart', `${to}.mp4`])
	ffmpeg([...input, ...picture, '-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-cpu-used', '4', `${to}.webm`])
	const still = ['-ss', (times.posterMs / 1000).toFixed(2), '-i', `${to}.mp4`, '-frames:v', '1', '-c:v', 'libwebp', '-quality', '80']
	ffmpeg([...still, `${to}.webp`])
}

function ffmpeg(args: readonly string[]): void {
	const { status, error } = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
		stdio: ['ignore', 'inherit', 'inherit'],
	})
	if (error) throw new Error('The recordings are encoded by ffmpeg, which is not installed.', { cause: error })
	if (status !== 0) throw new Error(`ffmpeg ended with ${status}.`)
}
