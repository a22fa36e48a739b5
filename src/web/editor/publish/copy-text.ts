/**
 * Puts a text on the clipboard; also on pages served without TLS, where the clipboard's own interface is absent. True
 * when it is there.
 */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text)
		return true
	} catch (error) {
		if (error instanceof TypeError || error instanceof DOMException) return copyBySelection(text)
		throw error
	}
}

function copyBySelection(text: string): boolean {
	const area = document.createElement('textarea')
	area.value = text
	area.setAttribute('aria-hidden', 'true')
	area.style.position = 'fixed'
	document.body.append(area)
	const before = document.activeElement
	area.select()
	const copied = document.execCommand('copy')
	area.remove()
	if (before instanceof HTMLElement) before.focus()
	return copied
}
