import { expect, test } from 'vitest'
import { withStored } from './with-stored'

test('[R-6] every text of a section in the canvas knows what is stored of it; what has no text stays as it is', () => {
	const node = { $$typeof: Symbol.for('react.element') }
	const given = {
		heading: { html: node, facts: ['f1'] },
		image: 'i1',
		items: [
			{ id: 'a', title: { html: node } },
			{ id: 'b', title: { html: node } },
		],
	}
	const stored = { heading: { html: 'Why', facts: ['f1'] }, image: 'i1', items: [{ id: 'a', title: { html: 'One', facts: [] } }] }
	const draw = (_editor: unknown, words: string, name: string) => `${name}: ${words}`
	expect(withStored(given, stored, draw)).toEqual({
		heading: { html: 'heading: Why', facts: ['f1'], stored: 'Why' },
		image: 'i1',
		items: [
			{ id: 'a', title: { html: 'title: One', stored: 'One' } },
			{ id: 'b', title: { html: 'title: ' } },
		],
	})
})
