import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'

/** One picture of the screen, and when it was taken, in milliseconds since the camera was started. */
export type Frame = { file: string; atMs: number }

export type Camera = {
	/** Milliseconds since the start. */
	elapsedMs(): number
	/** Ends it; answers the frames in order. */
	stop(): Promise<Frame[]>
}

/**
 * Takes a picture of the page whenever it changes, into a folder. Pictures come by the browser's own screencast, so
 * that no frame is made up.
 */
export async function startCamera(page: Page, folder: string): Promise<Camera> {
	const session: CDPSession = await page.context().newCDPSession(page)
	const startedMs = Date.now()
	const elapsedMs = () => Date.now() - startedMs
	const frames: Frame[] = []
	const writing: Promise<void>[] = []
	session.on('Page.screencastFrame', ({ data, sessionId }) => {
		const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`)
		frames.push({ file, atMs: elapsedMs() })
		writing.push(writeFile(file, Buffer.from(data, 'base64')))
		session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
	})
	await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, maxWidth: 1280, maxHeight: 720, everyNthFrame: 1 })
	return {
		elapsedMs,
		async stop() {
			await session.send('Page.stopScreencast')
			await Promise.all(writing)
			return frames
		},
	}
}
