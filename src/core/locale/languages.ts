import type { Direction } from './direction'

/** A language pages can be written in. `id` is the value of the request (spec §3), `tag` BCP-47. */
export type Language = {
	id: string
	tag: string
	/** English name, as the interface lists it. */
	label: string
	/** The language's own name. */
	endonym: string
	/** ISO 15924 */
	script: string
	direction: Direction
}

export const DEFAULT_LANGUAGE = 'english'

export const LANGUAGES: readonly Language[] = [
	{ id: 'english', tag: 'en', label: 'English', endonym: 'English', script: 'Latn', direction: 'ltr' },
	{ id: 'french', tag: 'fr', label: 'French', endonym: 'Français', script: 'Latn', direction: 'ltr' },
	{ id: 'arabic', tag: 'ar', label: 'Arabic', endonym: 'العربية', script: 'Arab', direction: 'rtl' },
]

const byId = new Map(LANGUAGES.map((language) => [language.id, language]))

/** The language of a request's value, or undefined. */
export function findLanguage(id: string): Language | undefined {
	return byId.get(id.trim().toLowerCase())
}
