import { i18n } from './i18n'

/** A message with holes (`{{count}} pages are left.`) as a pattern, and what it is in the other language. */
type Pattern = { pattern: RegExp; holes: readonly string[]; said: string }
type Catalogue = { exact: Record<string, string>; patterns: readonly Pattern[] }

const HOLE = /\{\{(\w+)\}\}/g
const catalogues = new Map<string, Catalogue>()

/**
 * A message in English, as the server and core write them for a person → the same in the language of the app. Messages are looked up by
 * their English words, as in gettext, so that whoever writes one writes it once and the API stays English; what is not in the catalogue
 * (a store's own words, say) stays as it is.
 */
export function sayMessage(english: string): string {
	const catalogue = catalogueOf(i18n.language)
	if (!catalogue) return english
	const exact = Object.hasOwn(catalogue.exact, english) ? catalogue.exact[english] : undefined
	if (exact !== undefined) return exact
	for (const { pattern, holes, said } of catalogue.patterns) {
		const found = pattern.exec(english)
		if (found) return said.replace(HOLE, (_, hole: string) => sayMessage(found[holes.indexOf(hole) + 1] ?? ''))
	}
	return english
}

function catalogueOf(language: string): Catalogue | undefined {
	const known = catalogues.get(language)
	if (known) return known
	const messages = i18n.getResourceBundle(language, 'messages') as Record<string, string> | undefined
	if (!messages) return undefined
	const made = { exact: messages, patterns: Object.entries(messages).flatMap(patternOf) }
	catalogues.set(language, made)
	return made
}

function patternOf([english, said]: [string, string]): Pattern[] {
	const holes = [...english.matchAll(HOLE)].map(([, hole = '']) => hole)
	if (holes.length === 0) return []
	const parts = english.split(HOLE).map((part, position) => (position % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : '(.+?)'))
	return [{ pattern: new RegExp(`^${parts.join('')}$`, 's'), holes, said }]
}
