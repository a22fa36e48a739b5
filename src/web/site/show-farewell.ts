import { FAREWELL_KEY } from './farewell-key'

/** Tells whoever has just deleted their account that it is gone; once. */
export function showFarewell(document: Document, session: Pick<Storage, 'getItem' | 'removeItem'>): void {
	const notice = document.querySelector<HTMLElement>('[data-farewell]')
	if (!notice || session.getItem(FAREWELL_KEY) === null) return
	session.removeItem(FAREWELL_KEY)
	notice.hidden = false
}
