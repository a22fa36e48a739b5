import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { DomUtils, Parser, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../../test/support/sample'
import { type Page, pageSchema, themeSchema } from '../../core/page/page'
import { fullPage } from '../../core/page/page.fixture'
import { mapTexts, textsOfPage } from '../../core/page/walk'
import { STORE_IDS } from '../../core/stores/store-ids'
import { plainFromRichText, richTextFromPlain } from '../../core/text/rich-text'
import { renderPage } from '../render-page'
import { storeHtml } from '../store-html/store-html'
import { liquidSection } from './liquid-section'
import { shopifyCsv } from './shopify-csv'
import { woocommerceCsv } from './woocommerce-csv'

const [RUNS = 1] = sampleOf<number>([25], [6])
const imageUrl = (file: { key: string }) => `https://pictures.example/${file.key}`

const ATTACKS = [
	'<script>alert(1)</script>',
	'</script><script>alert(1)</script>',
	'"><img src=x onerror=alert(1)>',
	"' onmouseover='alert(1)",
	'" onfocus="alert(1)" autofocus="',
	'javascript:alert(1)',
	'<a href="javascript:alert(1)">x</a>',
	'</style><script>alert(1)</script>',
	'--><svg onload=alert(1)>',
	'<!-- wp:html --><script>alert(1)</script>',
	'{{ shop.email }}{% endschema %}<script>alert(1)</script>{% schema %}',
	'{% endcomment %}<script>alert(1)</script>',
	'{% endstylesheet %}<script>alert(1)</script>',
	"' }}<script>alert(1)</script>{{ '",
	'&lt;script&gt;alert(1)&lt;/script&gt;',
	'=cmd|"/c calc"!A1',
	'a;background:url(javascript:alert(1))',
	'\u202e<script>alert(1)</script>',
]
const words = fc.oneof(fc.constantFrom(...ATTACKS), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }))

/** A page that passes the schema, with words from outside wherever the schema lets any stand. */
const hostilePage = fc
	.record({
		theme: fc.constantFrom(...themeSchema.options),
		language: fc.constantFrom('english', 'arabic', '<script>'),
		list: fc.array(words, { minLength: 12, maxLength: 12 }),
	})
	.map(({ theme, language, list }): Page => {
		let at = 0
		const next = () => list[at++ % list.length] ?? ''
		const made = { ...fullPage(), theme, language, buying: { kind: 'link' as const, url: 'https://shop.example/o?a={{b}}&c=%27' } }
		const told = mapTexts(made, ({ text }) => ({ ...text, html: richTextFromPlain(next()) }))
		const review = { title: next(), text: next(), date: next(), author: next(), origin: { rule: next(), place: next() } }
		return pageSchema.parse({
			...told,
			sections: told.sections.map((section) => ({ ...section, id: `${section.id}${next()}`, hidden: false })),
			images: told.images.map((image) => ({ ...image, alt: next() })),
			product: {
				...told.product,
				title: next(),
				brand: next(),
				breadcrumbs: [next(), next()],
				sourceUrl: `https://${next()}`,
				reviews: [review],
			},
			seo: { ...told.seo, title: next(), description: next(), slug: next(), keywords: [next(), next()] },
			record: { ...told.record, writer: { kind: 'model', model: next() }, notes: [next()] },
		})
	})

const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|#|data:,|\{\{ )/

/** What a parser finds in HTML that could run or lead astray. Data of search engines is no script. */
function dangersIn(html: string): string[] {
	const found: string[] = []
	const parser = new Parser({
		onopentag(name, attributes) {
			const isData = name === 'script' && attributes.type === 'application/ld+json'
			if (/^(?:script|iframe|object|embed|base|template|noscript|math)$/.test(name) && !isData) found.push(`<${name}>`)
			for (const [attribute, value] of Object.entries(attributes)) {
				if (/^on|^srcdoc$|^formaction$|^xlink/.test(attribute)) found.push(`${attribute}=${value}`)
				if (/^(?:href|src|action)$/.test(attribute) && !SAFE_ADDRESS.test(value)) found.push(`${attribute}=${value}`)
				if (attribute === 'style' && /url\(|expression|@import/i.test(value)) found.push(`style=${value}`)
			}
		},
	})
	parser.end(html)
	return found
}

const PARTS = new RegExp(
	[
		String.raw`^(?:\{% comment %\}[^%]*\{% endcomment %\}\n)([\s\S]*)`,
		String.raw`\{% stylesheet %\}([\s\S]*)\{% endstylesheet %\}\n`,
		String.raw`\{% schema %\}([\s\S]*)\{% endschema %\}\n$`,
	].join(''),
)
/** The only Liquid a section of ours holds. */
const OUR_LIQUID = new RegExp(
	String.raw`\{%- (?:assign (?:shown|picture_\d+) = (?:'[^'{}]*'|section\.settings\.[a-z_0-9]+)(?: \| [a-z_]+: [a-z0-9 :]+)?` +
		String.raw`|if shown|if shown\.compare_at_price > shown\.price|if section\.settings\.picture_\d+ != blank|else` +
		String.raw`|endif) -?%\}|\{% endif -%\}|\{\{ (?:section\.settings\.[a-z_0-9]+(?: \| escape)?|shown\.(?:compare_at_)?price \| money` +
		String.raw`|picture_\d+|section\.settings\.button_link \| default: '[^'{}]*' \| escape_once) \}\}`,
	'g',
)

describe('a page of hostile words', () => {
	const property = (check: (page: Page) => void) => fc.assert(fc.property(hostilePage, check), { numRuns: RUNS })

	it('[N-4] runs nothing and leads nowhere as a document', () => {
		property((page) => {
			expect(dangersIn(renderPage(page, { imageUrl, mode: 'document' }))).toEqual([])
		})
	})

	it('[N-4, O-4] runs nothing and leads nowhere inside a store', () => {
		property((page) => {
			for (const store of STORE_IDS) {
				const html = storeHtml(page, store, imageUrl)
				expect(dangersIn(html)).toEqual([])
				expect(html).not.toMatch(/<(?:script|style)/i)
			}
		})
	})

	it('[N-4, O-5] runs nothing from a CSV: neither in the store nor in a spreadsheet', () => {
		property((page) => {
			for (const csv of [shopifyCsv(page, { key: 'vitrine-1', imageUrl }).csv, woocommerceCsv(page, { key: 'vitrine-1', imageUrl }).csv]) {
				const rows: Record<string, string>[] = parse(csv, { columns: true, bom: true })
				for (const row of rows) {
					expect(dangersIn(row.Description ?? '')).toEqual([])
					expect(dangersIn(row['Short description'] ?? '')).toEqual([])
					for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+@\t\r]|^-(?!\d+(?:\.\d+)?$)/)
				}
			}
		})
	})

	it('[N-4, O-6] stays words in a Shopify section: no tag, no Liquid, no end of the schema', () => {
		property((page) => {
			const [, body = '', css = '', schema = ''] = PARTS.exec(liquidSection(page, imageUrl, 'en')) ?? []
			expect(body.length).toBeGreaterThan(1000)
			expect(body.replace(OUR_LIQUID, '')).not.toMatch(/\{[{%]/)
			expect(dangersIn(body.replace(OUR_LIQUID, (match) => (match.startsWith('{{') ? '{{ x }}' : '')))).toEqual([])
			expect(css + schema).not.toMatch(/\{%|\{\{/)
			expect(schema).not.toContain('%}')
			expect(JSON.parse(schema).settings.length).toBeGreaterThan(3)
		})
	})

	it('[O-4] loses none of its words inside a store', () => {
		property((page) => {
			const shown = DomUtils.textContent(parseDocument(storeHtml(page, 'shopify', imageUrl)).children).replace(/\s+/g, ' ')
			const bar = page.sections.find(({ type }) => type === 'stickyBar')?.id
			for (const { text, sectionId } of textsOfPage(page)) {
				if (sectionId !== bar) expect(shown).toContain(plainFromRichText(text.html).replace(/\s+/g, ' '))
			}
		})
	})
})
