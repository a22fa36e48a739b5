import { appendFile, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { parseConfig } from '../../src/config/config'
import type { Judge } from '../../src/connectors/writers/writer'
import { type Verdict, verdictSchema } from '../../src/core/copy/check/check-part'
import { isAppError } from '../../src/core/errors'
import { judgeOf } from '../../src/pipeline/deps'
import type { listingsOf } from './page-facts'
import { type Labelled, languageValue } from './statement'

/** Verdicts by statement; one a judge said nothing of is absent. `source`: who said so. */
export type Judged = { source: string; verdictOf(label: Labelled): Verdict | undefined }

const lineSchema = verdictSchema.extend({ page: z.string(), language: z.string(), text: z.string() })
const keyOf = ({ page, language, text }: { page: string; language: string; text: string }) => JSON.stringify([page, language, text])
/** Sentences of one call, about as many as a page has. */
const AT_ONCE = 60

/** Verdicts recorded earlier: a line of JSON `{page, language, text, verdict, facts}` for each statement. */
export async function recordedVerdicts(file: string): Promise<Judged> {
	const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')
	const verdicts = new Map(lines.map((line) => lineSchema.parse(JSON.parse(line))).map((one) => [keyOf(one), one]))
	return { source: file, verdictOf: (label) => verdicts.get(keyOf(label)) }
}

/** The judge the environment names (CHECK_MODEL, MODEL); undefined where it names none. */
export function configuredJudge(): Judge | undefined {
	const { model } = parseConfig()
	return model && judgeOf(model)
}

/**
 * Asks a judge about statements, those of one listing and language together, and writes each answer to `record` as it
 * comes. A call that fails leaves its statements without a verdict, and is told.
 */
export async function askedVerdicts(
	judge: Judge,
	statements: readonly Labelled[],
	listing: ReturnType<typeof listingsOf>,
	record: string | undefined,
): Promise<Judged> {
	const verdicts = new Map<string, Verdict>()
	for (const [, group] of Map.groupBy(statements, ({ page, language }) => JSON.stringify([page, language]))) {
		const [first] = group
		const found = first && (await listing(first.page))
		if (!first || !found || typeof found === 'string') continue
		const brief = {
			language: languageValue(first.language) ?? first.language,
			market: 'usa',
			factsLanguage: found.product.source.language,
			facts: found.facts,
		}
		for (let at = 0; at < group.length; at += AT_ONCE) {
			const some = group.slice(at, at + AT_ONCE)
			try {
				const said = await judge.judge({ sentences: some.map(({ text }) => text) }, brief, { signal: new AbortController().signal })
				const told = some.flatMap((label) => {
					const verdict = said.verdicts[label.text]
					return verdict ? [{ label, verdict }] : []
				})
				for (const { label, verdict } of told) verdicts.set(keyOf(label), verdict)
				const lines = told.map(
					({ label: { page, language, text }, verdict }) => `${JSON.stringify({ page, language, text, ...verdict })}\n`,
				)
				if (record) await appendFile(record, lines.join(''))
			} catch (error) {
				if (!isAppError(error)) throw error
				console.error(`${judge.model} failed about ${first.page} (${first.language}): ${error.code}`)
			}
		}
	}
	return { source: judge.model, verdictOf: (label) => verdicts.get(keyOf(label)) }
}
