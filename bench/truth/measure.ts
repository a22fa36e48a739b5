import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { checkStatement, type StatementVerdict } from '../../src/core/truth/check-statement'
import { listingsOf } from './page-facts'
import { type Labelled, languageValue, readLabelled, type StatementSet, setOfFile, tagOr } from './statement'

/** A planted statement, where it is from, and what the checker said. */
export type Measured = { file: string; label: Labelled; verdict: StatementVerdict }

/** Judges every planted statement of a folder (of one set, where one is named) whose listing is at hand; says what was not judged and why. */
export async function measure(
	statements: string,
	folders: readonly string[],
	set?: StatementSet,
): Promise<{ measured: Measured[]; faults: string[]; unread: number }> {
	const measured: Measured[] = []
	const faults: string[] = []
	let unread = 0
	const listing = listingsOf(folders)
	for (const file of (await readdir(statements)).filter((name) => name.endsWith('.jsonl') && (!set || setOfFile(name) === set)).sort()) {
		const { read, bad } = await readLabelled(join(statements, file))
		faults.push(...bad.map(({ line, problem }) => `${file}:${line} ${problem}`))
		for (const label of read) {
			const language = languageValue(label.language)
			const found = await listing(label.page)
			if (!language) faults.push(`${file} ${label.id}: unknown language “${label.language}”`)
			else if (typeof found === 'string') unread++
			else
				measured.push({
					file,
					label,
					verdict: checkStatement({ text: label.text, facts: found.facts, language: tagOr(language, label.language), block: label.block }),
				})
		}
	}
	return { measured, faults, unread }
}
