import { EVERY_MARKET, type Reach, type StoreProfile, type Terms } from './store-profile'

/** Which page it is about, by the values of the request. */
export type PageSetting = { market: string; language: string }

export const TERM_FIELDS = ['delivery', 'returns', 'guarantee', 'payment', 'legal'] as const satisfies readonly (keyof Terms)[]
export type TermField = (typeof TERM_FIELDS)[number]
export const REACH_FIELDS = ['whatsapp', 'phone', 'email', 'address'] as const satisfies readonly (keyof Reach)[]
export type ReachField = (typeof REACH_FIELDS)[number]

/** Names the facts carry, in the order they are stated. */
const NAMES = {
	storeName: 'Store',
	delivery: 'Delivery',
	returns: 'Returns',
	guarantee: 'Guarantee',
	payment: 'Payment',
	legal: 'Legal notice',
	whatsapp: 'WhatsApp',
	phone: 'Phone',
	email: 'E-mail',
	address: 'Address',
} as const satisfies Record<TermField | ReachField | 'storeName', string>

export type SellerStatement = { field: keyof typeof NAMES; name: string; text: string }

/**
 * What the profile states for a page, in a fixed order: its market's terms in its own language, each else that of all
 * markets in that language, and never one of another market or language.
 */
export function sellerStatements(profile: StoreProfile, setting: PageSetting): SellerStatement[] {
	const stated = { storeName: profile.storeName, ...termsFor(profile, setting), ...reachFor(profile, setting.market) }
	return (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((field) =>
		stated[field] ? [{ field, name: NAMES[field], text: stated[field] }] : [],
	)
}

/** The terms of a market in a language; empty where none are stated for it or for all markets in that language. */
export function termsFor({ terms }: Pick<StoreProfile, 'terms'>, { market, language }: PageSetting): Record<TermField, string> {
	return firstStated(
		terms.filter((entry) => entry.language === language),
		market,
		TERM_FIELDS,
	)
}

/** Ways to reach the seller from a market; empty where none are stated for it or for all markets. */
export function reachFor({ reach }: Pick<StoreProfile, 'reach'>, market: string): Record<ReachField, string> {
	return firstStated(reach, market, REACH_FIELDS)
}

/** True when nothing is stated for any market. */
export function statesNothing({ storeName, terms, reach }: StoreProfile): boolean {
	return !storeName && !terms.some((entry) => isStated(entry, TERM_FIELDS)) && !reach.some((entry) => isStated(entry, REACH_FIELDS))
}

/** Terms buyers ask for everywhere; a guarantee and a legal notice are for those who give one. */
const ASKED_FOR: readonly TermField[] = ['delivery', 'returns', 'payment']

/**
 * Terms a page lacks: what every buyer asks for, and what the seller states for another market or in another language.
 */
export function missingTerms(profile: StoreProfile, setting: PageSetting): TermField[] {
	const stated = termsFor(profile, setting)
	return TERM_FIELDS.filter((field) => !stated[field] && (ASKED_FOR.includes(field) || profile.terms.some((entry) => entry[field])))
}

/** The profile without entries that state nothing. */
export function withoutBlanks(profile: StoreProfile): StoreProfile {
	return {
		...profile,
		terms: profile.terms.filter((entry) => isStated(entry, TERM_FIELDS)),
		reach: profile.reach.filter((entry) => isStated(entry, REACH_FIELDS)),
	}
}

function isStated<K extends string>(entry: Readonly<Record<K, string>>, fields: readonly K[]): boolean {
	return fields.some((field) => entry[field].trim() !== '')
}

function firstStated<K extends string>(
	entries: readonly ({ market: string } & Readonly<Record<K, string>>)[],
	market: string,
	fields: readonly K[],
): Record<K, string> {
	const own = entries.find((entry) => entry.market === market)
	const every = entries.find((entry) => entry.market === EVERY_MARKET)
	return Object.fromEntries(fields.map((field) => [field, own?.[field] || every?.[field] || ''])) as Record<K, string>
}
