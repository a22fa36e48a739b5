import { FUNCTION_WORDS } from '../../locale/function-words'
import { findLanguageByTag } from '../../locale/languages'
import type { Fact, FactKind } from '../../product/facts'
import { isLabelLine, isListOfRows, isRow, pairsIn } from '../../specs/row-lines'
import { conceptOf } from '../../specs/spec-words'
import { cleanLine, cleanSentences } from '../../text/clean-listing-text'
import { countGraphemes } from '../../text/graphemes'
import { properWords } from '../../text/proper-words'
import { sentenceCase } from '../../text/sentence-case'
import { markedLead } from '../../text/split-lead'
import { cleanTitle } from '../../truth/clean-title'
import { standingFinding } from '../../truth/standing'
import type { Brief } from '../brief'
import { findCliches } from '../style/find-cliches'
import { isRunTogether, linesOf, withoutCutEnd } from './rows'

/** A sentence that may be used, and the fact it is. */
export type Sentence = { text: string; fact: string }
/** A listing entry (bullet) as its usable sentences. */
export type Entry = {
	sentences: Sentence[]
	fact: string
	/** Its beginning, with the lead its author gave it, may stand on no page. */
	isRest?: boolean
}

/** The facts as the embedded writer uses them: cleaned, without what no page may say, in the listing's order. */
export type Material = {
	tag: string | undefined
	title: Fact | undefined
	brand: Fact | undefined
	entries: Entry[]
	/** Paragraphs of the description that are prose. */
	paragraphs: Entry[]
	/** The brand, and the words the listing writes with capitals within its sentences. */
	names: string[]
	of(kind: FactKind): Fact[]
}

/** An entry longer than this, where there are few, is many entries written into one. */
const LONG_ENTRY = 320
const FEW_ENTRIES = 3
const MIN_ENTRY = 12

/** A title without what no page may say; as it is where nothing else is left of it. */
function withCleanText(title: Fact | undefined, facts: readonly Fact[]): Fact | undefined {
	const text = title && cleanTitle(title.text, facts)
	return title && text ? { ...title, text } : title
}

/** Brief → material. Pure and deterministic: the same facts always give the same copy. */
export function materialOf(brief: Brief): Material {
	const tag = brief.factsLanguage && findLanguageByTag(brief.factsLanguage)?.tag
	const of = (kind: FactKind) => brief.facts.filter((fact) => fact.kind === kind)
	const entry = (text: string, fact: Fact): Entry => {
		const said = cleanSentences(text, tag)
		// Behind a table nobody can read stands what was written below it.
		if (isRunTogether(said[0] ?? '')) return { fact: fact.id, sentences: [] }
		const usable = said.filter((sentence) => !standingFinding(sentence, brief.facts) && !isRunTogether(sentence))
		const kept = usable[0] === said[0] ? usable : withoutAnswers(usable, tag)
		return {
			fact: fact.id,
			...(usable[0] === said[0] ? {} : { isRest: true }),
			sentences: kept
				.filter((sentence) => !isInTable(sentence))
				.map((sentence) => ({ text: withoutStockEnd(quiet(sentence, names, tag), tag), fact: fact.id })),
		}
	}
	const conceptIn = (name: string) => conceptOf(name, 'labels', { from: tag || undefined, to: 'english' })?.concept
	const named = new Set(of('spec').map(({ name = '' }) => conceptIn(name)))
	/** A specification written as a sentence (“Material: Steel”), by a name the tables know: it stands among the rows. */
	const isInTable = (sentence: string): boolean => {
		const concepts = pairsIn(sentence).map(([name]) => conceptIn(name))
		return concepts.length > 0 && concepts.every((concept) => concept !== undefined && (isRow(sentence) || named.has(concept)))
	}
	const brand = of('brand')[0]
	const written = [...of('bullet'), ...of('description')].map((fact) => fact.text)
	const names = [...properWords(written, tag), ...(brand ? [brand.text] : [])]
	const bullets = distinct(of('bullet').map((fact) => entry(fact.text, fact)))
	const described = of('description')
		.filter(isOfTheProduct)
		.map((fact) => ({ fact, ...partsOf(PUBLISHED.has(fact.origin.rule) ? withoutCutEnd(fact.text, tag) : fact.text, tag) }))
	const told = distinct([...bullets, ...described.flatMap(({ fact, headed }) => headed.map((text) => entry(text, fact)))])
	const paragraphs = described.flatMap(({ fact, prose }) => distinct(prose.map((text) => entry(text, fact))))
	return {
		tag: tag || undefined,
		title: withCleanText(of('title')[0], brief.facts),
		brand,
		names,
		entries: told.length < FEW_ENTRIES ? distinct(told.flatMap(explode)) : told,
		paragraphs,
		of,
	}
}

/** A sentence without a last clause that says what every listing says: “…, a must-have for every kitchen.” */
function withoutStockEnd(sentence: string, tag: string | undefined): string {
	const [, said, end] = /^(.{20,}),\s([^,]{4,60})\.?$/u.exec(sentence) ?? []
	const isStock = said && end && findCliches(end, (tag && findLanguageByTag(tag)?.id) || 'english').length > 0
	return isStock ? `${said}.` : sentence
}

/** What was left of a paragraph whose beginning is gone does not begin with what answers it: “But it also …”. */
function withoutAnswers(sentences: string[], tag: string | undefined): string[] {
	const small = FUNCTION_WORDS[(tag && findLanguageByTag(tag)?.id) || 'english'] ?? []
	const stands = (sentence: string) => {
		const [first = ''] = /^[\p{L}\p{M}]+/u.exec(sentence.toLowerCase()) ?? []
		return first.length > 3 && !small.includes(first)
	}
	return sentences.slice(Math.max(0, sentences.findIndex(stands)))
}

/** Labels of one or two words that say of a whole description what it is: “Description: …”. */
const OWN_LABEL = /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?\s?[:：]\s+(?=\p{Lu}|\P{Lu}{40})/u

/** What a page publishes for others of its description may have been cut short. */
const PUBLISHED: ReadonlySet<string> = new Set(['json-ld', 'microdata', 'open-graph'])

/** A sentence in capitals, said quietly; a word or three may be a name. */
const quiet = (sentence: string, names: readonly string[], tag: string | undefined): string =>
	sentence.split(/\s+/u).length > 3 ? sentenceCase(sentence, names, tag) : sentence

/** A line or two published for search engines and networks tells of the shop. */
const isOfTheProduct = ({ text, origin }: Fact): boolean => origin.rule !== 'open-graph' || countGraphemes(text) >= MOST_PUBLISHED
const MOST_PUBLISHED = 200

type Parts = { prose: string[]; headed: string[] }

/**
 * A description's lines: prose, and what stands under headings or behind leads of its own.
 * A line that announces others goes, and with it the list below it that is no sentence; so do names with their values,
 * which are rows of the specifications.
 */
function partsOf(description: string, tag: string | undefined): Parts {
	const lines = description.split(/\s*\n\s*/u)
	const parts: Parts = { prose: [], headed: [] }
	const cleaned = lines.map(cleanLine)
	const isHeading = (at: number) => isHeadingOf(cleaned[at] ?? '', cleaned[at + 1] ?? '')
	const headings = lines.filter((_, at) => isHeading(at)).length
	let announced = false
	for (let at = 0; at < lines.length; at++) {
		const line = at === 0 ? (lines[at] ?? '').replace(OWN_LABEL, '') : (lines[at] ?? '')
		const clean = cleanLine(line)
		const isList: boolean = announced && !ENDED.test(clean) && !isHeading(at)
		announced = isLabelLine(clean) || isList
		if (announced || clean === '') continue
		const list = linesOf(line)
		if (list.length > 1) parts.headed.push(...list.filter((item) => !isRow(cleanLine(item))))
		if (list.length > 1 || isRow(clean) || isListOfRows(clean)) continue
		if (headings > 1 && isHeading(at)) parts.headed.push(`${clean}: ${lines[++at]}`)
		else if (!isFragment(clean)) parts.prose.push(line)
	}
	const led = parts.prose.filter((line) => (markedLead(cleanLine(line), tag)?.text.match(WORDS) ?? []).length >= FEWEST_WORDS)
	return led.length < 2 ? parts : { ...parts, prose: parts.prose.filter((line) => !led.includes(line)), headed: [...parts.headed, ...led] }
}

/** Behind a lead stands a sentence, not a measure. */
const WORDS = /(?<![\p{L}\p{M}\d])[\p{L}\p{M}]{2,}(?!\d)|\p{Script=Han}\p{L}|\p{Script=Thai}{4}/gu
const FEWEST_WORDS = 4
const ENDED = /[.!?。！？؟।…]["”»)]?$/u
/** A few words that end with nothing: a keyword among lines of prose. */
const isFragment = (line: string): boolean => /\s/u.test(line) && !ENDED.test(line) && (line.match(/\p{L}+/gu) ?? []).length <= FEWEST_WORDS
/** A thing and how many there are of it: “Base x 1”. */
const COUNTED = /^\d{1,2}\s?[x×*]\s|\s[x×*]\s?\d{1,2}$/u
/** A line set over a paragraph: short, without a stop, above one that is longer and has one. */
const isHeadingOf = (line: string, next: string): boolean =>
	!ENDED.test(line) &&
	!COUNTED.test(line) &&
	!/[,;:，、]/u.test(line) &&
	countGraphemes(line) <= 56 &&
	countGraphemes(next) >= 60 &&
	ENDED.test(next)

/** An entry's text. */
export function textOf(entry: Entry): string {
	return entry.sentences.map((sentence) => sentence.text).join(' ')
}

/** A bullet that is a whole description → an entry per sentence, fragments kept with the sentence before. */
function explode(entry: Entry): Entry[] {
	if (countGraphemes(textOf(entry)) <= LONG_ENTRY) return [entry]
	const groups: Sentence[][] = []
	for (const sentence of entry.sentences) {
		const last = groups.at(-1)
		if (last && countGraphemes(sentence.text) < 2 * MIN_ENTRY) last.push(sentence)
		else groups.push([sentence])
	}
	return groups.map((sentences) => ({ fact: entry.fact, sentences }))
}

/** Entries with something to say, each said once. */
function distinct(entries: Entry[]): Entry[] {
	const seen = new Set<string>()
	return entries.filter((entry) => {
		const key = textOf(entry)
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]/gu, '')
		if (key.length < 4 || seen.has(key)) return false
		seen.add(key)
		return true
	})
}
