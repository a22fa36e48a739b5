/** The play overlay of the demo's videos: it starts its video, and goes when that plays or cannot be loaded (L-5). */
export function startVideos(document: Document): void {
	for (const frame of document.querySelectorAll<HTMLElement>('[data-video]')) {
		const video = frame.querySelector('video')
		const overlay = frame.querySelector<HTMLButtonElement>('[data-play]')
		if (!video || !overlay) continue
		const hide = () => {
			overlay.hidden = true
			video.controls = true
		}
		overlay.hidden = false
		// One button to begin with; without a script there are these alone.
		video.controls = false
		overlay.addEventListener('click', () => {
			hide()
			video.focus()
			video.play().catch(hide)
		})
		video.addEventListener('play', hide)
		// An error of a source does not bubble: it is caught on its way down.
		video.addEventListener('error', hide, true)
	}
}
