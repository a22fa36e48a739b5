/**
 * Gives every text field of the canvas a name for screen readers ("Text in Benefits"), also those that come later; the
 * editor itself gives none. `nameOf` makes it from what the field's section is called, null outside of sections. Takes
 * back the pressed state that the editor's drag and drop puts on sections, which are groups, not buttons. Returns what
 * ends it.
 */
export function labelTexts(document: Document, nameOf: (section: string | null) => string): () => void {
	const label = () => {
		for (const section of document.querySelectorAll('[role=group][aria-pressed]')) section.removeAttribute('aria-pressed')
		for (const field of document.querySelectorAll('.ProseMirror:not([aria-label])')) {
			field.setAttribute('aria-label', nameOf(field.closest('[role=group]')?.getAttribute('aria-label') ?? null))
		}
	}
	const observer = new MutationObserver(label)
	observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-pressed'] })
	label()
	return () => {
		observer.disconnect()
		for (const field of document.querySelectorAll('.ProseMirror[aria-label]')) field.removeAttribute('aria-label')
	}
}
