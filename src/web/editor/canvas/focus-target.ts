/** How many frames a panel may take to open. */
const PATIENCE_FRAMES = 30

/**
 * Puts the focus on the control marked `data-target="name"`, as soon as it stands on the screen; unfolds what it is
 * folded in and scrolls it into sight.
 */
export function focusTarget(name: string, patience = PATIENCE_FRAMES): void {
	requestAnimationFrame(() => {
		const target = document.querySelector<HTMLElement>(`[data-target="${CSS.escape(name)}"]`)
		if (!target) {
			if (patience > 0) focusTarget(name, patience - 1)
			return
		}
		const folded = target.closest('details')
		if (folded) folded.open = true
		target.focus({ preventScroll: true })
		target.scrollIntoView({ block: 'nearest' })
	})
}

/** Puts the focus on a section of the canvas, from where the next press of Tab is its first text. */
export function focusSection(id: string): void {
	requestAnimationFrame(() => {
		const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')
		frame?.contentDocument?.querySelector<HTMLElement>(`[data-puck-component="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })
	})
}
