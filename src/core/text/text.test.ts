import { describe, expect, test } from 'vitest'
import { cleanLine, cleanSentences } from './clean-listing-text'
import { countGraphemes, cutToWords, shorten } from './graphemes'
import { sentenceCase } from './sentence-case'
import { sentencesOf } from './sentences'
import { shortenTitle } from './shorten-title'
import { slugOf } from './slug'
import { splitLead } from './split-lead'

describe('[W-8] listing text', () => {
	test('sentences end at stops, lines and list marks, not at abbreviations or decimal points', () => {
		expect(sentencesOf('Holds approx. 5 cups of 1.5 dl. Stands firm. ● Folds flat\nWashes well')).toEqual([
			'Holds approx. 5 cups of 1.5 dl.',
			'Stands firm.',
			'Folds flat',
			'Washes well',
		])
		expect(sentencesOf('容量は大きい。軽いです。', 'ja')).toEqual(['容量は大きい。', '軽いです。'])
	})

	test('ornaments and shouting marks go, signs that mean something stay', () => {
		expect(cleanLine('★ 1. Strong® light!!  – 5 × 3 cm ✅ 100%🔥')).toBe('Strong® light. – 5 × 3 cm 100%')
		expect(cleanLine('നല്ല ശക്തമായ‍ വെളിച്ചം')).toContain('ശക്തമായ‍')
		expect(cleanSentences('Firm base. Call us: +1 555 010 9999. Our store loves you.')).toEqual(['Firm base.'])
	})

	test('a whole line between quotation marks loses them; a word that is quoted within it keeps its own', () => {
		expect(cleanLine('“A galaxy in the comfort of your own room.”')).toBe('A galaxy in the comfort of your own room.')
		expect(cleanLine('"Moss" is the colour of the cover, "Stone" that of the base"')).toContain('"Moss" is')
		expect(cleanLine('27"')).toBe('27"')
	})

	test('a seller’s address is talk in every language of the marketplaces', () => {
		for (const talk of [
			'N’hésitez pas à nous écrire.',
			'Klicken Sie auf den Knopf.',
			'Añádelo al carrito hoy.',
			'Contattateci per ogni domanda.',
			'Clique e compre.',
			'تواصل معنا الآن.',
			'Sepete ekle.',
			'当店までご連絡ください。',
		]) {
			expect(cleanSentences(`${talk} 12 cm.`)).toEqual(['12 cm.'])
		}
	})

	test('cuts fall between words and count what a reader sees', () => {
		expect(cutToWords('A lamp, with a long arm', 8)).toBe('A lamp')
		expect(shorten('A lamp with a long arm', 12)).toBe('A lamp with…')
		expect(countGraphemes('👨‍👩‍👧é')).toBe(2)
		expect(countGraphemes(cutToWords('ก'.repeat(80), 10, 'th'))).toBeLessThanOrEqual(10)
	})

	test('shouted words become quiet, names and acronyms stay', () => {
		expect(sentenceCase('ORVELLE LED LAMP WITH USB-C AND C-SHAPE ARM', ['Orvelle'])).toBe('Orvelle LED lamp with USB-C and C-shape arm')
		expect(sentenceCase('HOHE QUALITÄT', [], 'de')).toBe('Hohe Qualität')
		expect(sentenceCase('A quiet Title', [])).toBe('A quiet Title')
	})

	test('a lead is found however it is marked; a time or a number is none', () => {
		expect(splitLead('Runs from 12:30 to 14:00 without a break', [])).toEqual({
			title: 'Runs from 12:30 to 14:00 without a break',
			text: '',
		})
		expect(splitLead('【大容量】一杯に入ります。', [], 'ja')).toEqual({ title: '大容量', text: '一杯に入ります。' })
		expect(splitLead('【発酵大豆イソフラボン（アグリコン型）】分子が小さいタイプです。', [], 'ja')).toEqual({
			title: '発酵大豆イソフラボン（アグリコン型）',
			text: '分子が小さいタイプです。',
		})
		expect(splitLead('[Warm (2700 K)] Light for the evening.', [])).toEqual({ title: 'Warm (2700 K)', text: 'Light for the evening.' })
		expect(splitLead('سهل الحمل: وزنه خفيف في اليد', [], 'ar')).toEqual({ title: 'سهل الحمل', text: 'وزنه خفيف في اليد' })
		for (const whole of [
			'Fits the new models （Model: A3241 and later）',
			'Action mode for smooth, steady, handheld videos',
			'Dan Creel, who needs a good long war',
			'Five relays on one board, and each needs a driver',
		]) {
			expect(splitLead(whole, [], 'en')).toEqual({ title: whole, text: '' })
		}
		expect(splitLead('iOS 18: more of your own', [])).toEqual({ title: 'iOS 18', text: 'More of your own' })
		const long = 'Every one of the many parts of this lamp can be taken off and put on again by hand without tools or help from another'
		const lead = splitLead(long, [])
		expect(lead.text).toBe(long)
		expect(lead.title).toBe('')
	})

	test('a headline keeps decimals and the brand, and ends before a joint word when it must be cut', () => {
		expect(shortenTitle('Orvelle - Lampe de bureau 1,5 m, LED, noire', { brand: 'Orvelle', tag: 'fr' })).toBe(
			'Orvelle Lampe de bureau 1,5 m',
		)
		const long = 'Orvelle adjustable reading lamp of brushed metal and oak veneer with a very heavy base for large desks'
		expect(shortenTitle(long, { brand: 'Orvelle', tag: 'en' })).toBe('Orvelle adjustable reading lamp of brushed metal and oak veneer')
		expect(shortenTitle('折りたたみ式デスクランプ、調光機能付き、黒', { tag: 'ja' })).toBe('折りたたみ式デスクランプ')
	})

	test('[W-7] an address keeps the words of every script', () => {
		expect(slugOf('مصباح مكتب قابل للطي')).toBe('مصباح-مكتب-قابل-للطي')
		expect(slugOf('हल्का Orvelle दीपक')).toBe('हल्का-orvelle-दीपक')
		expect(slugOf('…', { fallback: 'lamp' })).toBe('lamp')
		expect(slugOf('Rød lampe n° 2')).toBe('rod-lampe-n-2')
	})
})
