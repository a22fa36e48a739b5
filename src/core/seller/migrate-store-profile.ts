import { z } from 'zod'
import { DEFAULT_LANGUAGE } from '../locale/languages'
import { likelyLanguageOf } from '../locale/likely-language'
import { REACH_FIELDS, TERM_FIELDS } from './seller-statements'
import { EVERY_MARKET, type StoreProfile, storeProfileSchema } from './store-profile'

/** A profile from before terms had a market and a language: each was one text, for every page. */
const former = z.looseObject({})

/**
 * Migrates a profile as it was stored before R-16: what it stated holds for all markets, in the language it is written
 * in. Anything else is answered as it is.
 */
export function migrateStoreProfile(json: unknown): unknown {
	const parsed = former.safeParse(json)
	if (!parsed.success) return json
	const { data } = parsed
	const terms = stringsOf(data, TERM_FIELDS)
	const reach = stringsOf(data, REACH_FIELDS)
	const names: readonly string[] = [...TERM_FIELDS, ...REACH_FIELDS]
	const rest = Object.fromEntries(Object.entries(data).filter(([name, value]) => !names.includes(name) || typeof value !== 'string'))
	const language = likelyLanguageOf(Object.values(terms).join(' '))?.id ?? DEFAULT_LANGUAGE
	return {
		...rest,
		...(!('terms' in rest) && hasWords(terms) ? { terms: [{ market: EVERY_MARKET, language, ...terms }] } : {}),
		...(!('reach' in rest) && hasWords(reach) ? { reach: [{ market: EVERY_MARKET, ...reach }] } : {}),
	}
}

/** A stored profile, of whatever age → the profile. Throws ZodError. */
export function parseStoreProfile(json: unknown): StoreProfile {
	return storeProfileSchema.parse(migrateStoreProfile(json))
}

function stringsOf(data: Record<string, unknown>, names: readonly string[]): Record<string, string> {
	return Object.fromEntries(names.flatMap((name) => (typeof data[name] === 'string' ? [[name, data[name]]] : [])))
}

function hasWords(texts: Record<string, string>): boolean {
	return Object.values(texts).some((text) => text.trim() !== '')
}
