import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { watchThreadTime } from '../../../test/support/thread-time'
import { AppError } from '../errors'
import { factsOf, MAX_FACT_CHARACTERS } from './facts'
import { productSchema } from './product'
import { MAX_PASTED_CHARACTERS, productFromText } from './product-from-text'

const PASTED = `Skip to main content
Home › Kitchen › Kettles
Halden Roe Gooseneck Kettle, 0.9 litre, Stainless Steel
Visit the Halden Roe Store
4.6 out of 5 stars
1,204 ratings
-20% $39.99
List Price: $49.99
Price: $39.99
FREE delivery Tuesday, 3 June
Add to Cart
Quantity: 1
About this item
• POURS SLOWLY: The narrow spout keeps the stream where you aim it.
• Holds 0.9 litres, enough for four cups
The handle stays cool while the water boils.
Technical details
Material\tStainless steel
Item weight: 620 g
Special feature: Boils dry protection: switches off by itself
What's in the box
• Kettle
• Lid
Product description
A kettle for people who pour by hand.
It stands on any stove.
Customer reviews
Best thing ever, bought three of them for my family.
We use cookies to make this site work`

describe('[D-7] pasted text', () => {
	const product = productFromText(PASTED, 'https://www.amazon.com/dp/B0EXAMPLE1')

	test('[X-4] becomes title, brand, price, points, specifications, box and description, and every value keeps its line', () => {
		expect(product.title).toEqual({
			value: 'Halden Roe Gooseneck Kettle, 0.9 litre, Stainless Steel',
			origin: { rule: 'pasted', place: 'line 3' },
		})
		expect(product.brand?.value).toBe('Halden Roe')
		expect(product.price).toEqual({ value: { amountMinor: 3999, currency: 'USD' }, origin: { rule: 'pasted', place: 'line 9' } })
		expect(product.bullets.map((entry) => entry.value)).toEqual([
			'POURS SLOWLY: The narrow spout keeps the stream where you aim it.',
			'Holds 0.9 litres, enough for four cups',
			'The handle stays cool while the water boils.',
		])
		expect(product.specs.map((entry) => [entry.value.name, entry.value.value, entry.origin.place])).toEqual([
			['Material', 'Stainless steel', 'line 18'],
			['Item weight', '620 g', 'line 19'],
			['Special feature', 'Boils dry protection: switches off by itself', 'line 20'],
		])
		expect(product.inTheBox.map((entry) => entry.value)).toEqual(['Kettle', 'Lid'])
		expect(product.description?.value).toBe('A kettle for people who pour by hand.\nIt stands on any stove.')
		expect(product.source).toEqual({ marketplace: 'seller', domain: '', url: 'https://www.amazon.com/dp/B0EXAMPLE1', language: 'en' })
		expect(product.missing).toContain('gallery')
		expect(product.missing).not.toContain('title')
	})

	test('[X-4] nothing of the shop around it is taken: stars, delivery, buttons, reviews, cookies', () => {
		const said = factsOf(product)
			.map((fact) => fact.text)
			.join(' ')
		expect(said).not.toMatch(/stars|ratings|delivery|Cart|Quantity|Best thing|cookies|49\.99|Skip/)
	})

	test.each([
		['fr', 'Bouilloire col de cygne Halden Roe, 0,9 litre', 'Ajouter au panier', '39,99 €', 'Matériau : Acier inoxydable', 3999, 'EUR'],
		['de', 'Wasserkessel mit Schwanenhals, 0,9 Liter', 'In den Einkaufswagen', 'Preis: 1.039,99 €', 'Material: Edelstahl', 103999, 'EUR'],
		['ar', 'غلاية ماء من الفولاذ المقاوم للصدأ', 'أضف إلى سلة التسوق', '١٩٩ د.م', 'المادة: فولاذ', 19900, 'MAD'],
		['ja', 'ステンレス製ドリップケトル 0.9L', 'カートに入れる', '￥3,980', '材質：ステンレス鋼', 3980, 'JPY'],
	])('[X-4] is read in %s', (_tag, title, button, price, spec, amountMinor, currency) => {
		const read = productFromText([title, '4,6 sur 5 étoiles', button, price, spec].join('\n'))
		expect(read.title?.value).toBe(title)
		expect(read.price?.value).toEqual({ amountMinor, currency })
		expect(read.specs).toHaveLength(1)
		expect(read.bullets).toEqual([])
	})

	test('[X-4] a number without a currency is no price, and products named like furniture keep their names', () => {
		expect(productFromText('Shipping scale 50 kg\n49.99\nPrice: 49.99').price).toBeUndefined()
		for (const title of [
			'Cookie cutter set of twelve',
			'Shipping scale 50 kg',
			'Click lamp for the wall',
			'Share plate, oak wood',
			'شاحن سريع للهاتف',
		])
			expect(productFromText(`${title}\nMade of good material.`).title?.value).toBe(title)
		const cotton = productFromText('Bed linen Norrvik\n• 100 % cotton, washed\n• Schnelles Laden')
		expect(cotton.bullets[0]?.value).toBe('100 % cotton, washed')
	})

	test('[D-7] too little, too much, or no name at all is refused in words', () => {
		for (const text of ['', 'kettle', '12345 67890 12345', 'https://www.amazon.com/dp/B0EXAMPLE1', 'x'.repeat(MAX_PASTED_CHARACTERS + 1)])
			expect(() => productFromText(text)).toThrow(AppError)
	})

	test('[X-7] whatever is pasted gives a valid product whose words stand in the text, or a refusal', () => {
		const piece = fc.oneof(
			fc.string({ unit: 'grapheme', maxLength: 80 }),
			fc.lorem({ maxCount: 12 }),
			fc.constantFrom('About this item', 'Price: $5', '• ', 'a\tb\tc', 'Name: value', '<script>alert(1)</script>', '：：', '\u202E\u0000'),
		)
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
				const text = pieces.join('\n')
				try {
					const read = productFromText(text)
					expect(productSchema.safeParse(read).success).toBe(true)
					// The sign of a character that was lost (U+FFFD) is dropped like control characters are.
					const bare = (words: string) => words.normalize('NFC').replace(/[\s\p{C}\uFFFD]/gu, '')
					for (const fact of factsOf(read)) if (fact.kind !== 'price') expect(bare(text)).toContain(bare(fact.text))
				} catch (error) {
					if (!(error instanceof AppError)) throw error
				}
			}),
			{ numRuns: 300 },
		)
	})
})

describe('[N-10] hostile text is read in linear time', () => {
	const HOSTILE = {
		'tabs between two letters': `A kettle of steel\n…a${'\t'.repeat(95_000)}b`,
		'blanks before a colon': `A kettle of steel\n${' :'.repeat(48_000)}b`,
		'one endless line': `A kettle of steel\nCapacity: ${'1,'.repeat(48_000)}`,
		'ideographic blanks': `A kettle of steel\n名${'\u3000'.repeat(95_000)}b`,
	}
	// Read in milliseconds; the first of them took two minutes when runs of blanks reached the patterns.
	for (const [name, text] of Object.entries(HOSTILE)) {
		test(name, () => {
			const spent = watchThreadTime()
			const facts = factsOf(productFromText(text))
			expect(spent()).toBeLessThan(3_000)
			expect(facts[0]?.text).toBe('A kettle of steel')
			expect(Math.max(...facts.map((fact) => fact.text.length))).toBeLessThanOrEqual(MAX_FACT_CHARACTERS)
		})
	}
})
