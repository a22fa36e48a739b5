import { writeFile } from 'node:fs/promises'
import { languageOfText } from '../../src/core/locale/language-of-text'
import { findLanguageByTag } from '../../src/core/locale/languages'
import { checkStatement } from '../../src/core/truth/check-statement'
import { listingsOf } from './page-facts'
import { languageValue, readAsked, tagOr } from './statement'

/**
 * Judges the statements of a file about the pages of a folder and writes a line per statement, in the file's order; the
 * answer counts what could not be judged.
 */
export async function answerStatements(file: string, pages: string, out: string): Promise<{ judged: number; errors: string[] }> {
	const { read, lines: lineOf, bad } = await readAsked(file)
	const errors = bad.map(({ line, id, problem }) => `line ${line}${id ? ` (${id})` : ''} ${problem}`)
	const answers: { line: number; answer: unknown }[] = bad.flatMap(({ line, id, problem }) =>
		id === undefined ? [] : [{ line, answer: { id, error: problem } }],
	)
	const listing = listingsOf([pages])
	let judged = 0
	for (const [index, { id, page, language, text }] of read.entries()) {
		const line = lineOf[index] ?? 0
		const found = await listing(page)
		if (typeof found === 'string') {
			errors.push(`${id}: ${found}`)
			answers.push({ line, answer: { id, error: found } })
			continue
		}
		// A statement in a language that is not known is judged all the same, by what can be told without it.
		const value = languageValue(language) ?? findLanguageByTag(languageOfText(text) ?? '')?.id ?? language
		const { supported, categories, evidence } = checkStatement({ text, facts: found.facts, language: tagOr(value, language) })
		const byId = new Map(found.facts.map((fact) => [fact.id, fact]))
		const rests = evidence.map((factId) => ({ id: factId, text: textOf(byId.get(factId)) }))
		answers.push({ line, answer: { id, supported, categories, evidence: rests } })
		judged++
	}
	answers.sort((a, b) => a.line - b.line)
	await writeFile(out, answers.map(({ answer }) => `${JSON.stringify(answer)}\n`).join(''))
	return { judged, errors }
}

const textOf = (fact: { name?: string | undefined; text: string } | undefined) =>
	fact?.name ? `${fact.name}: ${fact.text}` : (fact?.text ?? '')
