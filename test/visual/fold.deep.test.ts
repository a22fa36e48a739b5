import { join } from 'node:path'
import type { Page as Tab } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { findCorpus, readPages } from '../../bench/accuracy/corpus'
import { amazon } from '../../src/connectors/marketplaces/amazon/amazon'
import { composePage } from '../../src/core/page/compose/compose-page'
import { type Page, type PageImage, themeSchema } from '../../src/core/page/page'
import { factsOf } from '../../src/core/product/facts'
import { type Product, productSchema } from '../../src/core/product/product'
import { sellerStatements } from '../../src/core/seller/seller-statements'
import { storeProfileSchema } from '../../src/core/seller/store-profile'
import { installedBrowser } from '../support/installed-browser'
import { drawnHtml } from './drawn-pages'
import { openTab } from './open-tab'

// What a buyer sees before they scroll, on a phone and on a desk.

const WINDOWS = [
	{ width: 360, height: 740 },
	{ width: 1280, height: 800 },
]
const MOST_LISTINGS = 28
const corpus = findCorpus()
if (!corpus)
	process.stdout.write('Real listings above the fold are left out: there is no corpus at ../shared/amazon, and AMAZON_CORPUS names none.\n')

const origin = { rule: 'test', place: 'test' }
const sourced = <T>(value: T) => ({ value, origin })
const picture = (id: string, width: number, height: number, nature: PageImage['nature']): PageImage => ({
	id,
	alt: '',
	files: [{ key: `${id}.svg`, format: 'svg', width, height, bytes: 0 }],
	...(nature ? { nature } : {}),
})
/** The shapes photographs have, each as the first of three. */
const PICTURES = [
	picture('tall', 600, 1800, { kind: 'cutout' }),
	picture('pale', 880, 1000, { kind: 'cutout', pale: true }),
	picture('scene', 1500, 1000, { kind: 'scene' }),
	picture('label', 1500, 560, { kind: 'print' }),
]
const openings = PICTURES.map((first) => [first, ...PICTURES.filter((other) => other !== first)].slice(0, 3))
const SELLER = sellerStatements(
	storeProfileSchema.parse({
		terms: [{ market: 'all', language: 'english', delivery: 'Two to four days.', returns: 'Within 14 days.' }],
		reach: [{ market: 'all', whatsapp: '+212600000000' }],
	}),
	{ market: 'usa', language: 'english' },
)

/** The longest opening a product can get: its whole title as headline, every option, a price crossed out. */
function longestOpening(product: Product, gallery: PageImage[]): Page {
	let ids = 0
	const page = composePage({
		product,
		facts: factsOf(product, SELLER),
		copy: {},
		removed: [],
		images: { gallery, description: [] },
		language: /\p{Script=Arabic}/u.test(product.title?.value ?? '') ? 'arabic' : 'english',
		market: 'usa',
		buying: { kind: 'whatsapp', number: '+212600000000' },
		writer: { kind: 'embedded' },
		newId: () => `n${++ids}`,
		notes: [],
	})
	const money = (amountMinor: number) => ({ amountMinor, currency: 'USD' })
	return { ...page, offer: { price: money(124_900), compareAt: money(149_900) } }
}

const titled = (title: string) =>
	productSchema.parse({
		source: { marketplace: 'test', domain: 'example.com', url: 'https://example.com/p' },
		title: sourced(title),
		brand: sourced('Halvorn Household Appliances'),
		variants: sourced({ dimensions: { Colour: Array.from({ length: 36 }, (_, at) => `Shade ${at}`), Size: ['S', 'M', 'L'] }, count: 108 }),
	})

const WRITTEN = [
	'Kettle',
	'Donaudampfschifffahrtsgesellschaftskapitänsmütze aus Wolle',
	'Insulated stainless steel water bottle with straw lid and carry loop',
	`${'Wireless noise cancelling headphones with long battery life and foldable case, '.repeat(3).slice(0, 200)}`,
	'مصباح مكتب بذراع معدنية قابلة للطي وضوء دافئ',
	'من المكتب إلى التمرين',
	'大容量 真空断熱 ステンレスボトル 保温保冷 直飲み 軽量 おしゃれ スポーツ アウトドア 通勤 通学 1000ml ブラック 広口 洗いやすい',
].map(titled)
/** Each title with each shape of picture first. */
const EVERY_OPENING = openings.flatMap((_, index) => [...WRITTEN.slice(index), ...WRITTEN.slice(0, index)].slice(0, openings.length))

describe.skipIf(!installedBrowser)(
	'[R-11] in a window of 360 × 740 and of 1280 × 800 picture, headline, price and button are in sight without scrolling, under nothing',
	() => {
		let tab: Tab

		beforeAll(async () => {
			const opened = await openTab()
			tab = opened.tab
			return opened.close
		}, 60_000)

		/** Names of the parts that are not wholly in sight, or too small to be seen. */
		async function missing(page: Page): Promise<string[]> {
			await tab.setContent(await drawnHtml(page), { waitUntil: 'load' })
			return tab.evaluate(() => {
				const bar = document.querySelector('.vt-bar')?.getBoundingClientRect()
				const end = Math.min(innerHeight, bar?.top ?? innerHeight)
				const parts = { picture: '.vt-swipe .vt-field', headline: '.vt-h1', price: '.vt-hero .vt-price', button: '.vt-hero .vt-btn' }
				return Object.entries(parts).flatMap(([name, selector]) => {
					const box = document.querySelector(selector)?.getBoundingClientRect()
					if (!box || box.width < 8 || box.height < 8) return [`${name}: not there`]
					const least = name === 'picture' ? 160 : 14
					if (box.height < least) return [`${name}: ${Math.round(box.height)} px high`]
					// On a desk a tall opening's picture may run on below the window, as long as most of a window shows it.
					const bottom = name === 'picture' && innerWidth > 900 ? box.top + innerHeight / 3 : box.bottom
					return box.top >= 0 && bottom <= end ? [] : [`${name}: ends at ${Math.round(box.bottom)}`]
				})
			})
		}

		async function check(products: readonly Product[]): Promise<string[]> {
			const errors: string[] = []
			for (const window of WINDOWS) {
				await tab.setViewportSize(window)
				for (const [index, product] of products.entries()) {
					const page = longestOpening(product, openings[index % openings.length] ?? [])
					for (const theme of themeSchema.options) {
						const found = await missing({ ...page, theme })
						const [first] = page.gallery
						if (found.length > 0)
							errors.push(`${window.width}, ${theme}, ${first}, ${page.product.title.length} letters: ${found.join(', ')}`)
					}
				}
			}
			return errors
		}

		it('in every theme, for titles from one word to two hundred letters', async () => {
			expect(await check(EVERY_OPENING)).toEqual([])
		}, 300_000)

		it.skipIf(!corpus)(
			`in every theme, for ${MOST_LISTINGS} real listings`,
			async () => {
				const products: Product[] = []
				for await (const { html } of readPages(join(corpus ?? '', 'pages'))) {
					if (products.length < MOST_LISTINGS) products.push(amazon.extract(html))
				}
				expect(products).toHaveLength(MOST_LISTINGS)
				expect(await check(products)).toEqual([])
			},
			600_000,
		)
	},
)
