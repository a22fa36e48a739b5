import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCorpus, readPages } from '../../../bench/accuracy/corpus'
import { openShopifyWorld } from '../../../test/fakes/shopify/open-shopify-world'
import { openWoocommerceWorld } from '../../../test/fakes/woocommerce/open-woocommerce-world'
import { openYoucanWorld } from '../../../test/fakes/youcan/open-youcan-world'
import { shopifyErrors, woocommerceErrors } from '../../../test/support/csv-importers'
import type { HeldVariant, StoreWorld } from '../../../test/support/store-world'
import { amazon } from '../../connectors/marketplaces/amazon/amazon'
import type { StoreAccess } from '../../connectors/stores/store'
import { COPY_PARTS } from '../../core/copy/copy'
import { writeEmbedded } from '../../core/copy/embedded-writer'
import { composePage } from '../../core/page/compose/compose-page'
import type { Page } from '../../core/page/page'
import { countingIds, testImage } from '../../core/page/page.fixture'
import { factsOf } from '../../core/product/facts'
import { attributeValue } from '../../core/stores/attribute-value'
import type { StoreId } from '../../core/stores/store-ids'
import { MOST_STORE_VARIANTS, type StoreProduct, type StoreVariant } from '../../core/stores/store-product'
import { type PushJournal, sendProduct } from '../../pipeline/send/send-product'
import { shopifyCsv } from '../../render/exports/shopify-csv'
import { woocommerceCsv } from '../../render/exports/woocommerce-csv'
import { productOfPage } from './product-of-page'

const folder = findCorpus() ?? ''
/** Real listings the corpus holds. */
const LISTINGS = 28
const reason = folder ? '' : ' (skipped: no corpus at ../shared/amazon, and AMAZON_CORPUS names none)'
if (reason) process.stdout.write(`Real listings in the three stores${reason}\n`)

/** As many pictures as every fake can give, each another: the main one, then those of combinations, then the others. */
const PICTURES = 3
function shownOf({ gallery, variants }: ReturnType<typeof amazon.extract>): string[] {
	const ids = gallery.map(({ value }) => value.id)
	const ofVariants = (variants?.value.items ?? []).flatMap(({ image }) => image?.id ?? [])
	return [...new Set([...ids.slice(0, 1), ...ids.filter((id) => ofVariants.includes(id)), ...ids])].slice(0, PICTURES)
}

/** As a page is made of a listing without a model, with the listing's own pictures by their ids. */
function pageOf(html: string): Page {
	const product = amazon.extract(html)
	const facts = factsOf(product)
	const brief = { language: 'english', market: 'usa', factsLanguage: product.source.language, facts }
	const copy = Object.fromEntries(COPY_PARTS.map((part) => [part, writeEmbedded(part, brief)]))
	const images = { gallery: shownOf(product).map((id) => testImage(id)), description: [] }
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

const amount = (text: string | null) => (text === null ? null : Number(text))
const comparable = ({ price, compareAtPrice, ...rest }: HeldVariant) => ({
	...rest,
	price: amount(price),
	compareAtPrice: amount(compareAtPrice),
})

/** A combination as the store is to hold it; what YouCan's API has no place for is told in the outcome. */
function expected(store: StoreId, product: StoreProduct, variant: StoreVariant): ReturnType<typeof comparable> {
	const at = product.variants.indexOf(variant)
	const { values, gtin, imageId, isAvailable } = variant
	const isYoucan = store === 'youcan'
	return {
		values: store === 'woocommerce' ? values.map(attributeValue) : values,
		price: amount(variant.price),
		compareAtPrice: isYoucan ? null : amount(variant.compareAtPrice),
		sku: isYoucan ? (at === 0 ? product.key : `${product.key}-${at + 1}`) : variant.sku,
		image: product.images.find(({ id }) => id === imageId)?.url ?? null,
		gtin,
		isSoldOut: isYoucan ? null : isAvailable === false,
	}
}

describe.skipIf(!folder)(`real listings in the three stores${reason}`, () => {
	const pages: [string, Page][] = []
	beforeAll(async () => {
		for await (const { name, html } of readPages(join(folder, 'pages'))) pages.push([name, pageOf(html)])
	})

	it('[C-9] [O-5] the file of every listing is taken by both importers', () => {
		const terms = { key: 'vitrine-1', imageUrl: ({ key }: { key: string }) => `https://pictures.example/${key}` }
		const errors = pages.map(([name, page]) => [
			name,
			...woocommerceErrors(woocommerceCsv(page, terms).csv),
			...shopifyErrors(shopifyCsv(page, terms).csv),
		])
		expect(errors.filter(([, error]) => error !== undefined)).toEqual([])
		expect(errors).toHaveLength(LISTINGS)
		const broken = (csv: string) =>
			csv
				.replace('simple', 'simpel')
				.replace('Draft', 'Drift')
				.replaceAll(/\/(\S+)\.webp/g, '/$1.avif')
		const [, page] = pages[0] ?? []
		if (!page) throw new Error('there is no page')
		expect(woocommerceErrors(broken(woocommerceCsv(page, terms).csv))).not.toEqual([])
		expect(shopifyErrors(broken(shopifyCsv(page, terms).csv))).not.toEqual([])
		expect(woocommerceErrors('Name\n"<p><a href=""x"">"')[0]).toBe('the upload is taken for a web page')
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
			expect(pages).toHaveLength(LISTINGS)
			for (const [name, page] of pages) {
				const imageUrl = ({ key }: { key: string }) =>
					world.pictures.good[
						Math.max(
							0,
							page.images.findIndex(({ files }) => files.some((file) => file.key === key)),
						)
					]
				const terms = { store, currency: null, status: 'draft' as const, price: 49, compareAt: 59, imageUrl }
				const prepared = productOfPage(crypto.randomUUID(), page, terms)
				// Amazon's pages say neither of a combination in a way all of these have: one with a picture, one sold out.
				const variants = prepared.product.variants.map((one, at, all) => ({
					...one,
					imageId: one.imageId ?? (at === 0 ? (prepared.product.images[1]?.id ?? null) : null),
					isAvailable: at > 0 && at === all.length - 1 ? false : one.isAvailable,
				}))
				const product = { ...prepared.product, variants, slug: `${name}-${prepared.product.slug}`.slice(0, 60) }
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
				expect(held()?.variants.map(comparable), name).toEqual(product.variants.map((one) => expected(store, product, one)))
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
