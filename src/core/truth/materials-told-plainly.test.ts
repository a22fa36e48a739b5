import { describe, expect, test } from 'vitest'
import { checkStatement } from './check-statement'
import { factsFrom, sentencesIn } from './test-tables'

const headphones = factsFrom([
	['title', 'Over-ear headphones, silver'],
	['bullet', 'A wide headband with smooth synthetic leather'],
])
const watch = factsFrom([
	['title', 'Leather quartz watch'],
	['spec', 'Acrylic', 'Dial Window Material Type'],
	['spec', 'Leather', 'Band Material'],
])
const scale = factsFrom([
	['title', 'Digital food scale with a stainless surface'],
	['spec', 'Silver', 'Colour'],
])
const pillow = factsFrom([
	['title', 'Oreiller en latex naturel, housse en coton'],
	['bullet', 'Fabriqué au Portugal, emballé sans plastique'],
])

/** An imitation is written with the word of what it imitates. */
const LIKE_LEATHER = `
	hindi: हेडबैंड पर चिकना कृत्रिम चमड़ा।
	urdu: ہیڈ بینڈ پر ہموار مصنوعی چمڑا۔
	bengali: হেডব্যান্ডে মসৃণ কৃত্রিম চামড়া।
	marathi: हेडबँडवर गुळगुळीत कृत्रिम चामडे.
	telugu: హెడ్‌బ్యాండ్‌పై కృత్రిమ తోలు.
	gujarati: હેડબેન્ડ પર કૃત્રિમ ચામડું.
	punjabi: ਹੈੱਡਬੈਂਡ ਉੱਤੇ ਨਕਲੀ ਚਮੜਾ।
	vietnamese: Quai đeo bọc da tổng hợp mềm mịn.
	azerbaijani: Baş bandı hamar süni dəridən.
	latvian: Galvas stīpa no gludas mākslīgās ādas.
	traditional chinese: 頭帶包覆光滑的人造皮革。
	afrikaans: Kopband van gladde kunsleer.
`
const OF_ACRYLIC = `
	croatian: Kožni remen i akrilno staklo.
	slovenian: Usnjen pašček, akrilno steklo.
	czech: Hodinky s akrylovým sklem.
	bulgarian: Часовник с акрилно стъкло.
	urdu: چمڑے کا پٹا، ایکریلک کا شیشہ۔
	bengali: অ্যাক্রিলিকের কাচ, চামড়ার বেল্ট।
`
const IN_SILVER = `
	filipino: Kulay-pilak na timbangan.
	urdu: چاندی کے رنگ کا ترازو۔
	hindi: चाँदी के रंग की तराज़ू।
	swahili: Pima kwa mizani yenye rangi ya fedha.
`

describe('materials told plainly', () => {
	test.each(sentencesIn(LIKE_LEATHER))('[K-2] imitation leather is no leather: %s', (language, text) => {
		expect(checkStatement({ text, facts: headphones, language })).toMatchObject({ supported: true })
		expect(checkStatement({ text, facts: watch, language })).toMatchObject({ supported: false })
	})
	test.each(sentencesIn(OF_ACRYLIC))('[K-2] the glass of a watch may be acrylic; other goods have none: %s', (language, text) => {
		expect(checkStatement({ text, facts: watch, language })).toMatchObject({ supported: true })
		expect(checkStatement({ text, facts: pillow, language })).toMatchObject({ supported: false })
	})
	test.each(sentencesIn(IN_SILVER))('[K-2] a colour named after silver claims no silver: %s', (language, text) => {
		expect(checkStatement({ text, facts: scale, language })).toMatchObject({ supported: true })
	})
	test.each([
		[scale, 'filipino', 'Gawa sa tunay na pilak.'],
		[scale, 'urdu', 'خالص چاندی کا ترازو۔'],
		[pillow, 'swahili', 'Foronya ya pamba ya pima.'],
		[pillow, 'arabic', 'حشوة من الريش.'],
		[watch, 'dutch', 'Een band van zacht kalfsleer.'],
		[scale, 'bengali', 'তামার কেটলি।'],
	])('[K-2] the stuff itself is caught where no fact states it: %#', (facts, language, text) => {
		expect(checkStatement({ text, facts, language })).toMatchObject({ supported: false })
	})
})
