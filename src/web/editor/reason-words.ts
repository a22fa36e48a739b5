import { LANGUAGES } from '../../core/locale/languages'
import { languageNow } from '../i18n/i18n'
import { languageName } from './language-name'
import type { Words } from './words'

const WORDS = '“(?<words>[^”]+)”'
const CONCEPT = `“[^”]+” \\(${WORDS}\\)`

/** The reasons of the checker (core/truth), by how they are written; pages keep them as sentences. */
const REASONS = [
	['no_fact', 'Rests on no fact of the listing or the store profile'],
	['undated', `No fact names the date ${WORDS}`],
	['unnamed', `No fact names ${WORDS}`],
	['absence', `No fact states the absence of ${CONCEPT}`],
	['unstated', `No fact states ${CONCEPT}`],
	['unstated', `No fact states ${WORDS}(?: as [^;“”]+)?`],
	['unstated', `No fact bears ${WORDS}`],
	['denied', `A fact states “[^”]+”, which is denied \\(${WORDS}\\)`],
	['superlative', `No fact supports the superlative \\(${WORDS}\\)`],
	['popularity', `Popularity, ratings and endorsements are never written \\(${WORDS}\\)`],
	['scarcity', `Stock pressure is never written \\(${WORDS}\\)`],
	['countdown', `Countdowns and offers that end are never written \\(${WORDS}\\)`],
	['discounts', `Price advantages are never written; the page shows the seller’s own price \\(${WORDS}\\)`],
	['guarantees', `Guarantees come from the store profile only \\(${WORDS}\\)`],
	['delivery', `Delivery and payment come from the store profile only \\(${WORDS}\\)`],
	['returns', `Returns come from the store profile only \\(${WORDS}\\)`],
	['health', `Health claims need proof a listing is not \\(${WORDS}\\)`],
	['other_script', `${WORDS} is in another script`],
	['untranslated', `${WORDS} is left untranslated`],
	['not_in_language', 'Not written in (?<language>[\\p{L} ]+)'],
	['traditional', 'Written in traditional characters'],
	['simplified', 'Written in simplified characters'],
] as const

const PATTERNS = REASONS.map(([name, written]) => [name, new RegExp(`^${written}(?:; |$)`, 'su')] as const)

/**
 * Why a text cannot stand on the facts (one reason, or several with `; ` between them as a page's record keeps them), in the
 * language of the app. What is written in a way not known here comes through as it is.
 */
export function reasonWords(t: Words, reason: string): string {
	// English is what the checker writes, and says more: what it took the words for.
	if (languageNow() === 'en') return reason
	const said: string[] = []
	for (let rest = reason; rest !== ''; ) {
		const next = firstReason(t, rest)
		if (!next) return reason
		said.push(next.words)
		rest = rest.slice(next.length)
	}
	return said.join(t('facts_card.between'))
}

function firstReason(t: Words, text: string): { words: string; length: number } | undefined {
	for (const [name, pattern] of PATTERNS) {
		const found = pattern.exec(text)
		if (!found) continue
		const { words, language } = found.groups ?? {}
		const tag = LANGUAGES.find(({ label }) => label === language)?.tag
		return { words: t(`reasons.${name}`, { words, language: tag ? languageName(tag) : language }), length: found[0].length }
	}
	return undefined
}
