import { expect, test } from 'vitest'
import { createShownFacts, NO_FACTS } from './shown-facts'

const facts = (...ids: string[]) => ({ ids, low: false })

test('[K-1] the text one points at comes before the one that has the focus, and the facts stay while one reads them', () => {
	const store = createShownFacts()
	store.focus(facts('f1'))
	expect(store.get().ids).toEqual(['f1'])
	store.hover(facts('f2'))
	expect(store.get().ids).toEqual(['f2'])
	store.hold(facts('f2'))
	store.hover(NO_FACTS)
	expect(store.get().ids).toEqual(['f2'])
	store.hold(NO_FACTS)
	expect(store.get().ids).toEqual(['f1'])
	store.dismiss()
	expect(store.get()).toBe(NO_FACTS)
})
