import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../locale/languages'
import { richTextFromPlain } from '../text/rich-text'
import { findCliches } from './style/find-cliches'
import { shareIn, shinglesOf } from './style/similarity'
import { STOCK_PHRASES } from './style/stock-phrases'
import { styleFindings } from './style-findings'

const CLICHES: [language: string, text: string][] = [
	['english', 'Elevate your mornings: a true game-changer, whether you’re at home or away.'],
	['english', 'Take your coffee routine to the next level.'],
	['french', 'Découvrez la bouilloire qui sublime vos matins.'],
	['spanish', 'Di adiós a las esperas y lleva tu cocina al siguiente nivel.'],
	['german', 'Entdecken Sie den perfekten Begleiter – mühelos.'],
	['italian', 'Scopri il compagno perfetto della tua cucina.'],
	['portuguese', 'Leve a sua cozinha para o próximo nível.'],
	['arabic', 'واكتشف الرفيق المثالي لمطبخك.'],
	['moroccan arabic', 'غادي يبدل ليك حياتك، ما تفلتش الفرصة.'],
	['turkish', 'Mutfağınızı bir üst seviyeye taşıyın.'],
	['dutch', 'Til je keuken naar een hoger niveau, of je nu kookt of bakt.'],
	['polish', 'Odkryj idealne połączenie smaku i wygody.'],
	['japanese', 'ワンランク上の暮らしへ。'],
	['russian', 'Откройте для себя идеальное сочетание.'],
]
const PLAIN: [language: string, text: string][] = [
	['english', 'The spout is narrow, so the water runs in a thin line. The kettle holds 0.9 L, enough for four cups.'],
	['english', 'It holds its level on uneven ground and unlocks with a key.'],
	['french', 'Le bec étroit laisse couler un filet d’eau. La bouilloire contient 0,9 l.'],
	['spanish', 'La tapa se abre con una mano y el termo cabe en la mochila.'],
	['german', 'Der Deckel öffnet sich mit einer Hand. Die Kanne fasst 0,9 Liter.'],
	['italian', 'Il coperchio si apre con una mano e il manico resta fresco.'],
	['portuguese', 'A tampa abre com uma mão e a chaleira leva 0,9 litro.'],
	['arabic', 'الفوهة الضيقة تبطئ الماء، فتصب القهوة في دوائر متساوية.'],
	['moroccan arabic', 'الكمّارة ديالو ضيقة، داكشي علاش الما كيطيح بشوية ومقاد.'],
	['turkish', 'Dar ağzı suyu yavaşlatır. Su ısıtıcı 0,9 litre alır.'],
	['dutch', 'Het deksel gaat met één hand open en de steel blijft koel.'],
	['polish', 'Pokrywka otwiera się jedną ręką, a uchwyt pozostaje chłodny.'],
	['japanese', '注ぎ口が細いので、お湯をゆっくり注げます。容量は0.9Lです。'],
	['russian', 'Узкий носик замедляет воду. Чайник вмещает 0,9 л.'],
]

describe('stock phrases', () => {
	test.each(CLICHES)('[W-2] are found: %s “%s”', (language, text) => {
		expect(findCliches(text, language).length).toBeGreaterThan(0)
	})
	test.each(PLAIN)('[W-2] plain speech is let be: %s “%s”', (language, text) => {
		expect(findCliches(text, language)).toEqual([])
	})
	test('[W-2] every list belongs to a language there is', () => {
		const ids = LANGUAGES.map(({ id }) => id)
		expect(Object.keys(STOCK_PHRASES).filter((id) => !ids.includes(id))).toEqual([])
		expect(Object.keys(STOCK_PHRASES).length).toBeGreaterThanOrEqual(8)
	})
})

describe('likeness to earlier texts', () => {
	const text = 'The narrow spout slows the water, so you pour in thin, even circles over the coffee.'
	test('the same text is the same, a text with one other word nearly, another text not', () => {
		const shingles = shinglesOf(text)
		expect(shareIn(shingles, shinglesOf(text.toUpperCase()))).toBe(1)
		expect(shareIn(shingles, shinglesOf(text.replace('thin', 'fine')))).toBeGreaterThan(0.6)
		expect(shareIn(shingles, shinglesOf('The lid opens with one hand and closes by itself when you let it go.'))).toBe(0)
		expect(shareIn(shinglesOf(''), shingles)).toBe(0)
	})
	test('a text inside a longer one is a copy of it, also in a script without spaces', () => {
		const line = '注ぎ口が細いので、お湯をゆっくり注げます。'
		expect(shareIn(shinglesOf(line, 'ja'), shinglesOf(`はじめに。${line}容量は0.9Lです。`, 'ja'))).toBeGreaterThan(0.9)
	})
})

describe('what speaks against the wording of a part', () => {
	const copy = (plain: string) => ({
		heading: { html: 'The kettle', facts: [] },
		paragraphs: [{ html: richTextFromPlain(plain), facts: ['f1'] }],
	})
	const repeated = 'The narrow spout slows the water, so you pour in thin, even circles over the coffee.'
	test('[W-2] a stock phrase and a text of an earlier page are named with the reason; nothing else is', () => {
		expect(styleFindings(copy('Unleash the aroma.'), 'english', [])).toMatchObject([
			{ text: 'Unleash the aroma.', reasons: [{ code: 'stock_phrase', words: expect.stringContaining('nleash') }] },
		])
		expect(styleFindings(copy(repeated), 'english', [`Hello. ${repeated} Bye.`])).toMatchObject([{ text: repeated }])
		expect(styleFindings(copy(repeated), 'english', ['The handle stays cool.'])).toEqual([])
		expect(styleFindings(copy('Two rings of silicone.'), 'english', ['Two rings of silicone.'])).toEqual([])
	})
})
