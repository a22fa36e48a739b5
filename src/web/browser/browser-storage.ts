export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys(): string[] }

/**
 * A storage of the browser that never stands in the way of what comes after: where it is closed or missing, one for
 * this document alone; where it is full, what does not fit is not kept.
 */
export function openStorage(open: () => Storage): BrowserStorage {
	const instead = new Map<string, string>()
	const opened = () =>
		unlessRefused(() => {
			const store = open()
			store.getItem('')
			return store
		})
	return {
		getItem(key) {
			const store = opened()
			return store ? store.getItem(key) : (instead.get(key) ?? null)
		},
		setItem(key, text) {
			const store = opened()
			if (store) unlessRefused(() => store.setItem(key, text))
			else instead.set(key, text)
		},
		removeItem(key) {
			instead.delete(key)
			opened()?.removeItem(key)
		},
		keys() {
			const store = opened()
			return store ? Array.from({ length: store.length }, (_, at) => store.key(at) ?? '') : [...instead.keys()]
		},
	}
}

/** Undefined where the browser refuses: a DOMException when it is full or closed, a TypeError when there is none. */
function unlessRefused<T>(act: () => T): T | undefined {
	try {
		return act()
	} catch (error) {
		if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error
		return undefined
	}
}

const local = openStorage(() => localStorage)
const session = openStorage(() => sessionStorage)

/** The browser's own, kept from visit to visit. */
export const localKept = (): BrowserStorage => local

/** Kept as long as the tab is open. */
export const sessionKept = (): BrowserStorage => session
