import type { ClaimCategory } from '../../copy/copy'
import { isDenied, withoutFalseNo } from '../denial'
import { FURTHER_STEMS_OF_PROMISES } from '../lexicons/further-stems-of-promises'
import {
	BREATHES_DEEPLY,
	FAVOURITE_PLACE_BEFORE,
	FAVOURITE_PLACE_WITHIN,
	NOT_OF_STOCK_BEFORE,
	NOT_OF_STOCK_BEHIND,
	OF_FAVOURITES,
	OF_FREE_TIME_BEFORE,
	OF_FREE_TIME_BEHIND,
	RELIEVES,
	STIFF,
	STRAIGHTENS,
} from '../lexicons/passing-scenes'
import { COUGHS, ITCHES, KIND_TO_SKIN, OF_SKIN, OF_WOOL, REPLACES, WASHED } from '../lexicons/plain-talk'
import { OVER_BY_ITSELF, USED_UP } from '../lexicons/scarcity'
import { type Stems as ListedStems, STEMS_OF_PROMISES } from '../lexicons/stems-of-promises'
import { matchesOf } from '../matches'
import type { Quantity } from '../quantities'
import { type Stems, stemsOf } from '../stems'
import { listsWithinClauses } from '../within-clauses'
import { type Finding, NOTHING, type Rule, type RuleContext } from './rule'

type Kind = keyof ListedStems
const CATEGORIES: Readonly<Record<Kind, ClaimCategory>> = {
	g: 'guarantees',
	m: 'guarantees',
	h: 'health',
	s: 'social-proof',
	k: 'scarcity',
	c: 'countdown',
	d: 'discounts',
	l: 'delivery',
	r: 'returns',
	u: 'compatibility',
	t: 'missing-evidence',
}
/** Discounts, deliveries, returns and guarantees: what one does, and what one gets for it. */
const ACROSS_COMMAS = 'dlrgm'
const compiled = new Map<string, Stems<Kind> | undefined>()

function promisesOf(language: string): Stems<Kind> | undefined {
	if (!compiled.has(language)) {
		const listed = STEMS_OF_PROMISES[language] ?? FURTHER_STEMS_OF_PROMISES[language]
		compiled.set(language, listed && stemsOf(language, listsWithinClauses<Kind>(listed, ACROSS_COMMAS)))
	}
	return compiled.get(language)
}

/** The text read last that holds no stem. */
let clean = { language: '', text: '' }

/** What shops promise, by the few words of each language that most ways of saying it share. */
export const promises: Rule = ({ text, quantities }, context) => {
	const stemmed = promisesOf(context.language)
	// The sentences of a text are judged after the whole.
	if (!stemmed || (clean.language === context.language && clean.text.includes(text))) return NOTHING
	const findings: Finding[] = []
	const kinds = stemmed.kindsIn(text)
	let isClean = true
	for (const { kind, pattern } of stemmed.patterns) {
		if (!kinds.has(kind)) continue
		for (const { 0: words, index } of matchesOf(pattern, text)) {
			isClean = false
			if (
				isDenied(withoutFalseNo(text, context.language), index, words) ||
				isBorne(kind, words, pattern, context) ||
				isAdvice(words, index, quantities, text.slice(index + words.length), context.facts) ||
				(kind === 'k' && isUsedUp(text, index, words)) ||
				(kind === 'h' && COUGHS.test(words) && !RELIEVES.test(text)) ||
				(kind === 'h' && (isNoDoctor(text, index) || isOfTheEvening(text, words) || (ITCHES.test(words) && OF_WOOL.test(text)))) ||
				(kind === 'c' && isOfFreeTime(text, index, words)) ||
				(kind === 's' && isFavouritePlace(text, index, words))
			)
				continue
			findings.push({ category: CATEGORIES[kind], reason: `No fact bears “${words.trim()}”` })
			break
		}
	}
	if (isClean) clean = { language: context.language, text }
	return { findings, evidence: [] }
}

/** What is recommended beside a figure is an age, a size or a setting: "recommended from 4 years"; so is how to wash. */
const RECOMMENDED =
	/doporu|odporú|recomand|συνιστ|προτειν|препоръ|рекоменд|preporu|priporo|rekomend|iesak|soovit|suosit|ajánl|பரிந்து|सिफार|सिफ़ार|शिफार|সুপারিশ|khuyên|đề xuất|disyor|tövsiy|tavsiye|öneri|aanbev|推荐|推薦|توصي|ينصح|يوصي|سفارش|تجويز|แนะนำ|mælt|pendekez|recomen|recom|empfohl|anbefal|consigl|aanbevol/u
const NEAR = 45
const isAdvice = (words: string, index: number, quantities: readonly Quantity[], behind: string, facts: RuleContext['facts']) =>
	RECOMMENDED.test(words) &&
	(WASHED.test(behind) ||
		quantities.some((one) => Math.abs(one.index - index) <= NEAR) ||
		(FOR_A_USE.test(behind) && facts.some(({ text }) => RECOMMENDED.test(text) || ADVISED.test(text))))
/** "Recommended for glass", where the listing names what it is recommended for. */
const FOR_A_USE = /^ (?:pentru|for|pour|para|per|für|voor|för|til|do|na|za|pro|pre|для|για|untuk|kwa|cho)(?!\p{L})/u
const ADVISED = /recommend|conseill|raccomand/u

/** "Do the readings replace a doctor?" asks what the listing denies of itself. */
const isNoDoctor = (text: string, index: number) => {
	const from = text.slice(0, index).search(/[^.!?؟？。]*$/u)
	const asked = /^[^.!。]*?[?؟？]/u.exec(text.slice(from))?.[0]
	return asked !== undefined && from + asked.length > index && REPLACES.test(asked)
}

/** "Stiff neck, heavy eyelids, one more chapter": limbs that nothing is promised to do good to, or that somebody is asked to stretch. */
const isOfTheEvening = (text: string, words: string) =>
	!RELIEVES.test(text) && (STIFF.test(words) || (STRAIGHTENS.test(words) && BREATHES_DEEPLY.test(text)))

/** "The last day of the holiday" */
const isOfFreeTime = (text: string, index: number, words: string) =>
	FREE_BEFORE.test(text.slice(0, index)) || FREE_BEHIND.test(text.slice(index + words.length)) || FREE_WITHIN.test(words)
const FREE_BEFORE = new RegExp(`${OF_FREE_TIME_BEFORE}$`, 'u')
const FREE_BEHIND = new RegExp(`^(?:${OF_FREE_TIME_BEHIND})`, 'u')
const FREE_WITHIN = new RegExp(`ของ(?:${OF_FREE_TIME_BEFORE})`, 'u')

/** "The children's favourite place", "my favourite hour" */
export const isFavouritePlace = (text: string, index: number, words: string) =>
	OF_FAVOURITES.test(words) && (PLACE_BEFORE.test(text.slice(0, index)) || PLACE_WITHIN.test(text.slice(index)))
const PLACE_BEFORE = new RegExp(`${FAVOURITE_PLACE_BEFORE}$`, 'u')
const PLACE_WITHIN = new RegExp(`^(?:${FAVOURITE_PLACE_WITHIN})`, 'u')

/** "Battery running low", "before the song is over": what a device uses up or what is over by itself, named before its end or right behind it. */
export const isUsedUp = (text: string, index: number, words: string) =>
	STOCK_BEFORE.test(text.slice(0, index)) ||
	STOCK_BEHIND.test(text.slice(index + words.length)) ||
	USED_BEFORE.test(text.slice(Math.max(0, index - AMID), index)) ||
	USED_BEHIND.test(text.slice(index, index + words.length + BEHIND)) ||
	OVER.test(text.slice(index, index + words.length + BEHIND).split(/[.,;!?،।]/u)[0] ?? '')
const STOCK_BEFORE = new RegExp(`${NOT_OF_STOCK_BEFORE}$`, 'u')
const STOCK_BEHIND = new RegExp(`^(?:${NOT_OF_STOCK_BEHIND})`, 'u')
const AMID = 30
const BEHIND = 12
const USED_BEFORE = new RegExp(`${USED_UP}[^.,;!]{0,16}$`, 'u')
const OVER = new RegExp(`(?<!\\p{L})(?:\\p{L}{1,3} )?${OVER_BY_ITSELF}`, 'u')
const USED_BEHIND = new RegExp(`^\\S+ (?:\\S+ ){0,2}\\S{0,3}${USED_UP}`, 'u')

/** Whether a fact speaks of it: a guarantee of a guarantee, anything of it in the same words, the seller of his terms. */
function isBorne(kind: Kind, words: string, pattern: RegExp, { facts, seller }: RuleContext): boolean {
	const category = CATEGORIES[kind]
	// The seller states his terms in the language of the page.
	if (OF_SELLER.has(kind) && seller.some(({ text }) => text.search(pattern) >= 0)) return true
	if (kind === 'g') return facts.some(({ spoken }) => spoken.some((one) => one.concept.category === category))
	if (kind === 's' || kind === 'k' || kind === 'c' || kind === 'd') return false
	if (kind === 'm' || kind === 'l' || kind === 'r')
		return seller.some(({ spoken }) => spoken.some((one) => one.concept.category === category || one.concept.category === 'returns'))
	if (kind === 'u') return facts.some(({ text }) => FITS_ALL.test(text))
	// Certificates as such, where a fact names one; each mark is judged by its name.
	if (kind === 't' && CERTIFIES.test(words) && facts.some(({ spoken }) => spoken.some((one) => one.concept.category === 'certificates')))
		return true
	if (kind === 'h' && OF_SKIN.test(words) && facts.some((fact) => KIND_TO_SKIN.test(fact.text))) return true
	if (kind === 'h' && CREASES.test(words) && facts.some((fact) => CREASE_FREE.test(fact.text))) return true
	if (kind === 'h' && HEALTHY.test(words) && facts.some((fact) => HEALTHY.test(fact.text))) return true
	return facts.some((fact) => fact.text.includes(words.trim()))
}

/** What keeps a fabric smooth keeps no skin so. */
const CREASES = /抗[皱皺]|防[皱皺]|しわ|シワ|주름|anti-?rid|anti-?arrug|knitter/u
const CREASE_FREE = /wrinkle|crease|infroiss|knitter|arrug|piegh|kreuk|[皱皺]|シワ|しわ|주름|buruş|תקמט|تجعد|كرمش/u

const OF_SELLER: ReadonlySet<Kind> = new Set(['g', 'm', 'l', 'r'])

/** A listing that says of itself what all it fits. */
const FITS_ALL =
	/(?:fits?|works?|compatib|suits?|suitable|passt|passen|kompatib|geeignet|funziona|funciona|fonctionne|convient|adapt|uyum|对应|適用|适用|対応|متوافق|يناسب)[^.;]{0,40}(?:all|any|every|most|jede|tou[ts]|tod[oa]|tutt|qualsiasi|cualquier|qualquer|n'importe|her|tüm|كل|جميع|所有|すべて)/u

const CERTIFIES =
	/(?:c|s|z|ц|с)(?:e|е)rt[iyí]f|сертиф|tanúsít|minősít|keurmerk|gütesiegel|prüfzeichen|godkjent|godkänd|godkendt|sertif|chứng nhận|chứng chỉ|인증|认证|認證|認証|รับรอง|πιστοπο|प्रमाणि|मानक|প্রত্যয়ি|সনদ|சான்|مصدق|معتمد|شهاد[هة]|گواه|sertifi|patvirtin|hyväksy/u

/** Health itself, in the languages of the lists: what a listing that speaks of health may be repeated to say. */
const HEALTHY =
	/health|saúde|santé|salu[dt]|gesund|gezond|gesond|hälso|sunnere|sundere|heilsu|terve[iy]|tervi[st]|zdrow|zdrav|здоров|здрав|sănăt|υγε|egészség|veselī|sveik|sağlı|sağlam|صح[هت]|سلامت|स्वास्थ्य|सेहत|आरोग्य|স্বাস্থ্য|ஆரோக்கிய|ఆరోగ్య|આરોગ્ય|સ્વાસ્થ્ય|ਸਿਹਤ|ಆರೋಗ್ಯ|ആരോഗ്യ|สุขภาพ|kesehatan|kesihatan|kalusugan|sức kh|afya|impilo|健康|건강/u
