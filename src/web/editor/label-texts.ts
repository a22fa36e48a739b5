/**
 * Gives every text field of the canvas a name for screen readers ("Text in Benefits"), also those that come later; the editor
 * itself gives none. Takes back the pressed state that its drag and drop puts on sections, which are groups, not buttons.
 * Returns what ends it.
 */
export function labelTexts(document: Document): () => void {
	const label = () => {
		for (const section of document.querySelectorAll('[role=group][aria-pressed]')) section.removeAttribute('aria-pressed')
		for (const field of document.querySelectorAll('.ProseMirror:not([aria-label])')) {
			const section = field.closest('[role=group]')?.getAttribute('aria-label') ?? 'the page'
			field.setAttribute('aria-label', `Text in ${section}`)
		}
	}
	const observer = new MutationObserver(label)
	observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-pressed'] })
	label()
	return () => observer.disconnect()
}
