import { normalizeText } from './normalize-text'
import type { Quantity } from './quantities'
import type { Reading } from './reading'
import type { Finding, RuleContext } from './rules/rule'
import { unitAfter } from './units'

const NOUN = /^[ -](?:(?:of|de|d'|di|von|von den|diferentes?|different\p{L}*|x) )?(\p{L}{4,})/u
const STEM = 5
const LONG_NOUN = 11
const MOST = 40

/** The beginning of the word that follows a number: what is counted. */
function nounAfter({ index, written, unit }: Quantity, text: string): string | undefined {
	if (unit && !unit.measures.startsWith('count')) return undefined
	const noun = NOUN.exec(text.slice(index + written.length, index + written.length + MOST))?.[1]
	// Words put together of more are other words: screws and screwdrivers.
	return noun && `${noun.slice(0, STEM)} ${noun.length > LONG_NOUN ? 'long' : ''}`
}

const counted = new WeakMap<readonly object[], ReadonlyMap<string, ReadonlySet<number>>>()

/** What the facts count, by the beginning of its word. */
function countsOf(facts: RuleContext['facts']): ReadonlyMap<string, ReadonlySet<number>> {
	const known = counted.get(facts)
	if (known) return known
	const counts = new Map<string, Set<number>>()
	for (const { text, quantities } of facts) {
		for (const quantity of quantities) {
			const noun = nounAfter(quantity, text)
			if (noun) counts.set(noun, new Set([...(counts.get(noun) ?? []), ...quantity.values]))
		}
	}
	counted.set(facts, counts)
	return counts
}

/** Small numbers in words of things that the facts count by the same word, and count otherwise: "three buttons" of two. */
export function countedOtherwise(
	{ text, quantities }: Reading,
	{ facts, sameLanguage }: RuleContext,
	isOfScene: (claim: Quantity) => boolean = () => false,
): Finding[] {
	return quantities.flatMap((claim) => {
		const [value = 0] = claim.values
		const noun = value > 1 && Number.isInteger(value) && !/^(?:19|20)\d\d$/u.test(claim.written) ? nounAfter(claim, text) : undefined
		const said = noun && countsOf(facts).get(noun)
		// Words of two languages begin alike by chance: "personas", "personal".
		if (sameLanguage === false && noun?.startsWith('perso')) return []
		if (!said || claim.values.some((one) => said.has(one)) || claim.bound || claim.approximate || addsUp(said, value) || isOfScene(claim))
			return []
		if (isInCompound(value, noun, facts)) return []
		return [{ category: 'numbers' as const, reason: `The facts count otherwise than “${claim.written}”` }]
	})
}

/** "Vier Kreuzschlitzklingen" of eight blades: some of a kind are counted in a word put together with the word for all. */
const isInCompound = (value: number, noun: string, facts: RuleContext['facts']) =>
	facts.some(({ text, quantities }) =>
		quantities.some(({ values, index, written }) => {
			const word = /^[ -]\p{L}+/u.exec(text.slice(index + written.length))?.[0] ?? ''
			return values.includes(value) && word.indexOf(noun.trim().replace(/ long$/, '')) > FIRST_PART
		}),
	)
/** A space and the least letters of a word's first part. */
const FIRST_PART = 3

const addsUp = (said: ReadonlySet<number>, value: number) => [...said].some((one) => [...said].some((other) => one + other === value))

const HOW_MANY =
	/how many|combien|cuánt[oa]s|wie ?viele|quant[ie](?!\p{L})|quant[ao]s|hoeveel|hur många|hvor mange|(?<!\p{L})ile(?!\p{L})|kolik|koľko|koliko|сколько|скільки|колко|kaç|berapa|(?<!\p{L})كم|چند|کتن|كتن|कितन|किती|כמה|montako|hány|câte|πόσ[αεοη]|mấy|bao nhiêu|kiek|cik(?!\p{L})|mitu/u

/** What an answer may begin with before its number. */
const UP_TO =
	/^\s?(?:(?:bis zu|up to|max\p{L}*\.?|höchstens|jusqu'à|hasta|fino a|até|tot|met maximaal|hooguit|opp til|op til|upp till|ca\.?|etwa|rund|about|nearly|environ|circa|unos|cerca de|do|до|حتي|en fazla|azami|exactly|genau|just|only|nur|exactement|seulement) )?$/u

/** A number that is the answer to a question for how many: "How many speeds? Three." The question stands before it, or is given. */
export function countsAnswered({ text, quantities }: Reading, question?: string): Quantity[] {
	const mark = text.indexOf('?') < 0 ? text.indexOf('؟') : text.indexOf('?')
	const asks = mark < 0 && question !== undefined ? normalizeText(question) : text.slice(0, Math.max(0, mark))
	const asked = HOW_MANY.exec(asks)
	if (!asked) return []
	const from = asked.index + asked[0].length
	const unit = Array.from(asks.slice(from).matchAll(/ (?=\p{L})/gu))
		.map(({ index }) => unitAfter(asks, from + index))
		// Of what is measured the unit is asked for by the next word: "how many centimetres?"
		.find((one, at) => one !== undefined && (at === 0 || one.measures.startsWith('count')))
	const answer =
		unit &&
		quantities.find((one) => one.index > mark && UP_TO.test(text.slice(mark + 1, one.index)) && (!one.unit || one.unit.id === unit.id))
	return answer ? [{ ...answer, unit, implied: false, role: undefined }] : []
}
