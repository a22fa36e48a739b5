import { describe, expect, it } from 'vitest'
import { APP_LANGUAGES } from '../../core/locale/app-languages'
import ar from './all-ar'
import es from './all-es'
import fr from './all-fr'
import { byFolder } from './by-folder'

type Tree = { [key: string]: string | Tree }

const en = byFolder(import.meta.glob<object>('../*/words/en.json', { eager: true, import: 'default' }))
/** What each language says, but for the messages of the server (messages.test.ts). */
const LANGUAGES = Object.fromEntries(
	Object.entries({ en, fr, ar, es }).map(([language, words]) => [
		language,
		Object.fromEntries(Object.entries(words).filter(([folder]) => folder !== 'messages')),
	]),
) as unknown as Record<(typeof APP_LANGUAGES)[number], Record<string, Tree>>
const OTHERS = APP_LANGUAGES.filter((language) => language !== 'en')
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Every word by its path: `editor.toolbar.save` → `Save`. */
function flat(tree: Tree, path = ''): [string, string][] {
	return Object.entries(tree).flatMap(([key, value]) =>
		typeof value === 'string' ? ([[path + key, value]] as [string, string][]) : flat(value, `${path}${key}.`),
	)
}

const wordsOf = (language: (typeof APP_LANGUAGES)[number]) =>
	Object.entries(LANGUAGES[language]).flatMap(([folder, tree]) => flat(tree, `${folder}:`))
const holesOf = (text: string) =>
	[...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<(\/?\w+)\/?>/g)].map(([, hole, tag]) => hole ?? `<${tag}>`))].sort()
const keysOf = (language: (typeof APP_LANGUAGES)[number]) => new Set(wordsOf(language).map(([key]) => key.replace(PLURAL, '')))

describe.each(OTHERS)('[W-1] the app in %s', (language) => {
	const words = new Map(wordsOf(language))

	it(`[W-1] says everything English says, and nothing else (${language})`, () => {
		expect([...keysOf(language)].sort()).toEqual([...keysOf('en')].sort())
	})

	it(`[W-1] has every form its plurals need (${language})`, () => {
		const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
		const counted = [...new Set([...words.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')))]
		for (const key of counted) for (const form of needed) expect(words.has(`${key}_${form}`), `${key}_${form}`).toBe(true)
	})

	it(`[W-1] fills in what English fills in, and links what English links (${language})`, () => {
		const english = new Map(wordsOf('en'))
		for (const [key, text] of words) {
			const original = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? ''
			// A form for none, one or two may say the number in words.
			const missing = holesOf(original).filter(
				(hole) => !holesOf(text).includes(hole) && !(hole === 'count' && /_(zero|one|two)$/.test(key)),
			)
			expect({ key, missing }).toEqual({ key, missing: [] })
			expect({ key, added: holesOf(text).filter((hole) => !holesOf(original).includes(hole) && hole !== 'count') }).toEqual({
				key,
				added: [],
			})
		}
	})

	it(`[W-1] is translated, not copied (${language})`, () => {
		const english = new Map(wordsOf('en'))
		const copied = [...words].filter(
			([key, text]) => text === english.get(key) && /\p{L}{3}.*\s.*\p{L}{3}/u.test(text.replace(/\{\{.*?\}\}|<.*?>/g, '')),
		)
		expect(copied.filter(([key]) => !SAME_EVERYWHERE.has(key))).toEqual([])
	})

	it(`[W-1] says nothing empty (${language})`, () => {
		expect([...words].filter(([, text]) => !text.trim())).toEqual([])
	})
})

/** Names and addresses that are the same in every language. */
const SAME_EVERYWHERE = new Set<string>([])

/** Elements that hold nothing: react-i18next takes a tag of such a name for one, and leaves its words outside. */
const VOID = /<(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)>/

it('[W-1] no tag in a word is named like an element that holds nothing', () => {
	expect(APP_LANGUAGES.flatMap(wordsOf).filter(([, text]) => VOID.test(text))).toEqual([])
})

it('[W-1] Arabic is written in Arabic letters', () => {
	const foreign = wordsOf('ar').filter(
		([, text]) => /\p{L}{4}/u.test(text.replace(/\{\{.*?\}\}|<.*?>|\S+[@/.]\S+/g, '')) && !/\p{Script=Arabic}/u.test(text),
	)
	expect(foreign.filter(([key]) => !LATIN_IN_ARABIC.has(key))).toEqual([])
})

/** Names that are written in Latin letters in Arabic, too. */
const LATIN_IN_ARABIC = new Set<string>([])
