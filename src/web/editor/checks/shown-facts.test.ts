import { expect, test, vi } from 'vitest'
import { createShownFacts, LEAVE_MS, NO_FACTS } from './shown-facts'

const facts = (...ids: string[]) => ({ ids, low: false })

test('[K-1] a focused text shows its facts; one under the pointer shows a mark, and its facts from there', () => {
	const store = createShownFacts()
	store.focus(facts('f1'))
	expect(store.get().ids).toEqual(['f1'])
	store.hover(facts('f2'))
	expect(store.get().ids).toEqual(['f1'])
	expect(store.marked().ids).toEqual(['f2'])
	store.hold(facts('f2'))
	store.hover(NO_FACTS)
	expect(store.get().ids).toEqual(['f2'])
	store.hold(NO_FACTS)
	expect(store.get().ids).toEqual(['f1'])
	store.dismiss()
	expect(store.get()).toBe(NO_FACTS)
})

test('[K-1] the mark and its facts stay while the pointer goes from one to the other, and go when it goes elsewhere', () => {
	vi.useFakeTimers()
	const store = createShownFacts()
	store.hover(facts('f1'))
	store.hold(store.marked())
	store.hover(NO_FACTS)
	expect(store.marked().ids).toEqual(['f1'])
	store.letGo(LEAVE_MS)
	store.hold(store.get())
	vi.advanceTimersByTime(LEAVE_MS)
	expect(store.get().ids).toEqual(['f1'])
	store.letGo(LEAVE_MS)
	vi.advanceTimersByTime(LEAVE_MS)
	expect(store.get()).toBe(NO_FACTS)
	expect(store.marked()).toBe(NO_FACTS)
	vi.useRealTimers()
})
