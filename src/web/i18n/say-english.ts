import { i18n } from './i18n'

/** A message with holes (`{{count}} pages are left.`) as a pattern, and what it is in the other language. */
type Pattern = { pattern: RegExp; holes: readonly string[]; said: string }
type Catalogue = { exact: Record<string, string>; patterns: readonly Pattern[] }

const MAX_LENGTH = 1000
const HOLE = /\{\{(\w+)\}\}/g
/** Made once of each language's messages. */
const catalogues = new WeakMap<object, Catalogue>()

/**
 * A message in English, as the server and core write them for a person → the same in the language of the app. Messages
 * are looked up by their English words, as in gettext, so that whoever writes one writes it once and the API stays
 * English; what is not in the catalogue (a store's own words, say) stays as it is.
 */
export function sayEnglish(english: string): string {
	// No message of ours is as long; a stranger's words of that length would keep the patterns busy.
	if (english.length > MAX_LENGTH) return english
	const catalogue = catalogueOf(i18n.language)
	if (!catalogue) return english
	const exact = Object.hasOwn(catalogue.exact, english) ? catalogue.exact[english] : undefined
	if (exact !== undefined) return exact
	for (const { pattern, holes, said } of catalogue.patterns) {
		const found = pattern.exec(english)
		if (found) return said.replace(HOLE, (_, hole: string) => sayEnglish(found[holes.indexOf(hole) + 1] ?? ''))
	}
	return english
}

function catalogueOf(language: string): Catalogue | undefined {
	const messages = i18n.getResourceBundle(language, 'english') as Record<string, string> | undefined
	if (!messages) return undefined
	const known = catalogues.get(messages)
	if (known) return known
	const made = { exact: messages, patterns: Object.entries(messages).flatMap(patternOf) }
	catalogues.set(messages, made)
	return made
}

function patternOf([english, said]: [string, string]): Pattern[] {
	const holes = [...english.matchAll(HOLE)].map(([, hole = '']) => hole)
	if (holes.length === 0) return []
	const parts = english.split(HOLE).map((part, position) => (position % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : '(.+?)'))
	return [{ pattern: new RegExp(`^${parts.join('')}$`, 's'), holes, said }]
}
