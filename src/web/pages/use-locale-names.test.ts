import { afterEach, expect, test } from 'vitest'
import { LANGUAGES } from '../../core/locale/languages'
import { MARKETS } from '../../core/locale/markets'
import { showLanguage } from '../i18n/show-language'
import { localeNames } from './use-locale-names'
import { translate } from './words'

afterEach(() => showLanguage('en'))

const named = () => {
	const { languageName, marketName } = localeNames(translate)
	return { languages: LANGUAGES.map(({ id }) => languageName(id)), markets: MARKETS.map(({ id }) => marketName(id)) }
}

test('[W-1] in English, languages and markets are called what the tables call them', () => {
	expect(named()).toEqual({ languages: LANGUAGES.map(({ label }) => label), markets: MARKETS.map(({ words }) => words.en.name) })
})

test.each([
	['fr', 'Anglais', 'Darija marocaine', 'Moyen-Orient et CCG'],
	['es', 'Inglés', 'Dariya marroquí', 'Oriente Medio y CCG'],
	['ar', 'الإنجليزية', 'الدارجة المغربية', 'الشرق الأوسط ودول الخليج'],
] as const)('[W-1] in %s they have a name of that language, each its own', async (language, english, darija, middleEast) => {
	await showLanguage(language)
	const { languageName, marketName } = localeNames(translate)
	expect([languageName('english'), languageName('moroccan arabic'), marketName('middle-east')]).toEqual([english, darija, middleEast])
	const { languages, markets } = named()
	expect([new Set(languages).size, new Set(markets).size]).toEqual([LANGUAGES.length, MARKETS.length])
})

test.each([
	['en', 'French'],
	['fr', 'français'],
	['es', 'francés'],
	['ar', 'الفرنسية'],
] as const)('[W-1] within a sentence in %s a language is written as sentences there write it', async (language, french) => {
	await showLanguage(language)
	expect(localeNames(translate).languageWithin('french')).toBe(french)
})

test('[W-1] what no table knows is shown as it is', () => {
	const { languageName, marketName } = localeNames(translate)
	expect([languageName('klingon'), marketName('moon')]).toEqual(['klingon', 'moon'])
})
