import { expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, findLanguage, findLanguageByTag, LANGUAGES } from './languages'

/** The values the specification names. */
const NAMED =
	'french,spanish,german,italian,arabic,moroccan arabic,portuguese,russian,simplified chinese,traditional chinese,japanese,korean,turkish,dutch,polish,swedish,danish,norwegian,finnish,hindi,hebrew,thai,indonesian,vietnamese,bengali,urdu,swahili,zulu,afrikaans,english'.split(
		',',
	)

test('[W-1] there are at least 50 languages, English by default, every value of the specification among them', () => {
	expect(LANGUAGES.length).toBeGreaterThanOrEqual(50)
	expect(DEFAULT_LANGUAGE).toBe('english')
	expect(NAMED.filter((id) => !findLanguage(id))).toEqual([])
	expect(findLanguage('moroccan arabic')?.label).toBe('Moroccan Darija')
})

test('[W-1] ids and tags are unique, tags are canonical BCP-47, script and direction agree with the endonym', () => {
	expect(new Set(LANGUAGES.map(({ id }) => id)).size).toBe(LANGUAGES.length)
	expect(new Set(LANGUAGES.map(({ tag }) => tag)).size).toBe(LANGUAGES.length)
	for (const { tag, script, direction, endonym } of LANGUAGES) {
		expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
		expect(new Intl.Locale(tag).maximize().script).toBe(script)
		expect(direction).toBe(/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(endonym) ? 'rtl' : 'ltr')
	}
})

test('[W-1] a language is found by the tags listings and browsers use', () => {
	const ids = ['en-GB', 'pt_BR', 'zh-TW', 'zh-CN', 'zh', 'ary', 'ar-MA', 'ar-SA', 'no', 'iw', 'SR', 'fil-PH'].map(
		(tag) => findLanguageByTag(tag)?.id,
	)
	expect(ids).toEqual([
		'english',
		'portuguese',
		'traditional chinese',
		'simplified chinese',
		'simplified chinese',
		'moroccan arabic',
		'moroccan arabic',
		'arabic',
		'norwegian',
		'hebrew',
		'serbian',
		'filipino',
	])
	expect(findLanguageByTag('xx-YY')).toBeUndefined()
	expect(findLanguageByTag('')).toBeUndefined()
	expect(findLanguage(' FRENCH ')?.tag).toBe('fr')
})

test('[W-1] a request may name a language by its id, its English name, its own name or its tag', () => {
	for (const { id, label, endonym, tag } of LANGUAGES) for (const name of [id, label, endonym, tag]) expect(findLanguage(name)?.id).toBe(id)
	expect(['Darija', 'الدارجة', 'Chinese', 'pt-BR'].map((name) => findLanguage(name)?.tag)).toEqual(['ar-MA', 'ar-MA', 'zh-Hans', 'pt'])
	expect(['', 'klingon', 'x', '__proto__'].map(findLanguage)).toEqual([undefined, undefined, undefined, undefined])
})
