import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { HARD_KINDS_TABLE, hardKindsTable } from '../../../test/support/hard-kinds'
import { LANGUAGES } from '../locale/languages'
import type { Fact } from '../product/facts'
import { checkStatement } from './check-statement'

const KINDS = 'certificates health scarcity countdown social-proof guarantees delivery returns discounts prices'.split(' ')
const FACTS: Fact[] = [
	{ id: 'f1', kind: 'title', text: 'Brask mug with lid, 300 ml', origin: { rule: 'test', place: 'test' } },
	{ id: 'f2', kind: 'spec', name: 'Battery life', text: '30 h', origin: { rule: 'test', place: 'test' } },
]

const verdict = (text: string, language: string) => checkStatement({ text, facts: FACTS, language, cited: ['f1'] })

describe('[K-8] the hard kinds plainly told, in every language of the product', () => {
	test('the table has two sentences of every kind in all of them, and two of the product, in at most 60 000 bytes', () => {
		expect(hardKindsTable.map(({ language }) => language).sort()).toEqual(LANGUAGES.map(({ id }) => id).sort())
		for (const { language, rows } of hardKindsTable) {
			expect(rows.map(([kind]) => kind).sort(), language).toEqual([...KINDS, 'innocent'].sort())
			for (const [kind, ...sentences] of rows) expect(sentences.filter(Boolean), `${language} ${kind}`).toHaveLength(2)
		}
		expect(statSync(HARD_KINDS_TABLE).size).toBeLessThanOrEqual(60_000)
	})

	test.each(hardKindsTable)('$language', ({ language, rows }) => {
		const missed = rows.flatMap(([kind = '', ...sentences]) =>
			sentences.flatMap((text): object[] => {
				const { categories, reasons } = verdict(text, language)
				if (kind === 'innocent') return categories.length === 0 ? [] : [{ text, categories, reasons }]
				// An award is a certificate to some word lists and praise by others to some.
				const isCaught = categories.some((one) => one === kind || (kind === 'certificates' && one === 'social-proof'))
				return isCaught ? [] : [{ kind, text, categories }]
			}),
		)
		expect(missed).toEqual([])
	})
})
