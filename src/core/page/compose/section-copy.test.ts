import { expect, test } from 'vitest'
import type { CopyOf, Text } from '../../copy/copy'
import type { SectionOf } from '../page'
import { isWrittenSection, withCopy } from './section-copy'

const text = (html: string): Text => ({ html, facts: ['f1'] })
const features: SectionOf<'features'> = {
	id: 's1',
	type: 'features',
	hidden: true,
	locked: false,
	props: {
		heading: text('Old'),
		items: [
			{ id: 'a', title: text('One'), text: text('1'), image: 'p1' },
			{ id: 'b', title: text('Two'), text: text('2'), image: null },
		],
	},
}
const copy = (...titles: string[]): CopyOf<'features'> => ({
	heading: text('New'),
	items: titles.map((title) => ({ title: text(title), text: text('-') })),
})
const newId = () => 'new'

test('[W-6] other words leave the section where and as it was: id, hiding, items and their pictures', () => {
	expect(withCopy(features, copy('Uno', 'Due', 'Tre'), newId)).toEqual({
		...features,
		props: {
			heading: text('New'),
			items: [
				{ id: 'a', title: text('Uno'), text: text('-'), image: 'p1' },
				{ id: 'b', title: text('Due'), text: text('-'), image: null },
				{ id: 'new', title: text('Tre'), text: text('-'), image: null },
			],
		},
	})
})

test('[W-6] what arranges facts or is the seller’s own is not written by anybody', () => {
	const free = { id: 's2', type: 'text', hidden: false, locked: false, props: { body: text('Mine') } } as const
	expect([isWrittenSection(features), isWrittenSection({ ...free, props: { body: text('Mine') } })]).toEqual([true, false])
})
