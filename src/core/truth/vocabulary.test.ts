import { describe, expect, test } from 'vitest'
import { TABLES } from './concept-index'
import { headsOf } from './term-heads'
import { spelledOut, Vocabulary } from './vocabulary'

/** A letter of each group of writing, so that the group is read. */
const OF_EVERY_SCRIPT = 'x ا א 漢'

describe('Vocabulary', () => {
	test('[K-2] what a text speaks of does not depend on what was read before', () => {
		const make = () => new Vocabulary([['light', { x: 'lamps?', ar: 'مصباح|led', cjk: '灯' }]] as const)
		const used = make()
		used.find('مصباح 灯')
		for (const text of ['a led lamp', 'مصباح led', '灯 and lamp']) expect(used.find(text)).toEqual(make().find(text))
	})

	test('[K-2] of terms inside each other the longer counts, in any script', () => {
		const words = new Vocabulary([
			['leather', { x: 'leather', cjk: '皮革' }],
			['faux leather', { x: 'faux leather', cjk: '人造皮革' }],
		] as const)
		expect(words.find('soft faux leather').map(({ of }) => of)).toEqual(['faux leather'])
		expect(words.find('人造皮革').map(({ of }) => of)).toEqual(['faux leather'])
	})

	test('[K-2] brackets and bars inside a class of characters are no syntax of the list', () => {
		const words = new Vocabulary([['depth', { x: '\\d+ ?atm(?=[ ,;)]|$)|deep' }]] as const)
		expect(words.find('rated 5 atm, deep').map(({ words: said }) => said)).toEqual(['5 atm', 'deep'])
	})

	test('[K-2] every term of every word list can be read', () => {
		const broken = TABLES.flatMap(([table]) =>
			Object.entries(table).flatMap(([name, { by: _, ...terms }]) => {
				try {
					const words = new Vocabulary([[name, terms]] as const)
					for (const head of Object.values(terms).flatMap((list) => headsOf(spelledOut(list)))) words.find(`${OF_EVERY_SCRIPT} ${head}`)
					return []
				} catch (error) {
					return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
				}
			}),
		)
		expect(broken).toEqual([])
	})
})
