import { LEAVE_MS, NO_FACTS, type ShownFacts, type ShownFactsStore, type TextPlace } from './shown-facts'

/** A pointer on its way elsewhere shows nothing. */
const SETTLE_MS = 180
const WORDS_ID = 'canvas-fact-words'

/**
 * Tells which text of the canvas one points at or has the focus in, by its `data-facts`, and where it stands; a focused
 * text is also described by its facts to a screen reader. Escape puts the facts away. Returns what ends it.
 */
export function watchFacts(document: Document, store: ShownFactsStore, describe: (ids: readonly string[]) => string): () => void {
	const end = new AbortController()
	// In the capture phase: the editor keeps a pointer's events on a text from what is around it.
	const listen = { signal: end.signal, capture: true }
	let timer: ReturnType<typeof setTimeout> | undefined
	const later = (facts: ShownFacts, ms: number) => {
		clearTimeout(timer)
		timer = setTimeout(() => store.hover(facts), ms)
	}
	document.addEventListener(
		'mouseover',
		({ target }) => {
			const facts = factsAt(target)
			later(facts, facts.ids.length > 0 ? SETTLE_MS : LEAVE_MS)
		},
		listen,
	)
	document.documentElement.addEventListener('mouseleave', () => later(NO_FACTS, LEAVE_MS), listen)
	document.addEventListener(
		'focusin',
		({ target }) => {
			const facts = factsAt(target)
			store.focus(facts)
			// No instanceof: a text's element may come from the window around the canvas.
			if (target && 'setAttribute' in target) describeBy(document, target as HTMLElement, facts.ids.length > 0 ? describe(facts.ids) : '')
		},
		listen,
	)
	document.addEventListener('focusout', () => store.focus(NO_FACTS), listen)
	// What stands beside a text goes along with it.
	document.addEventListener(
		'scroll',
		() => {
			store.hover(NO_FACTS)
			store.hold(NO_FACTS)
			store.focus(factsAt(document.activeElement))
		},
		listen,
	)
	document.addEventListener('keydown', ({ key }) => key === 'Escape' && store.dismiss(), listen)
	return () => {
		clearTimeout(timer)
		end.abort()
	}
}

function factsAt(target: EventTarget | null): ShownFacts {
	const marked = (target as Element | null)?.closest?.('[data-facts]')
	const ids = marked?.getAttribute('data-facts')?.split(' ').filter(Boolean) ?? []
	if (!marked || ids.length === 0) return NO_FACTS
	const { top, bottom } = marked.getBoundingClientRect()
	return { ids, low: (top + bottom) / 2 > marked.ownerDocument.documentElement.clientHeight / 2, place: placeOf(marked) }
}

/** Where an element of the canvas stands in the app's window; the canvas may be shrunk. */
function placeOf(element: Element): TextPlace | undefined {
	const view = element.ownerDocument.defaultView
	const frame = view?.frameElement?.getBoundingClientRect()
	if (!view || !frame) return undefined
	const scale = frame.width / view.innerWidth
	const { top, bottom, left, right } = element.getBoundingClientRect()
	return {
		top: frame.top + top * scale,
		bottom: frame.top + bottom * scale,
		left: frame.left + left * scale,
		right: frame.left + right * scale,
	}
}

function describeBy(document: Document, element: HTMLElement, words: string): void {
	if (!words) {
		element.removeAttribute('aria-describedby')
		return
	}
	const known = document.getElementById(WORDS_ID)
	const holder = known ?? document.createElement('p')
	holder.textContent = words
	if (!known) {
		holder.id = WORDS_ID
		holder.hidden = true
		document.body.append(holder)
	}
	element.setAttribute('aria-describedby', WORDS_ID)
}
