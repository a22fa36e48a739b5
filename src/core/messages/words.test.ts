import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { APP_LANGUAGES } from '../locale/app-languages'
import { ENGLISH } from './english'

type Words = Record<string, Record<string, string>>

/** What people never see but in English: the command line, and the causes of errors that are only logged or counted. */
const ENGLISH_ONLY = new Set(['cli', 'machine'])
const PLURAL = /_(zero|one|two|few|many|other)$/
const OTHERS = APP_LANGUAGES.filter((language) => language !== 'en')

const files = import.meta.glob<Record<string, string>>('./words/*/*.json', { eager: true, import: 'default' })
const areas = Object.keys(ENGLISH).filter((area) => !ENGLISH_ONLY.has(area))
const wordsIn = (language: string): Words =>
	language === 'en' ? (ENGLISH as Words) : Object.fromEntries(areas.map((area) => [area, files[`./words/${area}/${language}.json`] ?? {}]))

/** `shopify.locked` → its words, the forms of a plural apart. */
const flat = (language: string): Map<string, string> =>
	new Map(
		Object.entries(wordsIn(language))
			.filter(([area]) => !ENGLISH_ONLY.has(area))
			.flatMap(([area, words]) => Object.entries(words).map(([name, text]): [string, string] => [`${area}.${name}`, text])),
	)
const keysOf = (words: ReadonlyMap<string, string>) => [...new Set([...words.keys()].map((key) => key.replace(PLURAL, '')))].sort()
const holesOf = (text: string) => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, hole = '']) => hole))].sort()
/** A form for none, one or two may say the number in words. */
const saysNumberInWords = (key: string) => /_(zero|one|two)$/.test(key)

const english = flat('en')

describe.each(OTHERS)('[W-1] messages in %s', (language) => {
	const words = flat(language)

	it(`[W-1] every message has its words, and nothing else has (${language})`, () => {
		expect(keysOf(words)).toEqual(keysOf(english))
		expect([...words].filter(([, text]) => !text.trim())).toEqual([])
	})

	it(`[W-1] every form its plurals need is there (${language})`, () => {
		const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
		const counted = [...english.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, ''))
		expect(counted.length).toBeGreaterThan(0)
		expect(
			[...new Set(counted)].flatMap((key) => needed.filter((form) => !words.has(`${key}_${form}`)).map((form) => `${key}_${form}`)),
		).toEqual([])
	})

	it(`[W-1] what fills the English words fills these (${language})`, () => {
		for (const [key, text] of words) {
			const original = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? ''
			const wanted = holesOf(original).filter((hole) => hole !== 'count' || !saysNumberInWords(key) || text.includes('{{count}}'))
			expect({ key, holes: holesOf(text) }).toEqual({ key, holes: wanted })
		}
	})

	it(`[W-1] they are written in this language (${language})`, () => {
		const said = [...words].filter(([, text]) => /\p{L}{4}/u.test(text.replace(/\{\{\w+\}\}/g, '')))
		expect(said.filter(([key, text]) => text === english.get(key) && text.split(' ').length > 3)).toEqual([])
		if (language === 'ar') expect(said.filter(([, text]) => !/\p{Script=Arabic}/u.test(text))).toEqual([])
	})
})

it('[W-1] what only operators and programs are told is in English alone', () => {
	expect(Object.keys(files).filter((path) => ENGLISH_ONLY.has(path.split('/').at(-2) ?? ''))).toEqual([])
})

it('[W-1] a message nobody tells has no words', () => {
	const code = globSync('src/**/*.{ts,tsx}')
		.filter((path) => !path.includes('/messages/words/'))
		.map((path) => readFileSync(path, 'utf8'))
		.join('\n')
	const all = Object.entries(ENGLISH).flatMap(([area, words]) => Object.keys(words).map((name) => `${area}.${name.replace(PLURAL, '')}`))
	expect(all.length).toBeGreaterThan(400)
	expect([...new Set(all)].filter((key) => !code.includes(`'${key}'`))).toEqual([])
})
