import { useEffect } from 'react'
import { sectionTitle } from '../sections/section-title'
import { useCurrentPage } from '../use-current-page'
import { useWords } from '../words'

type Words = ReturnType<typeof useWords>

/**
 * What the drag library (@dnd-kit/dom, its accessibility plug-in) says to those who cannot see, in English and by ids.
 */
const SAID = [
	[/^To pick up a draggable item/, 'instructions'],
	[/^Picked up draggable item (.+)\.$/, 'picked_up'],
	[/^Draggable item (.+) was moved over droppable target (.+)\.$/, 'over'],
	[/^Draggable item (.+) is no longer over a droppable target\.$/, 'outside'],
	[/^Dragging was cancelled\. Draggable item (.+) was dropped\.$/, 'cancelled'],
	[/^Draggable item (.+) was dropped(?: over droppable target .+|\.)$/, 'dropped'],
] as const

/**
 * The same in the language of the app, with what is dragged by its name; undefined for what the library does not say.
 */
export function dragWords(said: string, t: Words, nameOf: (id: string) => string | undefined): string | undefined {
	for (const [pattern, key] of SAID) {
		const found = pattern.exec(said)
		if (!found) continue
		const named = (id: string | undefined) => nameOf(id ?? '') ?? t('drag.something')
		return t(`drag.${key}`, { what: named(found[1]), where: named(found[2]) })
	}
	return undefined
}

/** Has the drag library, whose words cannot be set from here, speak the language of the app. */
export function useDragWords(): void {
	const t = useWords()
	const page = useCurrentPage()
	useEffect(() => {
		const names = new Map(page.sections.map((section) => [section.id, sectionTitle(section)]))
		const say = () => {
			for (const element of document.querySelectorAll('[id^="dnd-kit-description"], [id^="dnd-kit-announcement"]')) {
				const words = dragWords(element.textContent ?? '', t, (id) => names.get(id))
				if (words !== undefined) element.textContent = words
			}
		}
		const observer = new MutationObserver(say)
		observer.observe(document.body, { childList: true, subtree: true, characterData: true })
		say()
		return () => observer.disconnect()
	}, [t, page])
}
