import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { factsFrom, judged, sentencesIn } from './test-tables'

const SHIRT = factsFrom([
	['title', 'Linen shirt'],
	['bullet', 'European flax, washed until soft, with shell buttons.'],
	['spec', 'Portugal', 'Made in'],
])
const TOP = factsFrom([
	['title', 'Floral tank top'],
	['bullet', 'A loose top in a cotton blend that gives your days vitality.'],
])

const ELSEWHERE = `
	english: European flax, sewn in County Donegal.
	english: A shirt from a workshop in Nashville.
	french: Cousue dans un atelier de Lyon.
	spanish: Cosida en Italia.
	italian: Cucita a mano in Puglia.
	portuguese: Costurada no Brasil.
	german: In Italien genäht.
	dutch: Genaaid in Twente.
	swedish: Sydd i Italien.
	polish: Uszyta we Włoszech.
	czech: Ušito v Itálii.
	russian: Сшита в Перу.
	ukrainian: Пошита в Італії.
	greek: Ραμμένο στην Ιταλία.
	turkish: Bursa'da değil, İtalya'da dikildi.
	hungarian: Olaszországban készült.
	arabic: خيط في إيطاليا.
	moroccan arabic: مخيط ف إيطاليا.
	hebrew: נתפר באיטליה.
	hindi: इटली में सिला गया।
	japanese: カリフォルニアの工房で仕上げています。
	korean: 이탈리아에서 만든 셔츠입니다.
	simplified chinese: 意大利缝制。
	thai: เย็บในอิตาลี
	vietnamese: May tại Ý, ra lò từ xưởng ở Milano.
	indonesian: Dijahit di Italia.
`

const THERE = `
	english: Made in Portugal, with shell buttons.
	french: Cousue au Portugal.
	german: In Portugal genäht.
	spanish: Cosida en Portugal.
	polish: Uszyta w Portugalii.
	russian: Сшита в Португалии.
	greek: Φτιαγμένο στην Πορτογαλία.
	finnish: Ommeltu Portugalissa.
	arabic: خيط في البرتغال.
	hebrew: נתפר בפורטוגל.
	hindi: पुर्तगाल में सिला गया।
	japanese: ポルトガルで縫製。
	simplified chinese: 葡萄牙缝制。
`

const NOT_OF_MAKING = `
	english: Made for mornings in Lisbon and evenings in Rome.
	german: In aller Ruhe genäht.
	moroccan arabic: فالدار، البيرو والورشة.
	arabic: ورشة هادئة وتركيز تام.
	dutch: Voor de oma die haar kleinkinderen in Manchester wil verstaan.
	french: Faite pour les matins de Lyon.
`

describe('where a thing is said to be made', () => {
	test.each(sentencesIn(ELSEWHERE))('[K-2] is a claim wherever no fact names the place: %s: %s', (language, text) => {
		expect([judged(text, language, SHIRT), judged(text, language, TOP)]).toEqual([false, false])
	})
	test.each(sentencesIn(THERE))('[K-2] stands in every language where a fact names it: %s: %s', (language, text) => {
		expect([judged(text, language, SHIRT), judged(text, language, TOP)]).toEqual([true, false])
	})
	test.each(sentencesIn(NOT_OF_MAKING))('[K-2] is none where nothing is made there: %s: %s', (language, text) => {
		expect(judged(text, language, SHIRT)).toBe(true)
	})
	test('[K-2] is named in the reason as the text writes it', () => {
		const { reasons } = checkStatement({ text: 'Sewn in Donegal.', facts: SHIRT, language: 'english' })
		expect(reasons).toEqual(['No fact says that it is made in “Donegal”'])
	})
})
