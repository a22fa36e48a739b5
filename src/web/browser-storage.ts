import { keep } from './keep'

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A storage of the browser that never stands in the way of what comes after: where it is closed or missing, one for
 * this document alone; where it is full, what does not fit is not kept.
 */
export function openStorage(open: () => Storage): BrowserStorage {
	const own = openOwn(open)
	if (!own) return ofThisDocument()
	return {
		getItem: (key) => own.getItem(key),
		setItem: (key, text) => keep(() => own, key, text),
		removeItem: (key) => own.removeItem(key),
	}
}

function openOwn(open: () => Storage): Storage | undefined {
	try {
		const own = open()
		own.getItem('')
		return own
	} catch (error) {
		// A DOMException when it is closed, a TypeError when there is none (null).
		if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error
		return undefined
	}
}

function ofThisDocument(): BrowserStorage {
	const kept = new Map<string, string>()
	return {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, text) => void kept.set(key, text),
		removeItem: (key) => void kept.delete(key),
	}
}

let local: BrowserStorage | undefined
let session: BrowserStorage | undefined

/** The browser's own, kept from visit to visit. */
export function localKept(): BrowserStorage {
	local ??= openStorage(() => localStorage)
	return local
}

/** Kept as long as the tab is open. */
export function sessionKept(): BrowserStorage {
	session ??= openStorage(() => sessionStorage)
	return session
}
