import { normaliseRichText } from '../../../core/text/normalise-rich-text'

/** Events that came from here: their HTML is clean. */
const cleaned = new WeakSet<Event>()

/**
 * What is pasted into a text of the canvas reaches its editor in the page's own normal form: no looks, no scripts, no
 * pictures that would be fetched (N-4). Returns what ends it.
 */
export function cleanPaste(document: Document): () => void {
	const end = new AbortController()
	document.addEventListener('paste', (event) => pasteClean(event), { signal: end.signal, capture: true })
	return () => end.abort()
}

function pasteClean(event: ClipboardEvent): void {
	const html = event.clipboardData?.getData('text/html')
	const { target } = event
	if (!html || !target || cleaned.has(event)) return
	event.preventDefault()
	event.stopImmediatePropagation()
	const data = new DataTransfer()
	data.setData('text/html', normaliseRichText(html))
	data.setData('text/plain', event.clipboardData?.getData('text/plain') ?? '')
	const again = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
	cleaned.add(again)
	target.dispatchEvent(again)
}
