import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../locale/languages'
import type { Fact } from '../product/facts'
import { checkStatement } from './check-statement'

const TABLE = 'test/fixtures/hard-kinds.tsv'
const KINDS = 'certificates health scarcity countdown social-proof guarantees delivery returns discounts prices'.split(' ')
const FACTS: Fact[] = [
	{ id: 'f1', kind: 'title', text: 'Brask mug with lid, 300 ml', origin: { rule: 'test', place: 'test' } },
	{ id: 'f2', kind: 'spec', name: 'Battery life', text: '30 h', origin: { rule: 'test', place: 'test' } },
]

/** A language's rows: a hard kind, or `innocent`, and two sentences plainly told. */
const blocks = readFileSync(TABLE, 'utf8')
	.split(/^# /mu)
	.slice(1)
	.map((block) => {
		const [language = '', ...rows] = block.trimEnd().split('\n')
		return { language, rows: rows.map((row) => row.split('\t')) }
	})
const verdict = (text: string, language: string) => checkStatement({ text, facts: FACTS, language, cited: ['f1'] })

describe('[K-8] the hard kinds plainly told, in every language of the product', () => {
	test('the table has two sentences of every kind in all of them, and two of the product, in at most 60 000 bytes', () => {
		expect(blocks.map(({ language }) => language).sort()).toEqual(LANGUAGES.map(({ id }) => id).sort())
		for (const { language, rows } of blocks) {
			expect(rows.map(([kind]) => kind).sort(), language).toEqual([...KINDS, 'innocent'].sort())
			for (const [kind, ...sentences] of rows) expect(sentences.filter(Boolean), `${language} ${kind}`).toHaveLength(2)
		}
		expect(statSync(TABLE).size).toBeLessThanOrEqual(60_000)
	})

	test.each(blocks)('$language', ({ language, rows }) => {
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
