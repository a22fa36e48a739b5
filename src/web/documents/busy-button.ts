/**
 * Lets a button be busy: it is disabled, its first part turns, and its last part says `data-other-words` meanwhile. It
 * is at rest to begin with: Firefox keeps `disabled` over a reload.
 */
export function busyButton(button: HTMLButtonElement): (isBusy: boolean) => void {
	const [turning, words] = button.querySelectorAll<HTMLElement>(':scope > span')
	let wasBusy = false
	button.disabled = false
	return (isBusy) => {
		if (wasBusy === isBusy || !turning || !words) return
		wasBusy = isBusy
		button.disabled = isBusy
		// Empty it would say that nothing is under way.
		if (isBusy) button.setAttribute('aria-busy', 'true')
		else button.removeAttribute('aria-busy')
		turning.hidden = !isBusy
		const shown = words.textContent
		words.textContent = button.dataset.otherWords ?? shown
		button.dataset.otherWords = shown
	}
}

/** Calls back when the document is shown again as it was left: what waited for the next one waits no more. */
export function onComeBack(act: () => void): void {
	window.addEventListener('pageshow', ({ persisted }) => persisted && act())
}
