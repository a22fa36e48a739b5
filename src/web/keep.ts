/** Keeps a copy in the browser's storage; one that is full, closed or missing must not stop the seller. */
export function keep(store: () => Pick<Storage, 'setItem'>, key: string, text: string): void {
	try {
		store().setItem(key, text)
	} catch (error) {
		// A DOMException when it is full or closed, a TypeError when there is none (null).
		if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error
	}
}
