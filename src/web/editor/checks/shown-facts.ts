import { createContext, useContext, useSyncExternalStore } from 'react'

/** Where a text stands, in CSS pixels of the app's window. */
export type TextPlace = { top: number; bottom: number; left: number; right: number }

/** A pointer that leaves a text or its mark has this long to reach the facts. */
export const LEAVE_MS = 350

/** Ids of a text's facts, whether the text stands in the lower half of the canvas, and where. */
export type ShownFacts = { ids: readonly string[]; low: boolean; place?: TextPlace | undefined }
export const NO_FACTS: ShownFacts = { ids: [], low: false }

/**
 * Which text's facts are shown: those of the text that has the focus, or of the one whose mark is pointed at. A text
 * that is pointed at itself shows its mark alone, so that nothing covers the page while one looks at it.
 */
export function createShownFacts() {
	let leaving: ReturnType<typeof setTimeout> | undefined
	const state = { held: NO_FACTS, hovered: NO_FACTS, focused: NO_FACTS }
	const listeners = new Set<() => void>()
	const set = (change: Partial<typeof state>) => {
		Object.assign(state, change)
		for (const listener of listeners) listener()
	}
	return {
		get: () => (state.held.ids.length > 0 ? state.held : state.focused),
		/** The text that shows a mark: the one that is pointed at, or whose mark or facts are. */
		marked: () => (state.held.ids.length > 0 ? state.held : state.hovered),
		subscribe(listener: () => void) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		hover: (hovered: ShownFacts) => set({ hovered }),
		focus: (focused: ShownFacts) => set({ focused }),
		/** Kept while the pointer is on the mark or on the facts themselves; `NO_FACTS` lets go. */
		hold(held: ShownFacts) {
			clearTimeout(leaving)
			set({ held })
		},
		/** Lets go after `ms`, unless the pointer has reached what is held by then: on its way from the mark to the facts. */
		letGo(ms: number) {
			clearTimeout(leaving)
			leaving = setTimeout(() => set({ held: NO_FACTS }), ms)
		},
		/** Put away by the reader, until another text is pointed at or focused. */
		dismiss: () => set({ held: NO_FACTS, hovered: NO_FACTS, focused: NO_FACTS }),
	}
}

export type ShownFactsStore = ReturnType<typeof createShownFacts>

const ShownFactsContext = createContext<ShownFactsStore | undefined>(undefined)
export const ShownFactsProvider = ShownFactsContext.Provider

export function useShownFactsStore(): ShownFactsStore {
	const store = useContext(ShownFactsContext)
	if (!store) throw new Error('useShownFactsStore outside of the editor')
	return store
}

/** The text that shows a mark. */
export function useMarkedFacts(): ShownFacts {
	const store = useShownFactsStore()
	return useSyncExternalStore(store.subscribe, store.marked, () => NO_FACTS)
}

export function useShownFacts(): ShownFacts {
	const store = useShownFactsStore()
	return useSyncExternalStore(store.subscribe, store.get, () => NO_FACTS)
}
