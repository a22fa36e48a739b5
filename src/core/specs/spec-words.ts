import { foldText } from '../locale/fold-text'
import { languageIdOf, madeOfData } from '../truth/truth-data'

/** The twenty languages with a file in `spec-data`; Darija's shops name specifications in Standard Arabic. */
export const SPEC_LANGUAGES = [
	...['english', 'french', 'spanish', 'german', 'italian', 'portuguese', 'dutch', 'swedish', 'polish', 'turkish'],
	...['russian', 'arabic', 'hebrew', 'hindi', 'indonesian', 'vietnamese', 'japanese', 'korean'],
	...['simplified chinese', 'traditional chinese'],
] as const
const SPOKEN_AS: Readonly<Record<string, string>> = { 'moroccan arabic': 'arabic' }

/** What a language calls things: the word a shop would use by concept, and the concept by any of its words, folded. */
type Names = { words: ReadonlyMap<string, string>; concepts: ReadonlyMap<string, string> }
/** A language's file: labels, then values, then signs of units, parted by empty lines; the first word is the shop's. */
export type SpecWords = { language: string; labels: Names; values: Names; units: ReadonlyMap<string, string> }

/** The words of a language (value of the request or tag), read when first needed; undefined without a file. */
export function specWordsOf(language: string): SpecWords | undefined {
	const asked = languageIdOf(language)
	const id = SPOKEN_AS[asked] ?? asked
	if (!(SPEC_LANGUAGES as readonly string[]).includes(id)) return undefined
	return madeOfData(`specs ${id}`, (data) => {
		const [labels = '', values = '', units = ''] = (data.text(`spec-data/${id.replaceAll(' ', '-')}.tsv`) ?? '').split('\n\n')
		return { language: id, labels: namesOf(labels, id), values: namesOf(values, id), units: new Map(rowsOf(units)) }
	})
}

const rowsOf = (text: string): [string, string][] =>
	text.split('\n').flatMap((line): [string, string][] => {
		const [name = '', words = ''] = line.split('\t')
		return name === '' ? [] : [[name, words]]
	})

function namesOf(text: string, language: string): Names {
	const words = new Map<string, string>()
	const concepts = new Map<string, string>()
	for (const [concept, row] of rowsOf(text)) {
		const forms = [...(language === 'english' ? [concept] : []), ...row.split('|')].filter((form) => form !== '')
		words.set(concept, forms[0] ?? concept)
		for (const form of forms) if (!concepts.has(keyOf(form))) concepts.set(keyOf(form), concept)
	}
	if (language === 'english') for (const [key, concept] of [...concepts]) if (!concepts.has(oneOf(key))) concepts.set(oneOf(key), concept)
	return { words, concepts }
}

/** English words without the ending of their plural: “washing instruction”. */
const oneOf = (key: string): string => key.replace(/(?<=\p{L}[^\Ws])s(?!\p{L})/gu, '')

/** A word as it is looked up: whatever its case, accents, direction marks and closing signs. */
export function keyOf(text: string): string {
	return foldText(text.replace(/[\p{Cf}]/gu, ''))
		.replace(/[\s_]+/gu, ' ')
		.replace(/^[\s?¿*•-]+|(?<![\s:：?؟.*])[\s:：?؟.*]+$/gu, '')
}

/**
 * The concept a word names: in the language it comes from, in the one asked for, in English, then in any other; and the
 * language it was found in.
 */
export function conceptOf(
	text: string,
	kind: 'labels' | 'values',
	{ from, to }: { from: string | undefined; to: string },
): { concept: string; language: string } | undefined {
	const key = keyOf(text)
	if (key === '') return undefined
	const known = from === undefined ? undefined : specWordsOf(from)
	for (const language of new Set([...(known ? [known.language] : []), specWordsOf(to)?.language ?? to, ...SPEC_LANGUAGES])) {
		const concepts = specWordsOf(language)?.[kind].concepts
		const concept = concepts?.get(key) ?? (language === 'english' ? concepts?.get(oneOf(key)) : undefined)
		if (concept !== undefined) return { concept, language }
	}
	return undefined
}
