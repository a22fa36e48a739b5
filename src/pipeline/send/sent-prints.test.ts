import { expect, test } from 'vitest'
import type { StoreProduct } from '../../core/stores/store-product'
import { merchantEdits, NOTHING_SENT, sentNow, sinceLast } from './sent-prints'

const one = { compareAtPrice: null, gtin: null, imageId: null, isAvailable: null }
const shirt = (changes: Partial<StoreProduct> = {}): StoreProduct => ({
	key: 'vitrine-1',
	sku: 'SHIRT-1',
	title: 'Shirt',
	html: '<p>Soft & light.</p>',
	shortDescription: '',
	slug: 'shirt',
	status: 'draft',
	isStatusChosen: false,
	price: '20',
	compareAtPrice: null,
	options: [{ name: 'Size', values: ['S', 'M'] }],
	variants: ['S', 'M'].map((size) => ({ ...one, values: [size], price: '20', sku: size })),
	images: [{ id: 'a', url: 'https://example.com/a.png', alt: 'A shirt' }],
	htmlImages: [],
	sendsPictures: true,
	seo: { title: 'Shirt', description: 'A shirt.' },
	vendor: null,
	category: null,
	tags: [],
	attributes: [{ name: 'Cloth', value: 'Cotton' }],
	weightGrams: 150,
	sizeMm: null,
	gtin: null,
	quantity: null,
	...changes,
})
const left = { kept: [], before: null, pushed: {} }

test('[C-9] [S-7] [Y-7] what did not change on the page since the last push is left to the merchant; what did is sent', () => {
	const last = sentNow(shirt(), {}, left)
	expect(sinceLast(shirt(), last)).toMatchObject({
		changedParts: [],
		images: [{ keepsAlt: true }],
		variants: [{ keepsImage: true }, { keepsImage: true }],
	})
	const changed = shirt({
		attributes: [],
		weightGrams: 160,
		images: [{ id: 'a', url: 'https://example.com/a.png', alt: 'A blue shirt' }],
		variants: shirt().variants.map((variant, at) => (at === 0 ? { ...variant, imageId: 'a' } : variant)),
	})
	const written = sinceLast(changed, last)
	expect(written.changedParts).toEqual(['specifications', 'weight'])
	expect(written.images.map(({ keepsAlt }) => keepsAlt)).toEqual([undefined])
	expect(written.variants.map(({ keepsImage }) => keepsImage)).toEqual([undefined, true])
	expect(sinceLast(changed, null).changedParts).toEqual([])
})

test('[C-9] [S-7] [Y-7] prices of combinations that the store did not take are not held for sent', () => {
	const dear = shirt({ variants: shirt().variants.map((variant) => ({ ...variant, price: '30' })) })
	const first = sentNow(shirt(), {}, left)
	const second = sentNow(dear, {}, { kept: [], before: first, pushed: { keptVariants: true } })
	expect(second.ours.variant_prices).toBe(first.ours.variant_prices)
	expect(sentNow(dear, {}, { kept: [], before: first, pushed: {} }).ours.variant_prices).not.toBe(first.ours.variant_prices)
})

test(
	'[C-9] [S-7] [Y-7] where nobody knows what the last push left, fields that differ are the merchant’s;' +
		' a text is told by its words, a price by its amount',
	() => {
		const now = { title: 'Theirs', description: '<div><p>Soft &amp; light.</p></div>', price: '20', seo_title: 'Shirt' }
		const edits = (last: Parameters<typeof merchantEdits>[1]) =>
			merchantEdits(now, last, shirt({ price: '20.00' })).map(({ field }) => field)
		expect(edits(null)).toEqual(['title'])
		expect(edits(sentNow(shirt(), null, left))).toEqual(['title'])
		expect(edits(NOTHING_SENT)).toEqual([])
	},
)
