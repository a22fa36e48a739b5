import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '../../../src/core/locale/languages'
import { fillPhrase, phrasesFor } from '../../../src/core/locale/phrases'
import type { LearnedClaim } from '../../../src/core/truth/learned/learned-claims'

/** A sentence labelled by hand; those of one `group` are left out together when it is tried what unseen ones score. */
export type Sentence = {
	text: string
	claims: readonly LearnedClaim[]
	innocent: boolean
	group: string
	kind: 'statement' | 'talk' | 'phrase'
	/** A kind of claim of which nobody said whether it is made. */
	untold?: LearnedClaim | undefined
}

/** How many parts the sentences are put into, each left out once. */
export const FOLDS = 5

const SIGNS: Readonly<Record<string, readonly LearnedClaim[]>> = { '+': [], '-': ['social-proof'], h: ['health'], s: ['scarcity'] }
const CATEGORIES: Readonly<Record<LearnedClaim, readonly string[]>> = {
	'social-proof': ['social-proof'],
	health: ['health'],
	scarcity: ['scarcity', 'countdown'],
}
const KINDS = Object.keys(CATEGORIES) as LearnedClaim[]
/** Talk of one sign often says the other's as well, unlabelled: what sells out is liked, and what all want runs short. */
const UNTOLD: Readonly<Record<string, LearnedClaim>> = { '-': 'scarcity', s: 'social-proof' }

/** The sentences of a folder of talk: files `<language>.tsv`, a sign and a sentence a line. Throws on a line that is neither. */
export function talkIn(folder: string): Sentence[] {
	return filesIn(folder, '.tsv').flatMap((name) =>
		linesOf(join(folder, name)).map((line, at): Sentence => {
			const [sign = '', text = ''] = line.split('\t')
			const claims = SIGNS[sign]
			if (!claims || text === '') throw new Error(`${name}:${at + 1} is no sign and sentence`)
			return { text, claims, innocent: claims.length === 0, group: `${name}:${at % FOLDS}`, kind: 'talk', untold: UNTOLD[sign] }
		}),
	)
}

/** The planted statements worked with; those that measure are not read. */
export function statementsIn(folder: string): Sentence[] {
	return filesIn(folder, '.jsonl')
		.filter((name) => !name.startsWith('unseen'))
		.flatMap((name) =>
			linesOf(join(folder, name)).map((line): Sentence => {
				const { text, supported, categories } = JSON.parse(line) as { text: string; supported: boolean; categories: string[] }
				const claims = KINDS.filter((kind) => CATEGORIES[kind].some((category) => categories.includes(category)))
				return { text, claims, innocent: supported, group: name, kind: 'statement' }
			}),
		)
}

/** The fixed phrases of a page's sections in every language: what no page may be doubted for. */
export function phrases(): Sentence[] {
	return LANGUAGES.flatMap(({ id }) =>
		Object.values(phrasesFor(id)).map((phrase, at): Sentence => {
			const text = fillPhrase(phrase, { product: 'Halden 900', number: '3', language: 'English', brand: 'Halden' })
			return { text, claims: [], innocent: true, group: `phrases:${at % FOLDS}`, kind: 'phrase' }
		}),
	)
}

const filesIn = (folder: string, ending: string) =>
	readdirSync(folder)
		.filter((name) => name.endsWith(ending))
		.sort()
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').filter(Boolean)
