/**
 * What someone typed as a link → an address a page may hold (http, https, mailto, tel); undefined when it is none of
 * these.
 */
export function linkAddress(typed: string): string | undefined {
	const text = typed.trim()
	if (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text)) return `mailto:${text.replace(/^mailto:/i, '')}`
	if (/^(?:tel:)?\+?[\d\s()-]{6,}$/i.test(text)) return `tel:${text.replace(/^tel:/i, '').replace(/[\s()-]/g, '')}`
	const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
	const url = URL.canParse(address) ? new URL(address) : undefined
	if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || !url.hostname.includes('.')) return undefined
	return url.href
}
