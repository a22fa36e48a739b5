import { ACCOUNT_DELETED_KEY } from './account-deleted-key'

/** Tells whoever has just deleted their account that it is gone; once. */
export function showAccountDeleted(document: Document, session: Pick<Storage, 'getItem' | 'removeItem'>): void {
	const notice = document.querySelector<HTMLElement>('[data-account-deleted]')
	if (!notice || session.getItem(ACCOUNT_DELETED_KEY) === null) return
	session.removeItem(ACCOUNT_DELETED_KEY)
	notice.hidden = false
}
