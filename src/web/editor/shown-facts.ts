import { createContext, useContext, useSyncExternalStore } from 'react'

/** Ids of a text's facts, and whether the text stands in the lower half of the canvas. */
export type ShownFacts = { ids: readonly string[]; low: boolean }
export const NO_FACTS: ShownFacts = { ids: [], low: false }

/** Which text's facts are shown: those one points at come before those of the text that has the focus. */
export function createShownFacts() {
	const state = { held: NO_FACTS, hovered: NO_FACTS, focused: NO_FACTS }
	const listeners = new Set<() => void>()
	const set = (change: Partial<typeof state>) => {
		Object.assign(state, change)
		for (const listener of listeners) listener()
	}
	return {
		get: () => [state.held, state.hovered].find(({ ids }) => ids.length > 0) ?? state.focused,
		subscribe(listener: () => void) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		hover: (hovered: ShownFacts) => set({ hovered }),
		focus: (focused: ShownFacts) => set({ focused }),
		/** Kept while the pointer is on the facts themselves; `NO_FACTS` lets go. */
		hold: (held: ShownFacts) => set({ held }),
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

export function useShownFacts(): ShownFacts {
	const store = useShownFactsStore()
	return useSyncExternalStore(store.subscribe, store.get, () => NO_FACTS)
}
