import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../locale/languages'
import type { Fact, FactKind } from '../product/facts'
import { countGraphemes } from '../text/graphemes'
import { plainFromRichText } from '../text/rich-text'
import type { Brief } from './brief'
import { COPY_PARTS, copyPartSchemas } from './copy'
import { writeEmbedded } from './embedded-writer'

type Said = [kind: FactKind, text: string, name?: string]
function briefOf(said: Said[], setting: Partial<Brief> = {}): Brief {
	const facts = said.map(
		([kind, text, name], index): Fact => ({
			id: `f${index + 1}`,
			kind,
			text,
			...(name ? { name } : {}),
			origin: { rule: 'test', place: 'test' },
		}),
	)
	return { language: 'english', market: 'usa', factsLanguage: 'en-US', facts, ...setting }
}
const bullets = (count: number): Said[] =>
	Array.from({ length: count }, (_, index) => [
		'bullet',
		`Point ${index + 1}: this is what the part numbered ${index + 1} of the lamp does.`,
	])
const words = (text: { html: string } | undefined) => plainFromRichText(text?.html ?? '')

const TITLE = 'Orvelle Desk Lamp, Dimmable LED Reading Light with USB Port, 5 Brightness Levels, Foldable, Black'

describe('[W-8] the embedded writer', () => {
	test('a keyword title becomes a short headline that keeps the brand', () => {
		const hero = writeEmbedded('hero', briefOf([['title', TITLE], ['brand', 'Orvelle'], ...bullets(3)]))
		expect(words(hero?.headline)).toBe('Orvelle Desk Lamp')
		expect(hero?.headline.facts).toEqual(['f1', 'f2'])
		expect(words(hero?.subheadline)).toBe('Dimmable LED Reading Light with USB Port · 5 Brightness Levels · Foldable · Black')
	})

	test('the call to action follows the market: order where buyers pay at the door', () => {
		const brief = briefOf([['title', TITLE]])
		expect(words(writeEmbedded('hero', brief)?.callToAction)).toBe('Buy now')
		expect(words(writeEmbedded('hero', { ...brief, market: 'morocco', language: 'french' })?.callToAction)).toBe('Commander')
	})

	test('bullets become benefits and features by the leads their author marked', () => {
		const brief = briefOf([
			['title', TITLE],
			['brand', 'Orvelle'],
			['bullet', 'THREE COLOURS OF LED LIGHT: Warm, neutral and cold.'],
			['bullet', '【Folds flat】The arm folds onto the base.'],
			['bullet', 'USB port – charges a telephone while you read.'],
			['bullet', 'SOFT TOUCH Tap the base to dim the light.'],
			['bullet', 'Made of aluminium, the arm bends in any direction.'],
		])
		const items = [...(writeEmbedded('benefits', brief)?.items ?? []), ...(writeEmbedded('features', brief)?.items ?? [])]
		expect(items.map((item) => [words(item.title), words(item.text), ...item.text.facts])).toEqual([
			['Three colours of LED light', 'Warm, neutral and cold.', 'f3'],
			['Folds flat', 'The arm folds onto the base.', 'f4'],
			['USB port', 'Charges a telephone while you read.', 'f5'],
			['Soft touch', 'Tap the base to dim the light.', 'f6'],
			['Made of aluminium', 'The arm bends in any direction.', 'f7'],
		])
	})

	test('one bullet of 1500 characters becomes several points, thirty bullets at most sixteen', () => {
		const long =
			'The lamp stands on a heavy base. It bends where you want it to bend. '.repeat(2) +
			bullets(16)
				.map(([, text]) => text)
				.join(' ')
		const one = writeEmbedded(
			'benefits',
			briefOf([
				['title', TITLE],
				['bullet', long],
			]),
		)
		expect(long.length).toBeGreaterThan(1000)
		expect(one?.items.length).toBeGreaterThanOrEqual(4)
		const thirty = briefOf([['title', TITLE], ...bullets(30)])
		const all = [...(writeEmbedded('benefits', thirty)?.items ?? []), ...(writeEmbedded('features', thirty)?.items ?? [])]
		expect(all.length).toBeGreaterThanOrEqual(12)
		expect(all.length).toBeLessThanOrEqual(16)
		expect(new Set(all.map((item) => words(item.text))).size).toBe(all.length)
	})

	test('a description in prose becomes a story and no list; a title alone gives only hero and search engine texts', () => {
		const sentences = Array.from({ length: 8 }, (_, index) => `Sentence ${index + 1} tells how the lamp is used at night in room ${index}.`)
		const described = briefOf([
			['title', TITLE],
			['description', sentences.join(' ')],
		])
		const told = writeEmbedded('story', described)?.paragraphs.map(words).join(' ') ?? ''
		expect(words(writeEmbedded('hero', described)?.subheadline)).toBe(sentences[0])
		expect(told).not.toContain(sentences[0])
		expect(writeEmbedded('benefits', described)).toBeUndefined()
		const written = COPY_PARTS.filter((part) => writeEmbedded(part, briefOf([['title', TITLE]])))
		expect(written).toEqual(['hero', 'seo'])
		expect(COPY_PARTS.filter((part) => writeEmbedded(part, briefOf([])))).toEqual([])
	})

	test('what is said to the marketplace’s buyer is cleaned away, the rest of the bullet stays', () => {
		const brief = briefOf([
			['title', TITLE],
			['bullet', '✅ BRIGHT LIGHT: Five levels of light! Click "Add to Cart" now! 😀'],
			['bullet', 'Quiet switch. If you have any questions, feel free to contact us at help@orvelle.example or +44 20 7946 0000.'],
			['bullet', 'Heavy base. See https://orvelle.example for more. Prime shipping from Amazon.'],
			['bullet', 'Steady light. #1 best seller with over 100k sold. 30% off today, lifetime warranty.'],
		])
		const texts = COPY_PARTS.map((part) => JSON.stringify(writeEmbedded(part, brief) ?? '')).join(' ')
		expect(texts).not.toMatch(/add to cart|contact us|@|https?:|Amazon|Prime|best seller|100k|30%|warranty|7946|[!✅😀]/iu)
		for (const kept of ['Five levels of light', 'Quiet switch', 'Heavy base', 'Steady light']) expect(texts).toContain(kept)
	})

	test('a book’s story is no list of benefits, and its author’s life no subheadline', () => {
		const first = [
			'Three friends cross a winter sea that nobody has crossed before them, and',
			'what they bring home is not at all what the harbour waited for. ',
		].join(' ')
		const description = `${first.repeat(4)}She lives in a small town with her two dogs. The sound of it is darkly quiet throughout the night.`
		const brief = briefOf([
			['title', 'The Winter Sea'],
			['description', description],
			['spec', 'North Press', 'Publisher'],
		])
		expect(writeEmbedded('benefits', brief)).toBeUndefined()
		expect(words(writeEmbedded('hero', brief)?.subheadline ?? { html: '' })).not.toContain('lives in')
	})

	test('a value alone is no point where there are others', () => {
		const titles = writeEmbedded('benefits', briefOf([['title', TITLE], ['bullet', 'Glass'], ...bullets(3)]))?.items.map((item) =>
			words(item.title),
		)
		expect(titles).not.toContain('Glass')
	})

	test('prices, stock, ratings and numbers of orders are never written', () => {
		const record: Said[] = [
			['price', '$49.90'],
			['rating', '4.7'],
			['orders', '2104'],
			['availability', 'in_stock'],
		]
		const brief = briefOf([['title', TITLE], ...record, ...bullets(6)])
		expect(COPY_PARTS.map((part) => JSON.stringify(writeEmbedded(part, brief) ?? '')).join(' ')).not.toMatch(/49\.90|4\.7|2104|in_stock/)
	})

	test('what a buyer asks is answered by specifications, in the page’s language where a table knows the words', () => {
		const said: Said[] = [
			['title', TITLE],
			['brand', 'Orvelle'],
			['spec', 'Aluminium', 'Material'],
			['spec', '40 x 20 x 10 cm', 'Package Dimensions'],
			['spec', '38 x 18 x 9.5 cm', 'Product Dimensions'],
			['spec', '22.7 g', 'Boxed-product Weight'],
			['variant', 'Black, White', 'Colour'],
			['box', 'Lamp'],
			['box', 'Cable'],
		]
		const asked = (language: string) =>
			writeEmbedded('faq', briefOf(said, { language }))?.items.map((item) => [
				words(item.question),
				words(item.answer),
				...item.answer.facts,
			])
		expect(asked('moroccan arabic')).toEqual([
			['مناش مصنوع؟', 'ألومنيوم', 'f3'],
			['شحال القياسات ديالو؟', '38 × 18 × 9,5 سم', 'f5'],
		])
		expect(asked('french')?.map(([, answer]) => answer?.replace('\u00a0', ' '))).toEqual(['Aluminium', '38 × 18 × 9,5 cm'])
	})

	test.each([
		[
			'a part is not the whole',
			[
				['Band Material', 'Leather'],
				['Dial Colour', 'beige'],
				['Item Weight', '300 g'],
			],
		],
		[
			'the parcel is not the product',
			[
				['Shipping Weight', '1 kg'],
				['Package Dimensions', '30 x 20 cm'],
				['Material', 'Oak'],
			],
		],
		[
			'no, none and nought are no answers',
			[
				['Compatible Devices', 'None'],
				['Item Weight', '0 g'],
				['Material', 'Oak'],
			],
		],
		[
			'a size of clothes or a memory is no measure',
			[
				['Size', 'Large'],
				['Tamanho instalado da memória RAM', '6 GB'],
				['Material', 'Oak'],
			],
		],
		[
			'the brand is not asked',
			[
				['Brand', 'Orvelle'],
				['Colour', 'Black'],
				['Material', 'Oak'],
			],
		],
	] as const)('one question is no section: %s', (_, specs) => {
		const said = specs.map(([name, value]): Said => ['spec', value, name])
		expect(writeEmbedded('faq', briefOf([['title', TITLE], ['brand', 'Orvelle'], ['box', 'Lamp'], ...said]))).toBeUndefined()
	})

	test('[W-7] search engine texts keep their limits and a readable address, in scripts without spaces too', () => {
		const long =
			'とても静かなデスクランプ調光機能付き読書灯折りたたみ式アームと重い台座のついた机の上の明かりで長い夜の勉強や読書や手仕事に使えるやさしい光の照明器具です'
		for (const [title, tag] of [
			[TITLE.repeat(3), 'en'],
			[long, 'ja'],
			['โคมไฟตั้งโต๊ะปรับแสงได้สำหรับอ่านหนังสือพร้อมช่องชาร์จพับเก็บได้ตัวโคมทำจากอะลูมิเนียมน้ำหนักเบา', 'th'],
			['مصباح مكتب بإضاءة قابلة للتعتيم ومنفذ للشحن', 'ar'],
		] as const) {
			const seo = writeEmbedded('seo', briefOf([['title', title]], { factsLanguage: tag, language: 'french' }))
			expect(copyPartSchemas.seo.safeParse(seo).success).toBe(true)
			expect(countGraphemes(seo?.title ?? '')).toBeLessThanOrEqual(60)
			expect(countGraphemes(seo?.title ?? '')).toBeGreaterThan(5)
			expect(countGraphemes(seo?.description ?? '')).toBeLessThanOrEqual(155)
		}
		const seo = writeEmbedded(
			'seo',
			briefOf([
				['title', 'Größe Lámpara Café-Æra 2'],
				['brand', 'Orvelle'],
				['category', 'Lamps'],
			]),
		)
		expect(seo).toMatchObject({ slug: 'grosse-lampara-cafe-aera-2', keywords: expect.arrayContaining(['Orvelle', 'Lamps']) })
	})

	test('[K-1] in every language the copy is valid, cites only facts that exist, and is the same each time', () => {
		const said: Said[] = [
			['title', TITLE],
			['brand', 'Orvelle'],
			['description', 'One sentence that is long enough to be told. Another one.'],
			...bullets(6),
		]
		for (const language of LANGUAGES) {
			const brief = briefOf(said, { language: language.id })
			const known = new Set(brief.facts.map((fact) => fact.id))
			for (const part of COPY_PARTS) {
				const copy = writeEmbedded(part, brief)
				if (copy) expect(copyPartSchemas[part].safeParse(copy).success).toBe(true)
				const cited = [...JSON.stringify(copy ?? {}).matchAll(/"(f\d+)"/g)].map(([, id]) => id ?? '')
				expect(cited.filter((id) => !known.has(id))).toEqual([])
				expect(writeEmbedded(part, brief)).toEqual(copy)
			}
		}
	})

	test('[X-7] whatever a listing holds, the copy is valid, in normal form and within limits', () => {
		const text = fc.oneof(
			fc.string({ unit: 'grapheme', maxLength: 400 }),
			fc.lorem({ maxCount: 60 }),
			fc.constant('<script>alert(1)</script>'),
		)
		const kind = fc.constantFrom<FactKind>('title', 'brand', 'bullet', 'description', 'spec', 'variant', 'box', 'category')
		fc.assert(
			fc.property(fc.array(fc.tuple(kind, text), { maxLength: 14 }), fc.constantFrom('en', 'ja', 'ar', 'xx', undefined), (said, tag) => {
				const brief = briefOf(
					said.map(([factKind, factText]) => [factKind, factText]),
					{ factsLanguage: tag },
				)
				for (const part of COPY_PARTS) {
					const copy = writeEmbedded(part, brief)
					if (copy) expect(copyPartSchemas[part].safeParse(copy)).toMatchObject({ success: true })
				}
			}),
			{ numRuns: 150 },
		)
	})
})
