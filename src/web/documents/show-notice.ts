import { TOAST_MS } from '../../core/limits'

type Told = { title: string; text?: string; tone?: 'plain' | 'good' | 'bad' }

/**
 * Tells something for a while, in the place for it (notice-place); it stays for as long as one is at it. The same said
 * again takes its own place.
 */
export function showNotice(document: Document, { title, text = '', tone = 'plain' }: Told): void {
	const place = document.querySelector<HTMLElement>('[data-notices]')
	const shape = place?.querySelector('template')?.content.firstElementChild
	if (!place || !shape) return
	const notice = shape.cloneNode(true) as HTMLElement
	const fill = (name: string, words: string) => {
		const part = notice.querySelector<HTMLElement>(`[data-told=${name}]`)
		if (part) part.textContent = words
	}
	fill('title', title)
	fill('text', text)
	for (const icon of notice.querySelectorAll<HTMLElement>('[data-tone]')) icon.hidden = icon.dataset.tone !== tone
	for (const other of place.querySelectorAll<HTMLElement>(':scope > li')) if (other.textContent === notice.textContent) other.remove()
	notice.querySelector('button')?.addEventListener('click', () => notice.remove())
	place.append(notice)
	leaveAfter(notice, TOAST_MS)
}

/** Takes an element away after so long a time during which nobody was at it. */
function leaveAfter(element: HTMLElement, durationMs: number): void {
	let leftMs = durationMs
	let startedAt = 0
	let timer: number | undefined
	const hold = () => {
		if (timer === undefined) return
		window.clearTimeout(timer)
		timer = undefined
		leftMs = Math.max(0, leftMs - (performance.now() - startedAt))
	}
	const letGo = () => {
		if (timer !== undefined || element.matches(':hover, :focus-within')) return
		startedAt = performance.now()
		timer = window.setTimeout(() => element.remove(), leftMs)
	}
	for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, hold)
	for (const event of ['pointerleave', 'focusout']) element.addEventListener(event, () => setTimeout(letGo))
	letGo()
}
