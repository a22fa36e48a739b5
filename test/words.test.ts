import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { APP_LANGUAGES } from '../src/core/locale/app-languages'
import { LANGUAGES } from '../src/core/locale/languages'
import { ENGLISH } from '../src/core/messages/english'

// Every catalogue of words is a folder `words` with a file for each language, named by its tag (decision 066).
const ROOT = resolve(import.meta.dirname, '..')
const PAGE_PHRASES = 'src/core/locale/phrases/words'
const MESSAGES = 'src/core/messages/words/'
/** What people never see but in English: the command line, and the causes of errors that are only logged or counted. */
const ENGLISH_ONLY = ['cli', 'machine'].map((area) => MESSAGES + area)
/** English has a document of its own for them: content/faq.md. */
const NOT_IN_ENGLISH = /^src\/web\/site\/landing\/words:faq\.items\./
const PLURAL = /_(zero|one|two|few|many|other)$/
/** Holes (`{{count}}`) and tags (`<link>`), which the words of every language must have. */
const HOLE = /\{\{\s*([\w.]+)[^}]*\}\}|<(\/?\w+)\/?>/g
/** Elements that hold nothing: react-i18next takes a tag of such a name for one, and leaves its words outside. */
const VOID = /<(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)>/

type Tree = { readonly [key: string]: string | Tree }

/** Every word by its path: `toolbar.save` → `Save`, `reset.lines.0` → `Somebody …`. */
const flat = (tree: Tree, path = ''): [string, string][] =>
	Object.entries(tree).flatMap(([key, value]) =>
		typeof value === 'string' ? ([[path + key, value]] as [string, string][]) : flat(value, `${path}${key}.`),
	)

const files = globSync('src/**/words/**/*.json', { cwd: ROOT })
	.filter((path) => !path.startsWith('src/connectors/'))
	.sort()
const parts = [...new Set(files.map((path) => dirname(path)))]
const languagesOf = (part: string) => (part === PAGE_PHRASES ? LANGUAGES.map(({ tag }) => tag) : [...APP_LANGUAGES])

/** The words of a part; English messages are a module, because the types of their holes are read from it. */
function wordsIn(part: string, language: string): Map<string, string> {
	const tree =
		language === 'en' && part.startsWith(MESSAGES)
			? (ENGLISH as Tree)[part.slice(MESSAGES.length)]
			: JSON.parse(readFileSync(join(ROOT, part, `${language}.json`), 'utf8'))
	return new Map(flat(tree).map(([key, text]) => [`${part}:${key}`, text]))
}

const english = new Map(parts.flatMap((part) => [...wordsIn(part, 'en')]))
const keyOf = (key: string) => key.replace(PLURAL, '')
const keysOf = (words: Iterable<string>) => [...new Set([...words].map(keyOf))].filter((key) => !NOT_IN_ENGLISH.test(key)).sort()
const holesOf = (text: string) => [...new Set([...text.matchAll(HOLE)].map(([, hole, tag]) => hole ?? `<${tag}>`))].sort()
/** A form for none, one or two may say the number in words. */
const saysNumberInWords = (key: string) => /_(zero|one|two)$/.test(key)
const letters = (text: string) => text.replace(/\{\{.*?\}\}|<.*?>|\S+[@/.]\S+/g, '')

describe.each([...new Set(parts.flatMap(languagesOf))].sort())('words in %s', (language) => {
	const own = parts.filter((part) => languagesOf(part).includes(language))
	const words = new Map(own.flatMap((part) => [...wordsIn(part, language)]))
	const original = new Map([...english].filter(([key]) => own.some((part) => key.startsWith(`${part}:`))))

	it(`[W-1] every key of English is there, none besides, and none is empty (${language})`, () => {
		expect(keysOf(words.keys())).toEqual(keysOf(original.keys()))
		expect([...words].filter(([, text]) => !text.trim())).toEqual([])
	})

	it(`[W-1] every form its plurals need is there (${language})`, () => {
		const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
		const counted = [...new Set([...original.keys()].filter((key) => PLURAL.test(key)).map(keyOf))]
		expect(counted.flatMap((key) => needed.filter((form) => !words.has(`${key}_${form}`)).map((form) => `${key}_${form}`))).toEqual([])
	})

	it(`[W-1] its holes and tags are those of English (${language})`, () => {
		for (const [key, text] of words) {
			const said = original.get(key) ?? original.get(`${keyOf(key)}_other`)
			if (said === undefined) continue
			const compared = (of: string) => holesOf(of).filter((hole) => hole !== 'count' || !saysNumberInWords(key))
			expect({ key, holes: compared(text) }).toEqual({ key, holes: compared(said) })
		}
	})

	if (language !== 'en')
		it(`[W-1] it is translated, not copied (${language})`, () => {
			const sentences = [...words].filter(([, text]) => /\p{L}{3}.*\s.*\p{L}{3}/u.test(letters(text)))
			expect(sentences.filter(([key, text]) => text === english.get(key))).toEqual([])
			const arabic = language === 'ar' ? [...words].filter(([, text]) => /\p{L}{4}/u.test(letters(text))) : []
			expect(arabic.filter(([, text]) => !/\p{Script=Arabic}/u.test(text))).toEqual([])
		})
})

describe('catalogues', () => {
	it('[W-1] each part has one file for each of its languages, and no other', () => {
		expect(parts.length).toBeGreaterThan(30)
		for (const part of parts) {
			const wanted = languagesOf(part).filter((tag) => tag !== 'en' || !part.startsWith(MESSAGES))
			expect({ part, files: files.filter((path) => dirname(path) === part) }).toEqual({
				part,
				files: wanted.map((tag) => `${part}/${tag}.json`).sort(),
			})
		}
		const translated = Object.keys(ENGLISH).filter((area) => !ENGLISH_ONLY.includes(MESSAGES + area))
		expect(parts.filter((part) => part.startsWith(MESSAGES)).map((part) => part.slice(MESSAGES.length))).toEqual(translated.sort())
	})

	it('[W-1] a number and the word it counts are never one form for all numbers', () => {
		const oneForm = [...english].filter(([key, text]) => !PLURAL.test(key) && /\(e?s\)|\{\{count\}\} (?!of\b)\p{L}/u.test(text))
		expect(oneForm).toEqual([])
	})

	it('[W-1] in French no mark that stands apart from its word begins or ends a line', () => {
		const all = parts.filter((part) => languagesOf(part).includes('fr')).flatMap((part) => [...wordsIn(part, 'fr')])
		expect(all.filter(([, text]) => / [?!:;»]|« /u.test(text))).toEqual([])
	})

	it('[W-1] no tag in a word is named like an element that holds nothing', () => {
		const all = parts.flatMap((part) => languagesOf(part).flatMap((language) => [...wordsIn(part, language)]))
		expect(all.filter(([, text]) => VOID.test(text))).toEqual([])
	})
})
