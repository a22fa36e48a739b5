import { expect, test } from 'vitest'
import { mendProduct, mendWords } from './mend-words'
import { productSchema } from './product'

const misread = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))

test('[X-4] words misread on their way into a listing are read as they were meant', () => {
	for (const text of ['Weiß + Schwarz', 'für die Küche – 5 °C', 'élégance à l’état pur', 'Größe “M”', '½ l']) {
		expect(misread(text)).not.toBe(text)
		expect(mendWords(misread(text))).toBe(text)
	}
})

test('[X-4] words that were never misread stay as they are', () => {
	for (const text of [
		'«MAÇû',
		'IMî',
		'SUTIÃ·RENDA',
		'100% LÃ\u00a0MERINO',
		'john_doe@shop.example',
		'https://shop.example/My_page',
		'NÃO',
		'A MAÇÃ”',
		'Âge',
		'â',
		'CAFÉ™',
		'Ãß 5',
		'Crème brûlée',
		'سماعات',
		'100 % â la carte',
		'',
	]) {
		expect(mendWords(text)).toBe(text)
	}
})

test('[X-4] letters drawn as other signs are letters, and a tag typed into a text is none of its words', () => {
	expect(mendWords('Only for 𝐌𝟒 𝐌𝐚𝐜𝐛𝐨𝐨𝐤 𝐀𝐢𝐫 𝟏𝟓 𝐢𝐧𝐜𝐡')).toBe('Only for M4 Macbook Air 15 inch')
	expect(mendWords('12 x 12 x 15 inches (L x B x H).(br>')).toBe('12 x 12 x 15 inches (L x B x H).')
	expect(mendWords('Length 10<br>20 cm wide')).toBe('Length 10 20 cm wide')
	expect(mendWords('Dry_Clean_Only')).toBe('Dry Clean Only')
	expect(mendWords('SG_000004458X_US')).toBe('SG_000004458X_US')
	expect(mendWords('a < b and 5 (br) > 3')).toBe('a < b and 5 (br) > 3')
})

test('[X-4] what leads to other pages of the shop is no fact of the product', () => {
	expect(mendWords('1.6 ounces (View shipping rates and policies)')).toBe('1.6 ounces')
	expect(mendWords('#12 (See Top 100 in Kitchen)')).toBe('#12')
	for (const text of ['Reading Glasses (See More Clearly), 2 pcs', 'Flashcards (Learn More Words in Spanish)'])
		expect(mendWords(text)).toBe(text)
	expect(mendWords('Care: by hand (Learn more ›)')).toBe('Care: by hand')
	expect(mendWords('Steel (brushed)')).toBe('Steel (brushed)')
	expect(mendWords('(Learn more)')).toBe('(Learn more)')
})

test('[X-4] a product’s names and values are mended; origins and pictures are not touched', () => {
	const origin = { rule: 'specs', place: 'GrÃ¶ÃŸe' }
	const picture = { value: { id: 'Ã¶', url: 'https://pictures.example/Ã¶.jpg', aliases: [] }, origin }
	const product = productSchema.parse({
		source: { marketplace: 'amazon', domain: 'amazon.de', url: 'https://www.amazon.de/dp/B000000000?k=Ã¶' },
		title: { value: 'TeekÃ¼che', origin },
		specs: [{ value: { name: 'GrÃ¶ÃŸe', value: '5 Â°C' }, origin }],
		variants: { value: { dimensions: { 'GrÃ¶ÃŸe': ['WeiÃŸ'] }, count: 1 }, origin },
		gallery: [picture],
		availability: { value: 'in_stock', origin },
		missing: ['list_price'],
	})
	expect(mendProduct(product)).toEqual({
		...product,
		title: { value: 'Teeküche', origin },
		specs: [{ value: { name: 'Größe', value: '5 °C' }, origin }],
		variants: { value: { dimensions: { Größe: ['Weiß'] }, count: 1 }, origin },
	})
})

test('[X-7] [N-10] no text of a product is longer than a page has use for, however it came in, and none is cut within a character', () => {
	const origin = { rule: 'specs', place: 'th' }
	const endless = `A lamp ${'oak '.repeat(5_000)}`
	const unbroken = '💡'.repeat(5_000)
	const sourced = <T>(value: T) => ({ value, origin })
	const product = productSchema.parse({
		source: { marketplace: 'amazon', domain: 'amazon.de', url: 'https://www.amazon.de/dp/B000000000' },
		...{ title: sourced(endless), brand: sourced(endless), description: sourced(endless), bullets: [sourced(endless)] },
		specs: Array(5_000).fill(sourced({ name: unbroken, value: unbroken })),
		variants: sourced({ dimensions: { [endless]: [endless] }, count: 1 }),
		reviews: [sourced({ title: endless, text: endless, date: endless, author: endless })],
	})
	const { title, specs, variants, ...others } = mendProduct(product)
	expect(title?.value).toBe(`A lamp ${'oak '.repeat(123)}`.trim())
	expect(specs).toHaveLength(2_000)
	expect(specs[0]?.value.name === '💡'.repeat(150)).toBe(true)
	expect(specs[0]?.value.value === '💡'.repeat(2_000)).toBe(true)
	expect(Object.keys(variants?.value.dimensions ?? {})[0]?.length).toBeLessThanOrEqual(300)
	expect(JSON.stringify(others).length).toBeLessThan(35_000)
})
