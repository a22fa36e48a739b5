import type { Fact } from '../../product/facts'
import { emailOf, phoneOf } from '../../seller/contact-links'
import type { TermTopic } from './term-topic'

/** Rule of the facts that come from the store profile; their place is its field. */
export const STORE_PROFILE = 'store-profile'

type Topic = Exclude<TermTopic, 'other'>

/** Words by which a term is known, in its name first, else in what it says. */
const TOPICS: { readonly [T in Topic]: RegExp } = {
	returns: new RegExp(
		'return|refund|exchange|withdraw|rückgabe|rücksend|widerruf|umtausch|retour|rembours|échange|rétractation' +
			String.raw`|devoluci|reembols|cambios?\b|\bresi\b|\breso\b|recesso|rimbors|devoluç|zwrot|iade|إرجاع|استرجاع|استبدال` +
			'|ترجيع|返品|返金|退货|退款|возврат',
		'iu',
	),
	guarantee: /guarant|warrant|garanti|garant[ií]|gwarancj|ضمان|保証|保修|质保|гаранти/iu,
	payment: new RegExp(
		String.raw`\bpay|cash|zahl|bezahl|nachnahme|paiement|payer|\bpago|pagar|contra ?reembolso|pagament|contrassegno` +
			String.raw`|betal|rembours\b|płatno|ödeme|الدفع|دفع|كاش|خلاص|支払|代引|付款|支付|оплат`,
		'iu',
	),
	delivery: new RegExp(
		'deliver|shipp|dispatch|liefer|versand|livraison|expédi|env[ií]o|entrega|consegna|spedizion|bezorg' +
			'|verzend|levering|frakt|dostaw|wysył|teslimat|kargo|توصيل|شحن|تسليم|配送|送料|发货|快递|доставк',
		'iu',
	),
}

/**
 * What the seller states about delivery, returns, guarantee and payment, in the order they stated it; other statements
 * are left alone.
 */
export function sellerTerms(facts: readonly Fact[]): { fact: Fact; topic: Topic }[] {
	return facts.flatMap((fact) => {
		const topic = fact.kind === 'seller' ? topicOf(fact) : undefined
		return topic && !wayOf(fact) ? [{ fact, topic }] : []
	})
}

/** What the law wants said, as the store profile states it for the page's market. */
export function isLegalNotice({ origin }: Fact): boolean {
	return origin.rule === STORE_PROFILE && origin.place === 'legal'
}

/** A statement of more letters does not stand under a button. */
const SHORT_TERM = 90
/** More statements than these make no strip. */
const MOST_SHORT = 4

/**
 * The seller's terms by where a page has them: a few that are read at a glance, under the button; the others in a
 * section of their own.
 */
export function termsByPlace(facts: readonly Fact[]): Record<'strip' | 'section', ReturnType<typeof sellerTerms>> {
	const all = sellerTerms(facts)
	const strip = all.filter(({ fact }) => fact.text.length <= SHORT_TERM).slice(0, MOST_SHORT)
	return { strip, section: all.filter((term) => !strip.includes(term)) }
}

/** The profile names what each of its statements is about; others are told by their words. */
function topicOf({ name, text, origin }: Fact): Topic | undefined {
	if (origin.rule === STORE_PROFILE) return (Object.keys(TOPICS) as Topic[]).find((topic) => topic === origin.place)
	return topicIn(name) ?? topicIn(text)
}

function topicIn(words: string | undefined): Topic | undefined {
	return words === undefined ? undefined : (Object.keys(TOPICS) as Topic[]).find((topic) => TOPICS[topic].test(words))
}

export type Way = 'whatsapp' | 'phone' | 'email'

/** Ways to reach the seller, as they state them: a fact that is a number or an address and nothing else. */
export function contactWays(facts: readonly Fact[]): { fact: Fact; way: Way; value: string }[] {
	return facts.flatMap((fact) => {
		const way = fact.kind === 'seller' ? wayOf(fact) : undefined
		return way ? [{ fact, way, value: fact.text.replace(/^\s*whats ?app\s*[:：]?\s*/iu, '').trim() }] : []
	})
}

const WHATSAPP = /whats ?app|واتس ?ا?ب/iu

function wayOf({ name = '', text }: Fact): Way | undefined {
	const value = text.replace(/^\s*whats ?app\s*[:：]?\s*/iu, '')
	if (emailOf(value)) return 'email'
	if (!phoneOf(value)) return undefined
	return WHATSAPP.test(name) || value !== text ? 'whatsapp' : 'phone'
}
