import { readFileSync } from 'node:fs'

export const HARD_KINDS_TABLE = 'test/fixtures/hard-kinds.tsv'

/** The table of the hard kinds: a language's rows, each a kind, or `innocent`, and two sentences plainly told. */
export const hardKindsTable = readFileSync(HARD_KINDS_TABLE, 'utf8')
	.split(/^# /mu)
	.slice(1)
	.map((block) => {
		const [language = '', ...rows] = block.trimEnd().split('\n')
		return { language, rows: rows.map((row) => row.split('\t')) }
	})

/** Kind, language and two sentences of each hard kind in a language. */
export function hardKinds(language: string): [kind: string, language: string, first: string, second: string][] {
	const rows = hardKindsTable.find((one) => one.language === language)?.rows ?? []
	return rows.flatMap(([kind = '', first = '', second = '']) => (kind === 'innocent' ? [] : [[kind, language, first, second]]))
}
