import type { ClaimCategory } from '../../copy/copy'
import { findLanguageByTag } from '../../locale/languages'
import { EVERY_OTHER, PEOPLE_BEHIND } from '../lexicons/crowds-in-figures'
import { FURTHER_SIGNS_OF_TALK } from '../lexicons/further-signs-of-talk'
import { ASKED_WHAT_TO_DO, ASKS_HOW, ASKS_WHERE, LOUDLY_BEFORE, LOUDLY_BEHIND, OF_BUYING, WHERE_BEHIND } from '../lexicons/passing-scenes'
import { PEOPLE_EASTERN } from '../lexicons/people/eastern'
import { PEOPLE_GERMANIC } from '../lexicons/people/germanic'
import { PEOPLE_ROMANCE } from '../lexicons/people/romance'
import { PEOPLE_SOUTHERN } from '../lexicons/people/southern'
import {
	ALL_IN,
	ALL_OVER,
	BETWEEN,
	BORROWS,
	CHOOSES,
	EACH,
	GENERATIONS,
	GIVES_BACK,
	LEFT_FOR,
	NOBODY,
	OF_THE_DAY,
	OWN,
	RECOMMENDS,
	SEEKS,
	SHOWS_AND_SONGS,
	SOMETHING_TO_MEND,
	SPEAKS,
	SPEAKS_OR_SAYS,
	SUN_OR_NETS,
	SWEARS_BY,
	SWEARS_THAT,
	TELLS_HOW,
	TELLS_OF_MAKING,
	WAKES,
} from '../lexicons/plain-talk'
import { SIGNS_OF_CROWDS } from '../lexicons/signs-of-crowds'
import { SIGNS_OF_MERIT } from '../lexicons/signs-of-merit'
import { SIGNS_OF_RANK } from '../lexicons/signs-of-rank'
import { SIGNS_OF_TALK, type Signs } from '../lexicons/signs-of-talk'
import { matchesOf } from '../matches'
import type { Quantity } from '../quantities'
import { type Stems, sourceOf, stemsOf } from '../stems'
import { listsWithinClauses } from '../within-clauses'
import { isFavouritePlace, isUsedUp } from './promises'
import { type Finding, NOTHING, type Outcome, type Rule, type RuleContext } from './rule'
import { isOfNoGoods } from './spoken-of'
import { WHY } from './why'

type Sign = Exclude<keyof Signs, 'f' | 'F'>
type Place = { start: number; end: number; words: string }
type Pair = { one: Sign; other: Sign; category: ClaimCategory; reach: number; acrossSentences?: boolean }

/** Two signs that meet within so many characters make a claim of a category. */
const PAIRS: readonly Pair[] = [
	{ one: 'p', other: 'o', category: 'social-proof', reach: 45 },
	{ one: 'a', other: 'o', category: 'social-proof', reach: 40 },
	{ one: 'p', other: 'a', category: 'social-proof', reach: 25 },
	{ one: 'P', other: 'D', category: 'social-proof', reach: 60 },
	{ one: 'p', other: 'D', category: 'social-proof', reach: 60 },
	{ one: 'a', other: 'D', category: 'social-proof', reach: 60 },
	{ one: 'Q', other: 'L', category: 'social-proof', reach: 25 },
	{ one: 'q', other: 'u', category: 'scarcity', reach: 22 },
	{ one: 'u', other: 'e', category: 'scarcity', reach: 45 },
	{ one: 'd', other: 'w', category: 'delivery', reach: 45, acrossSentences: true },
	{ one: 'n', other: 'h', category: 'discounts', reach: 40 },
	{ one: 'v', other: 'b', category: 'health', reach: 45 },
	{ one: 'r', other: 'g', category: 'guarantees', reach: 40 },
	{ one: 'S', other: 'Z', category: 'superlatives', reach: 60 },
	{ one: 'B', other: 'M', category: 'returns', reach: 60, acrossSentences: true },
]
/** Signs that are a claim by themselves. */
const SINGLE: readonly (readonly [Sign, ClaimCategory])[] = [
	['E', 'environment'],
	['x', 'superlatives'],
	['C', 'social-proof'],
	['K', 'scarcity'],
]
const reasonFor = (category: ClaimCategory, words: string) =>
	`${WHY[category] ?? 'No fact states “good for the environment”'} (“${words.trim().replace(/[“”]/g, '')}”)`
/** Signs of people and of places of theirs: whom the product is said to be for is no crowd. */
const OF_PEOPLE: ReadonlySet<Sign> = new Set(['p', 'a', 'P', 'L'])
const PEOPLE = { ...PEOPLE_GERMANIC, ...PEOPLE_ROMANCE, ...PEOPLE_SOUTHERN, ...PEOPLE_EASTERN }
const ENDS_SENTENCE = /[.!?。！？…।;；؛]/u

type Read = { stems: Stems<Sign>; forBefore: RegExp | undefined; forBehind: RegExp | undefined }
const compiled = new Map<string, Read>()

function readFor(language: string): Read {
	const read = compiled.get(language) ?? compile(language)
	compiled.set(language, read)
	return read
}

function compile(language: string): Read {
	const key = language.endsWith('chinese') ? 'chinese' : language
	const listed = {
		...(SIGNS_OF_TALK[key] ?? FURTHER_SIGNS_OF_TALK[key]),
		...SIGNS_OF_MERIT[key],
		...SIGNS_OF_CROWDS[key],
		...SIGNS_OF_RANK[key],
		...PEOPLE[key],
	}
	const { f, F, ...signs } = listed
	return {
		stems: stemsOf(language, listsWithinClauses<Sign>(signs), { whole: false }),
		forBefore: f === undefined ? undefined : new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${sourceOf(f)})\\s?(?:\\S+\\s){0,2}$`, 'u'),
		forBehind: F === undefined ? undefined : new RegExp(`^\\s?(?:${sourceOf(F)})`, 'u'),
	}
}

/** What sales talk says by two signs that meet: people and their opinion, last and pieces, ordered and tomorrow. */
export const talk: Rule = ({ text, quantities }, context) => {
	const read = readFor(context.language)
	const kinds = read.stems.kindsIn(text)
	const pairs = PAIRS.filter(({ one, other }) => kinds.has(one) && kinds.has(other))
	const single = SINGLE.filter(([sign]) => kinds.has(sign))
	const crowd = crowdIn(text, quantities, kinds.has('p') ? () => placesOf(text, read)('p') : undefined)
	if (pairs.length === 0 && single.length === 0 && !crowd) return NOTHING
	const places = placesOf(text, read)
	const findings: Finding[] = crowd ? [{ category: 'social-proof', reason: reasonFor('social-proof', crowd) }] : []
	for (const pair of pairs) {
		// What is done is rarer than who there is.
		const others = places(pair.other)
		const met = others.length > 0 ? meetingOf(ofNoStory(places(pair.one), context), others, pair, text, context) : undefined
		if (met && !isBorne(pair, context, read)) findings.push({ category: pair.category, reason: reasonFor(pair.category, met) })
	}
	for (const [sign, category] of single) {
		const said = places(sign).find(
			(place) =>
				!isSaidByFacts(sign, place.words, context) &&
				!isOfTheDay(place, place, text) &&
				!(sign === 'C' && (isAskedOfElse(place, text) || isFavouritePlace(text, place.start, place.words))) &&
				!(sign === 'C' && BORROWS.test(place.words) && GIVES_BACK.test(text.slice(place.end))) &&
				!(SWEARS_BY.test(place.words) && SWEARS_THAT.test(text.slice(place.end))) &&
				!(sign === 'K' && (isUsedUp(text, place.start, place.words) || LEFT_FOR.test(text.slice(place.end)))) &&
				!(sign === 'E' && SUN_OR_NETS.test(place.words) && !TELLS_OF_MAKING.test(text)),
		)
		if (said) findings.push({ category, reason: reasonFor(category, said.words) })
	}
	return { findings, evidence: [] } satisfies Outcome
}

/** So many people or homes are a crowd. */
const LEAST_CROWD = 100
const CROWD_REACH = 28
const CROWD_NEAR = 16
const EVERYBODY_FAR = 26
/** A great number and who they are: "3,000 households". */
function crowdIn(text: string, quantities: readonly Quantity[], people: (() => readonly Place[]) | undefined): string | undefined {
	for (const { index, written, values, unit, numbers } of quantities) {
		if ((unit && !unit.measures.startsWith('count people')) || numbers || !values.some((value) => value >= LEAST_CROWD)) continue
		if (/^(?:19|20)\d\d$/.test(written)) continue
		// An amount ("كمية") is no hundred.
		if (written.startsWith('ميه') && text[index - 1] === 'ك') continue
		const behind = PEOPLE_BEHIND.exec(text.slice(index + written.length, index + written.length + CROWD_REACH))?.[0]
		if (behind !== undefined) return written + behind
		const end = index + written.length
		const near = people?.().find(({ start }) => start >= end && start <= end + CROWD_NEAR)
		if (near && !ENDS_SENTENCE.test(text.slice(end, near.start))) return text.slice(index, near.end)
	}
	const share = EVERY_OTHER.exec(text)
	const whose = share && PEOPLE_BEHIND.exec(text.slice(share.index + share[0].length, share.index + share[0].length + EVERYBODY_FAR))
	return share && whose ? share[0] + whose[0] : undefined
}

/** Generations a story tells of, which its listing names, are none of buyers. */
const ofNoStory = (places: readonly Place[], { facts }: RuleContext): readonly Place[] =>
	places.some(({ words }) => GENERATIONS.test(words)) && facts.some(({ text }) => GENERATIONS.test(text))
		? places.filter(({ words }) => !GENERATIONS.test(words))
		: places

/** A fact that has the same words, or such a sign in its own language. */
const isSaidByFacts = (sign: Sign, said: string, { facts, words, tag }: RuleContext): boolean => {
	if (sign === 'x') return words.some(({ text }) => text.includes(said))
	return sign === 'E' && (facts.some(({ text }) => text.includes(said)) || isSignOfFacts(sign, facts, tag))
}

/** Whether a fact has the sign, or both, in its own language. */
function isSignOfFacts(sign: Sign, facts: RuleContext['facts'], tag: string | undefined, other: Sign = sign): boolean {
	const language = tag === undefined ? undefined : findLanguageByTag(tag)?.id
	const patterns = language === undefined ? undefined : readFor(language).stems.patterns
	const [one, two] = [sign, other].map((name) => patterns?.find(({ kind }) => kind === name)?.pattern)
	return one !== undefined && two !== undefined && facts.some(({ text }) => text.search(one) >= 0 && text.search(two) >= 0)
}

/** “For” as Arabic and Hebrew write it, in one with the word it is said of. */
const FOR_IN_ONE = /^(?:[وف]?ل(?=[\p{Script=Arabic}]{2})|[והש]?ל(?=[\p{Script=Hebrew}]{2}))/u

/** Where each sign stands, found when first asked for. Those a text is for are not those who speak. */
function placesOf(text: string, { stems, forBefore, forBehind }: Read): (sign: Sign) => readonly Place[] {
	const found = new Map<Sign, readonly Place[]>()
	const isAddressed = ({ start, end, words }: Place) =>
		FOR_IN_ONE.test(words) ||
		forBefore?.test(text.slice(Math.max(0, start - 30), start)) === true ||
		forBehind?.test(text.slice(end, end + 12)) === true
	return (sign) => {
		const known = found.get(sign)
		if (known) return known
		const pattern = stems.patterns.find(({ kind }) => kind === sign)?.pattern
		const all = (pattern ? matchesOf(pattern, text) : []).map(({ 0: said, index }) => {
			const words = said.replace(/[,;:.،؛]+$/u, '')
			return { start: index, end: index + words.length, words }
		})
		const places = OF_PEOPLE.has(sign) ? all.filter((place) => !isAddressed(place)) : all
		found.set(sign, places)
		return places
	}
}

function meetingOf(ones: readonly Place[], others: readonly Place[], pair: Pair, text: string, context: RuleContext): string | undefined {
	const { reach, acrossSentences } = pair
	for (const one of ones) {
		for (const other of others) {
			const [first, second] = one.start <= other.start ? [one, other] : [other, one]
			// A deed may be said around who does it: "wilde mijn schoonmoeder er ook zo een".
			if (second.start < first.end ? second.end > first.end : second.start - first.end > reach) continue
			// One word alone is not both who speaks and what is said.
			if (first.start === second.start && first.end === second.end) continue
			if (!acrossSentences && ENDS_SENTENCE.test(text.slice(first.end, second.start))) continue
			if (isPlainTalk(pair, one, other, text, context)) continue
			return text.slice(first.start, Math.max(first.end, second.end))
		}
	}
	return undefined
}

const TOPIC_REACH = 26
/** Talk of the weather, an uncle who swears by vinyl: the thing is named, in the same clause, and it is none of ours. */
function isOfTheDay(one: Place, said: Place, text: string): boolean {
	if (!SPEAKS.test(said.words)) return false
	const end = Math.max(one.end, said.end)
	if (LOUDLY_BEHIND.test(text.slice(said.end)) || LOUDLY_BEFORE.test(text.slice(Math.min(one.start, said.start), end))) return true
	const clause = text.slice(end, end + TOPIC_REACH).split(/[.,;:!?،。、，]/u)[0] ?? ''
	return OF_THE_DAY.test(text.slice(Math.min(one.start, said.start), end) + clause)
}

/** "The boss asks where the laptop is", "ask your mother how she washed it": what is asked for is none of the goods. */
function isAskedOfElse({ end, words }: Place, text: string): boolean {
	const rest = text.slice(end, end + ASKED_REACH).split(/[.;!?؟。]/u)[0] ?? ''
	if (ASKED_WHAT_TO_DO.test(rest) || (WHERE_BEHIND.test(rest) && !OF_BUYING.test(rest))) return true
	if (ASKS_WHERE.test(words)) return /\p{L}/u.test(rest) && !OF_BUYING.test(rest)
	return ASKS.test(words) && ASKS_HOW_AT_ONCE.test(rest)
}
const ASKED_REACH = 60
const ASKS =
	/^(?:(?:just |simply )?ask|frag|demandez?|pregunt|chied|domand|pergunt|vraag|spør|spørg|fråga|kysy|zapyta|spyta|zept|opýt|pitaj|vprašaj|kérdez|întreab|ρώτ|спрос|спита|запита|попитай|sor(?:un)?(?!\p{L})|اسال|سول|שאל|بپرس|پوچھ|पूछ|tanya|hỏi)/u
const ASKS_HOW_AT_ONCE = new RegExp(`^[^,،]{0,14}?${ASKS_HOW.source}`, 'u')

/** What stands before and behind a pause is not said together: "photographs of alleys, on every page". */
const ENDS_PART = /[,;:،؛、，；：]/u
const SOUGHT_BEFORE = 36
const SOUGHT_BEHIND = 28
/** Words of crowds in a sentence that tells of none: nobody says how, searching all over the workshop, each knife of a workshop. */
function isPlainTalk({ one: sign, other: met, category }: Pair, one: Place, other: Place, text: string, { facts }: RuleContext): boolean {
	const start = Math.min(one.start, other.start)
	const end = Math.max(one.end, other.end)
	if (category === 'superlatives') return isOfNoGoods({ words: one.words, index: one.start }, { text, quantities: [] }, facts)
	if (category === 'guarantees') return SOMETHING_TO_MEND.test(text)
	if (category === 'delivery') return PUT_IN_BASKET.test(one.words) && TODAY.test(other.words)
	if (category === 'scarcity') return isUsedUp(text, start, text.slice(start, end))
	if (category !== 'social-proof') return false
	if (sign === 'Q') {
		const around = `${text.slice(Math.max(0, start - SOUGHT_BEFORE), start)} ${text.slice(end, end + SOUGHT_BEHIND)}`
		if (ALL_OVER.test(one.words) && (SEEKS.test(around) || WAKES.test(around))) return true
		if (ENDS_PART.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)))) return true
		if (ALL_IN.test(text.slice(start, end))) return true
		if (PARTY_IS_OVER.test(one.words) && other.start < one.start) return true
		return (
			EACH.test(one.words) &&
			(other.start < one.start || wordsIn(text.slice(one.end, other.start)) > (ITS_NOUN_FIRST.test(one.words) ? 0 : MOST_AMID))
		)
	}
	if (met !== 'o' && met !== 'D') return false
	if (isOfTheDay(one, other, text) || isFavouritePlace(text, other.start, other.words) || isAskedOfElse(other, text)) return true
	if (SWEARS_BY.test(other.words) && SWEARS_THAT.test(text.slice(end))) return true
	if (CHOOSES.test(other.words) && (BETWEEN.test(text.slice(end)) || OWN.test(text.slice(end)))) return true
	if (BORROWS.test(other.words) && GIVES_BACK.test(text.slice(end))) return true
	if (RECOMMENDS.test(other.words) && isOfShows(text.slice(end), facts)) return true
	if (!NOBODY.test(one.words) || !SPEAKS_OR_SAYS.test(other.words)) return false
	const lastWord = other.words.slice(other.words.lastIndexOf(' '))
	return TELLS_HOW.test(lastWord) || TELLS_HOW.test(text.slice(end))
}
/** "Put it in your basket today" says when to order, not when it comes. */
export const PUT_IN_BASKET =
	/kor[bg](?:en)?(?!\p{L})|kurv|panier|carrel|carrinho|carrito|cesta|cistell|mandje|wagen(?!\p{L})|koszyk|košík|košar|krepšel|groz|ostukorv|ostoskor|kosár|καλάθι|coș|корзин|кошик|кошниц|количк|корп|sepet|səbət|سل[هة]|سلت|عرب[هة]|سبد|ٹوکری|کارٹ|टोकरी|कार्ट|झोल|কার্ট|ঝুড়ি|カート|かご|购物车|購物車|장바구니|카트|giỏ|ตะกร้า|keranjang|troli|kikapu|basket|cart(?!\p{L})/u
const TODAY =
	/today|heute|aujourd'hui|(?<!\p{L})hoy|oggi|hoje|vandaag|idag|i dag|tänään|täna|dzi[śs]|dnes|danas|danes|сегодня|сьогодні|днес|данас|bugün|bu gün|اليوم|ليوم|امروز|آج|اج(?!\p{L})|आज|আজ|今日|本日|今天|오늘|hôm nay|วันนี้|hari ini|σήμερα|(?<!\p{L})(?:azi|astăzi|ma|avui|šodien|šiandien|leo|ngayon|vandag|í dag)(?!\p{L})|היום/u
/** "The party is over", which Persian says with the word for all of it. */
const PARTY_IS_OVER = /^تمام$/u
/** A film or a song that somebody recommends, of a page that sells neither. */
const isOfShows = (behind: string, facts: RuleContext['facts']) =>
	SHOWS_AND_SONGS.test(behind) && !facts.some(({ text }) => /film|movie|dvd|audio cd|album|vinyl|book|libro|livre|buch/u.test(text))
const MOST_AMID = 2
/** Where the place stands behind what is told of it, a word between is what there is each of: "her bıçak atölyede". */
const ITS_NOUN_FIRST = /^(?:her|hər|हर)(?!\p{L})/u
const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '').length

/** What the seller says of delivery, and a listing that itself says what does the body good, may be repeated. */
function isBorne({ one, other, category }: Pair, { seller, facts, tag }: RuleContext, { stems }: Read): boolean {
	const [first, second] = [one, other].map((sign) => stems.patterns.find(({ kind }) => kind === sign)?.pattern)
	const ofSeller = category === 'guarantees' || category === 'delivery' || category === 'returns'
	// The seller states his terms in the language of the page.
	if (ofSeller && first && second && seller.some(({ text }) => text.search(first) >= 0 && text.search(second) >= 0)) return true
	if (category === 'guarantees') return facts.some(({ spoken }) => spoken.some((one) => one.concept.category === category))
	if (category === 'delivery') return seller.some(({ spoken }) => spoken.some((one) => one.concept.category === 'delivery'))
	if (category === 'superlatives') return isSignOfFacts('S', facts, tag, 'Z')
	if (category !== 'health') return false
	return isSignOfFacts('v', facts, tag, 'b')
}
