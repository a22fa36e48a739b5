const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]{2,}$/u
const PHONE = /^\+?[\d\s().\-/]{6,24}$/u

/** The text when it is an e-mail address and nothing else. */
export function emailOf(text: string): string | undefined {
	const words = text.trim()
	return EMAIL.test(words) ? words : undefined
}

/** The digits of a telephone number, with a leading + when it is international; undefined for anything else. */
export function phoneOf(text: string): string | undefined {
	const words = text
		.trim()
		.normalize('NFKC')
		.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
	if (!PHONE.test(words)) return undefined
	const digits = words.replace(/\D/g, '')
	if (digits.length < 6 || digits.length > 15) return undefined
	if (words.startsWith('+')) return `+${digits}`
	return digits.startsWith('00') ? `+${digits.slice(2)}` : digits
}

/**
 * Where a number or address leads when it is chosen; WhatsApp only knows international numbers. Undefined for anything
 * else.
 */
export function linkOf(text: string, name: string): string | undefined {
	const email = emailOf(text)
	if (email) return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
	const phone = phoneOf(text)
	if (!phone) return undefined
	return isWhatsApp(name) && phone.startsWith('+') ? `https://wa.me/${phone.slice(1)}` : `tel:${phone}`
}

/** True for the name of the messenger, in Latin or Arabic letters. */
export function isWhatsApp(name: string): boolean {
	return /whats ?app|واتس ?ا?ب/iu.test(name)
}
