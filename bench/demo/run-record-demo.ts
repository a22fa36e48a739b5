import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '../browser'
import { startCamera } from './camera'
import { CAPTION_TAGS, type Cue, writeCaptions } from './captions'
import { startDemoWorld } from './demo-world'
import { encode } from './encode'
import { createHand } from './hand'
import type { Scene } from './scene'
import { productPage } from './scene-product-page'
import { storePush } from './scene-store-push'

/**
 * Records the two films of /demo into public/demo: this product, played by its own demo, with captions whose times are
 * those of the steps. Build first. Arguments: parts of names; both without them. Needs a Chromium and ffmpeg.
 */
const OUT = join('public', 'demo')
/** Shorter, nobody can follow; longer, nobody does. */
const LENGTH_MS = { fewest: 30_000, most: 60_000 }
/** The camera goes on this long after the last step. */
const AFTER_MS = 600

const wanted = process.argv.slice(2)
await mkdir(OUT, { recursive: true })
const world = await startDemoWorld()
const browser = await launchBrowser()
try {
	for (const scene of [productPage, storePush]) {
		if (wanted.every((part) => scene.name.includes(part))) await record(scene)
	}
} finally {
	await browser.close()
	await world.close()
}

async function record(scene: Scene): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-frames-'))
	const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, colorScheme: 'light', locale: 'en-US' })
	const page = await context.newPage()
	const hand = createHand(page)
	await scene.prepare({ page, hand, world })
	const camera = await startCamera(page, folder)
	const cues: Cue[] = []
	let posterMs = 0
	await scene.play({
		page,
		hand,
		world,
		say: (words) => cues.push({ atMs: camera.elapsedMs(), words }),
		pose() {
			posterMs = camera.elapsedMs()
		},
	})
	await hand.rest(AFTER_MS)
	const endMs = camera.elapsedMs()
	const frames = await camera.stop()
	await context.close()
	if (endMs < LENGTH_MS.fewest || endMs > LENGTH_MS.most) {
		throw new Error(
			`${scene.name} lasts ${(endMs / 1000).toFixed(1)} s instead of 30 to 60: record it again, on a machine that does nothing else.`,
		)
	}
	const to = join(OUT, scene.name)
	await encode(frames, { endMs, posterMs }, folder, to)
	for (const tag of CAPTION_TAGS) await writeFile(`${to}.${tag}.vtt`, writeCaptions(cues, endMs, tag))
	await rm(folder, { recursive: true, force: true })
	const sizes = await Promise.all(
		['mp4', 'webm', 'webp'].map(async (ending) => `${ending} ${((await stat(`${to}.${ending}`)).size / 1024).toFixed(0)} KB`),
	)
	console.log(`${scene.name}: ${(endMs / 1000).toFixed(1)} s, ${frames.length} frames, ${sizes.join(', ')}`)
}
