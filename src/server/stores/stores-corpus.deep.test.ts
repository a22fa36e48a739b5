import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCorpus, readPages } from '../../../bench/accuracy/corpus'
import { openShopifyWorld } from '../../../test/fakes/shopify/open-shopify-world'
import { openWoocommerceWorld } from '../../../test/fakes/woocommerce/open-woocommerce-world'
import { openYoucanWorld } from '../../../test/fakes/youcan/open-youcan-world'
import { shopifyFaults, woocommerceFaults } from '../../../test/support/csv-importers'
import type { StoreWorld } from '../../../test/support/store-world'
import { amazon } from '../../connectors/marketplaces/amazon/amazon'
import type { StoreAccess } from '../../connectors/stores/store'
import { COPY_PARTS } from '../../core/copy/copy'
import { writeEmbedded } from '../../core/copy/embedded-writer'
import { composePage } from '../../core/page/compose/compose-page'
import type { Page } from '../../core/page/page'
import { countingIds, testImage } from '../../core/page/page.fixture'
import { factsOf } from '../../core/product/facts'
import type { StoreId } from '../../core/stores/store-ids'
import { MOST_STORE_VARIANTS, type StoreProduct } from '../../core/stores/store-product'
import { type PushJournal, sendProduct } from '../../pipeline/send-product'
import { shopifyCsv } from '../../render/exports/shopify-csv'
import { woocommerceCsv } from '../../render/exports/woocommerce-csv'
import { productOfPage } from './product-of-page'

const folder = findCorpus() ?? ''
const reason = folder ? '' : ' (skipped: no corpus at ../shared/amazon, and AMAZON_CORPUS names none)'
if (reason) process.stdout.write(`Real listings in the three stores${reason}\n`)

/** As a page is made of a listing without a model, with three pictures that can be had. */
function pageOf(html: string): Page {
	const product = amazon.extract(html)
	const facts = factsOf(product)
	const brief = { language: 'english', market: 'usa', factsLanguage: product.source.language, facts }
	const copy = Object.fromEntries(COPY_PARTS.map((part) => [part, writeEmbedded(part, brief)]))
	const images = { gallery: ['g1', 'g2', 'g3'].map((id) => testImage(id)), description: [] }
	const made = { language: 'english', market: 'usa', newId: countingIds(), notes: [], removed: [] }
	return composePage({ ...made, product, facts, copy, images, writer: { kind: 'embedded' } })
}

/** What is known of a product between pushes, kept as the server keeps it. */
function journalled(): PushJournal & { keep(sent: Awaited<ReturnType<typeof sendProduct>>): void; snapshot: unknown } {
	const journal = {
		ref: null as string | null,
		imageIds: {} as Record<string, string>,
		skus: [],
		sent: null as PushJournal['sent'],
		snapshot: null as unknown,
		async sending(snapshot: unknown) {
			journal.snapshot = JSON.parse(JSON.stringify(snapshot))
		},
		found: async () => undefined,
		gone: async () => undefined,
		keep({ pushed, sent }: Awaited<ReturnType<typeof sendProduct>>) {
			Object.assign(journal, { ref: pushed.id, imageIds: pushed.imageIds, sent })
		},
	}
	return journal
}

describe.skipIf(!folder)(`real listings in the three stores${reason}`, () => {
	const pages: [string, Page][] = []
	beforeAll(async () => {
		for await (const { name, html } of readPages(join(folder, 'pages'))) pages.push([name, pageOf(html)])
	})

	it('[C-9] [O-5] the file of every listing is taken by both importers', () => {
		const imageUrl = ({ key }: { key: string }) => `https://pictures.example/${key}`
		const faults = pages.map(([name, page]) => [
			name,
			...woocommerceFaults(woocommerceCsv(page, imageUrl)),
			...shopifyFaults(shopifyCsv(page, imageUrl)),
		])
		expect(faults.filter(([, fault]) => fault !== undefined)).toEqual([])
		expect(faults.length).toBeGreaterThan(0)
		const broken = (csv: string) =>
			csv
				.replace('simple', 'simpel')
				.replace('Draft', 'Drift')
				.replaceAll(/\/(\S+)\.webp/g, '/$1.avif')
		const [, page] = pages[0] ?? []
		if (!page) throw new Error('there is no page')
		expect(woocommerceFaults(broken(woocommerceCsv(page, imageUrl)))).not.toEqual([])
		expect(shopifyFaults(broken(shopifyCsv(page, imageUrl)))).not.toEqual([])
		expect(woocommerceFaults('Name\n"<p><a href=""x"">"')[0]).toBe('the upload is taken for a web page')
	})

	describe.each([
		['woocommerce', () => openWoocommerceWorld()],
		['shopify', () => openShopifyWorld()],
		['youcan', () => openYoucanWorld()],
	] as [StoreId, () => Promise<StoreWorld>][])('%s', (store, open) => {
		let world: StoreWorld
		let access: StoreAccess
		beforeAll(async () => {
			world = await open()
			access = (await world.connect()).access
		})
		afterAll(() => world.close())

		it('[C-6] [S-5] [Y-5] every listing arrives with its options, stays one product, and its edits and undoing hold', async () => {
			let withOptions = 0
			for (const [name, page] of pages) {
				const imageUrl = ({ key }: { key: string }) => world.pictures.good[Number(/g(\d)/.exec(key)?.[1] ?? 1) - 1]
				const terms = { store, currency: null, status: 'draft' as const, price: 49, compareAt: 59, imageUrl }
				const prepared = productOfPage(crypto.randomUUID(), page, terms)
				const product = { ...prepared.product, slug: `${name}-${prepared.product.slug}`.slice(0, 60) }
				const journal = journalled()
				const push = async (one: StoreProduct) => {
					const sent = await sendProduct({ connector: world.connector, access, product: one, journal, edits: {} })
					journal.keep(sent)
					return sent
				}
				const before = world.products().length
				const { made, pushed } = await push(product)
				expect(made, name).toBe('created')
				expect(
					pushed.leftOut.filter(({ imageId }) => imageId),
					name,
				).toEqual([])
				const held = () => world.products().find(({ id }) => id === pushed.id)
				expect(held()?.variants, name).toHaveLength(product.variants.length)
				expect(product.variants.length, name).toBeLessThanOrEqual(MOST_STORE_VARIANTS)
				expect(held()?.images, name).toHaveLength(product.images.length)

				expect((await push({ ...product, title: `${product.title.slice(0, 80)} 2` })).made, name).toBe('updated')
				expect(world.products().length - before, name).toBe(1)
				const asPushed = held()?.title
				await world.connector.restore(access, { id: pushed.id, imageIds: journal.imageIds }, journal.snapshot)
				expect(held()?.title, name).not.toBe(asPushed)
				world.rewrite(pushed.id, { title: 'The merchant’s own', html: '<p>Theirs</p>' })
				await expect(push(product), name).rejects.toMatchObject({ code: 'conflict' })
				expect(held()?.title, name).toBe('The merchant’s own')
				withOptions += product.variants.length > 0 ? 1 : 0
			}
			expect(withOptions).toBeGreaterThan(0)
		}, 120_000)
	})
})
