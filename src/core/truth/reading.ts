import type { Fact } from '../product/facts'
import { conceptNamed, concepts, conceptsOf, furtherConcepts } from './concept-index'
import type { Concept } from './concepts'
import { isDenied, TURKISH_WITHOUT } from './denial'
import { FREE_AFTER, SAYS_NO } from './lexicons/negation'
import { SAID_OF_FACTS } from './lexicons/said-of-facts'
import type { Unit } from './lexicons/units'
import { matchesOf } from './matches'
import { normalizeText } from './normalize-text'
import { type Quantity, quantitiesOf } from './quantities'
import { Remembered } from './remembered'
import { unitAfter } from './units'
import { isForUseOn } from './use'
import { type Mention, Vocabulary } from './vocabulary'

/** A thing a text speaks of: said or denied, as part of the product or as something it is used on; `distinct`: by a word that is never mere talk. */
export type Spoken = {
	concept: Concept
	words: string
	index: number
	denied: boolean
	usedOn: boolean
	asked: boolean
	distinct?: boolean
}

/** A text as the rules see it. */
export type Reading = { raw: string; text: string; spoken: readonly Spoken[]; quantities: readonly Quantity[] }

export type FactReading = Reading & { fact: Fact }

const readings = new Remembered<Reading>(1000)

/** Reads a statement; one text is often read for several judgements. */
export function readText(raw: string): Reading {
	return readings.get(raw, () => {
		const text = normalizeText(raw)
		return { raw, text, spoken: spokenIn(text), quantities: quantitiesOf(text) }
	})
}

/** Reads a sentence of a text that has been read: what is found in it is what was found in its stretch of the whole. */
export function readPart(whole: Reading, raw: string): void {
	readings.get(raw, () => {
		const text = normalizeText(raw)
		const start = whole.text.indexOf(text)
		if (start < 0) return { raw, text, spoken: spokenIn(text), quantities: quantitiesOf(text) }
		const end = start + text.length
		const inside = ({ index }: { index: number }, length: number) => index >= start && index + length <= end
		const moved = <T extends { index: number }>(one: T): T => ({ ...one, index: one.index - start })
		return {
			raw,
			text,
			spoken: whole.spoken.filter((one) => inside(one, one.words.length)).map(moved),
			quantities: whole.quantities.filter((one) => inside(one, one.written.length)).map(moved),
		}
	})
}

const known = new WeakMap<Fact, FactReading>()

/** Reads a fact once: every statement of a page is compared with every fact. */
export function readFact(fact: Fact): FactReading {
	const before = known.get(fact)
	if (before) return before
	const raw = fact.name ? `${fact.name}: ${fact.text}` : fact.text
	const text = normalizeText(raw)
	const name = fact.name ? normalizeText(fact.name) : ''
	const saysNo = fact.kind === 'spec' && SAYS_NO.test(normalizeText(fact.text))
	const spoken = [...spokenIn(text), ...looselySpokenIn(text)].map((one) =>
		saysNo && one.index <= name.length ? { ...one, denied: !one.denied } : one,
	)
	if (ORIGIN.test(name)) spoken.push(...originIn(text, name))
	const reading = { raw, text, spoken, quantities: quantitiesFrom(fact, text, name), fact }
	known.set(fact, reading)
	return reading
}

/** Names of specifications that say where a thing is from. */
const ORIGIN =
	/origin|origen|origem|herkunft|ursprung|herkomst|menşe|pochodz|產地|产地|原産国|원산지|المنشا|страна|מדינת|made in|fabriqué|fabricado/u

function originIn(text: string, name: string): Spoken[] {
	const concept = conceptNamed('origin')
	return concept ? [{ concept, words: text.slice(name.length), index: name.length, denied: false, usedOn: false, asked: false }] : []
}

/** Of a fact an article before a measure is a one: "in steps of one degree". */
function onesIn(text: string): Quantity[] {
	return matchesOf(ONE, text).flatMap(({ 0: written, index }) => {
		const unit = unitAfter(text, index + written.length)
		if (unit === undefined || unit.measures.startsWith('count')) return []
		const said = { written, index, unit, values: [1], role: undefined, decimals: 0 }
		return [{ ...said, approximate: false, bare: false, implied: true, word: true, ofSet: false }]
	})
}
const ONE = /(?<![\p{L}\d])(?:one|single|une?|eine?[mnrs]?|una|uno|uma?|een|ett)(?= [\p{L}°])/gu

/** "Cold for 24 hours and hot for 12.": at the end of what a fact says, the unit said before is left out. */
const withUnitsLeftOut = (all: readonly Quantity[], text: string): Quantity[] =>
	all.map((one, at) => {
		const before = all[at - 1]
		if (one.unit || one.word || one.numbers || !before?.unit || before.unit.measures.startsWith('count')) return one
		const amid = text.slice(before.index + before.written.length, one.index)
		const isLeftOut = AND_THEN.test(amid) && /^(?:[.;,!)]|$)/u.test(text.slice(one.index + one.written.length))
		return isLeftOut ? { ...one, unit: before.unit } : one
	})
const AND_THEN = /^[^.;:!?\d]{1,24} (?:and|or|und|oder|et|ou|y|o|e|en|of|och|og|ve|и|та|و)(?: \p{L}{2,10}){0,3} $/u

/** A value to choose from says nothing of how many there are in a box; how many values there are may be said. */
const CHOICE: Unit = { id: 'count choices', measures: 'count choices', factor: 1, written: '' }

function quantitiesFrom(fact: Fact, text: string, name: string): Quantity[] {
	const written = [...withUnitsLeftOut(quantitiesOf(text, name), text), ...onesIn(text)]
	if (fact.kind !== 'variant') return written
	const choices = {
		written: '',
		values: [fact.text.split(', ').length],
		unit: CHOICE,
		role: undefined,
		decimals: 0,
		approximate: false,
		bare: true,
		implied: true,
		index: text.length,
		word: false,
		ofSet: false,
	}
	return [...written.map((quantity) => (quantity.unit ? quantity : { ...quantity, unit: CHOICE })), choices]
}

const spokenIn = (text: string): Spoken[] =>
	concepts()
		.find(text)
		.map((mention) => spokenOf(mention, text))

const furtherIn = new Remembered<readonly Spoken[]>(1000)
/** What a text speaks of by words of languages beyond the lexicons. */
export function furtherSpokenIn(text: string): readonly Spoken[] {
	return furtherIn.get(text, () =>
		furtherConcepts()
			.find(text)
			.map((mention) => spokenOf(mention, text)),
	)
}

const ownIn = new Remembered<readonly Spoken[]>(1000)
/** What a text speaks of by words that are read in its own language alone. */
export function ownSpokenIn(text: string, language: string): readonly Spoken[] {
	const own = conceptsOf(language)
	if (!own) return []
	return ownIn.get(`${language} ${text}`, () => own.find(text).map((mention) => ({ ...spokenOf(mention, text), distinct: true })))
}

let loose: Vocabulary<Concept> | undefined
/** What a fact speaks of by words too common to be read so in copy. */
function looselySpokenIn(text: string): Spoken[] {
	loose ??= new Vocabulary(
		Object.entries(SAID_OF_FACTS).flatMap(([name, terms]) => {
			const concept = conceptNamed(name)
			return concept ? [[concept, terms] as const] : []
		}),
	)
	return loose.find(text).map((mention) => spokenOf(mention, text))
}

function spokenOf({ of, index, words }: Mention<Concept>, text: string): Spoken {
	return {
		concept: of,
		words,
		index,
		denied:
			isDenied(text, index, words) ||
			(of.category === 'materials' && (TURKISH_WITHOUT.test(words) || FREE_AFTER.test(text.slice(index + words.length)))),
		asked: /^[^.!。！]*[?؟？]/u.test(text.slice(index + words.length)),
		usedOn: of.category === 'materials' && isForUseOn(text, index, words),
	}
}
