import { findLanguage, findLanguageByTag } from '../locale/languages'

/**
 * Where core's data comes from: the text of a file by its path (`truth-data/french.tsv`, `spec-data/french.tsv`), and
 * the floor's weights. Core reads no files itself.
 */
export type TruthData = { text(name: string): string | undefined; weights(): Uint8Array | undefined }

let given: TruthData | undefined
const kept = new Map<string, unknown>()

/**
 * Says where the data is read from; called by whatever starts the program (src/connectors/truth-data). What was made of
 * the same data before is kept.
 */
export function provideTruthData(data: TruthData): void {
	if (data === given) return
	given = data
	kept.clear()
}

/** False in a browser, which has none of the data. */
export const hasTruthData = (): boolean => given !== undefined

/** What is made of the data under a name, made once. Throws when nobody has said where the data is. */
export function madeOfData<T>(name: string, make: (data: TruthData) => T): T {
	if (!given) throw new Error('The data of the truth floor has not been provided; call provideTruthData first.')
	if (!kept.has(name)) kept.set(name, make(given))
	return kept.get(name) as T
}

/** The rows of a language's file by their first field; empty for a language without one. */
export function rowsOf(language: string): ReadonlyMap<string, string> {
	return madeOfData(
		`rows ${language}`,
		(data) =>
			new Map(
				(data.text(`truth-data/${language.replaceAll(' ', '-')}.tsv`) ?? '')
					.split('\n')
					.filter((line) => line.includes('\t'))
					.map((line) => [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)]),
			),
	)
}

/** A language value or BCP-47 tag → the language value; the text itself when it is neither. */
export const languageIdOf = (given: string): string => (findLanguage(given) ?? findLanguageByTag(given))?.id ?? given
