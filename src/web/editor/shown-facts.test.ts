import { expect, test } from 'vitest'
import { createShownFacts, NO_FACTS } from './shown-facts'

const facts = (...ids: string[]) => ({ ids, low: false })

test('[K-1] a text that has the focus shows its facts; one that is pointed at shows a mark, and its facts while the mark is pointed at', () => {
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
