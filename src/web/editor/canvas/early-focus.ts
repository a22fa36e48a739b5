/**
 * A text whose editor is still being fetched: the library shows its words meanwhile, and throws away what is done to
 * them.
 */
const WAITING = '[data-puck-overlay-portal] [contenteditable=true]:not(.ProseMirror)'
const PORTAL = '[data-puck-overlay-portal]'

type Early = {
	portal: Element
	/** Where it was clicked; undefined when the keyboard led there. */
	point: { x: number; y: number } | undefined
	typed: string
}

/**
 * Hands a focus that came too early, and what was typed since, to the text's editor once it stands. Returns what ends
 * it.
 */
export function keepEarlyFocus(document: Document): () => void {
	const end = new AbortController()
	const listen = { signal: end.signal, capture: true }
	let early: Early | undefined
	let clicked: Early['point']
	const observer = new MutationObserver(() => {
		const editor = early?.portal.querySelector<HTMLElement>('.ProseMirror')
		if (!early || !editor) return
		observer.disconnect()
		const { point, typed } = early
		early = undefined
		if (document.activeElement === document.body) handOver(document, editor, point, typed)
	})
	document.addEventListener(
		'pointerdown',
		({ clientX, clientY }) => {
			clicked = { x: clientX, y: clientY }
		},
		listen,
	)
	document.addEventListener(
		'keydown',
		() => {
			clicked = undefined
		},
		listen,
	)
	document.addEventListener(
		'focusin',
		({ target }) => {
			const portal = waitingPortal(target)
			observer.disconnect()
			early = portal && { portal, point: clicked, typed: '' }
			if (early) observer.observe(document.body, { childList: true, subtree: true })
		},
		listen,
	)
	document.addEventListener(
		'beforeinput',
		(event) => {
			if (!early || !waitingPortal(event.target)) return
			event.preventDefault()
			if (event.inputType === 'insertText') early.typed += event.data ?? ''
		},
		listen,
	)
	return () => {
		observer.disconnect()
		end.abort()
	}
}

function waitingPortal(target: EventTarget | null): Element | undefined {
	const element = target as Element | null
	return element?.matches?.(WAITING) ? (element.closest(PORTAL) ?? undefined) : undefined
}

function handOver(document: Document, editor: HTMLElement, point: Early['point'], typed: string): void {
	editor.focus({ preventScroll: true })
	const caret = point && document.caretRangeFromPoint(point.x, point.y)
	if (caret && editor.contains(caret.startContainer)) {
		const selection = document.getSelection()
		selection?.removeAllRanges()
		selection?.addRange(caret)
	}
	// The only way in which a text can be typed for somebody, seen by the editor as typing.
	if (typed) document.execCommand('insertText', false, typed)
}
