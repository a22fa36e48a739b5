import { describe, expect, it } from 'vitest'
import { openShopifyWorld, type ShopifyWorld } from '../../../../test/fakes/shopify/open-shopify-world'
import { addFile, addProduct, type FakeProduct, type FakeShop } from '../../../../test/fakes/shopify/shop-state'
import { inWords } from '../../../../test/support/in-words'
import type { StoreAccess } from '../store'
import { bottle, expectOnly, missingPicture, pictures } from '../trial.contract'

type Trial = { world: ShopifyWorld; access: StoreAccess; shop: FakeShop; held(id: string): FakeProduct }

async function inShop(act: (trial: Trial) => Promise<void>): Promise<void> {
	const world = await openShopifyWorld()
	try {
		const [shop] = world.fake.shops
		if (!shop) throw new Error('there is no shop')
		const { access } = await world.connect()
		await act({ world, access, shop, held: (id) => shop.products.get(id) ?? fail(`there is no product ${id}`) })
	} finally {
		await world.close()
	}
}

function fail(message: string): never {
	throw new Error(message)
}

describe('[S-2] a new product', () => {
	it('[K-6] [N-4] keeps its text byte for byte, with the marks of AI-made text, and gets nothing added', () =>
		inShop(async ({ world, access, held }) => {
			const html =
				'<div data-digital-source-type="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"><p>A&amp;B “ق” 😀</p></div>'
			const { id } = await world.connector.push(access, bottle(world, { html }))
			expect(held(id).descriptionHtml).toBe(html)
		}))

	it('has handle, brand, search texts, alt texts and a stock nobody counts', () =>
		inShop(async ({ world, access, shop, held }) => {
			const { id } = await world.connector.push(access, bottle(world))
			const product = held(id)
			expect(product).toMatchObject({
				handle: 'steel-bottle-750-ml',
				vendor: 'Oasis',
				seo: { title: 'Steel bottle', description: 'A bottle of steel that keeps cold.' },
				variants: [{ sku: 'STEEL-BOTTLE-750-4F8A21', price: '249.00', compareAtPrice: '299.50', tracked: false }],
			})
			expect(product.media.map((file) => shop.files.get(file)?.alt)).toEqual(['Bottle 1', 'Bottle 2'])
		}))

	it('never takes over a product of the merchant’s that has its handle', () =>
		inShop(async ({ world, access, shop, held }) => {
			const theirs = addProduct(shop, { handle: 'steel-bottle-750-ml', title: 'Theirs' })
			const before = structuredClone(theirs)
			const first = await world.connector.push(access, bottle(world))
			expect(theirs).toEqual(before)
			expect(held(first.id).handle).toMatch(/^steel-bottle-750-ml-[0-9a-f]{6}$/)
			expect((await world.connector.push(access, bottle(world))).id).toBe(first.id)
		}))

	it('is found among copies the merchant made of it', () =>
		inShop(async ({ world, access, shop, held }) => {
			const { id } = await world.connector.push(access, bottle(world))
			const copy = addProduct(shop, { title: 'Copy' })
			Object.assign(copy, structuredClone({ variants: held(id).variants, metafields: held(id).metafields }))
			const find = () => world.connector.find(access, bottle(world).key, [bottle(world).sku])
			expect(await find()).toMatchObject({ id, inTrash: false })
			world.trash(id)
			expect(await find()).toMatchObject({ id: copy.id })
		}))
})

describe('[S-3] a product the merchant worked on', () => {
	it('keeps the variants they made, whose prices stay, and says so', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world))
			const product = held(pushed.id)
			product.options = [{ name: 'Size', values: ['S', 'L'] }]
			const [only] = product.variants
			if (!only) throw new Error('there is no variant')
			product.variants = ['S', 'L'].map((size, at) => ({ ...only, id: `${only.id}${at}`, values: [size], price: `${at + 5}.00` }))
			const before = structuredClone({ options: product.options, variants: product.variants })
			const again = await world.connector.update(access, pushed, bottle(world, { title: 'New title', price: '1' }))
			expect({ options: product.options, variants: product.variants }).toEqual(before)
			expect(product.title).toBe('New title')
			expect(inWords(again.leftOut)).toEqual([expect.objectContaining({ what: 'Price', why: expect.stringContaining('variants') })])
		}))

	it('keeps its one variant with its number, stock and sku', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world))
			const [variant] = held(pushed.id).variants
			if (!variant) throw new Error('there is no variant')
			Object.assign(variant, { tracked: true, sku: 'their-own' })
			await world.connector.update(access, pushed, bottle(world, { price: '99' }))
			expect(held(pushed.id).variants).toEqual([{ ...variant, price: '99.00' }])
		}))

	it('keeps their pictures and videos, behind ours, however many there are', () =>
		inShop(async ({ world, access, shop, held }) => {
			const pushed = await world.connector.push(access, bottle(world))
			const product = held(pushed.id)
			const theirs = Array.from({ length: 120 }, (_, at) => addFile(shop, product, at % 9 ? {} : { kind: 'VIDEO' }).id)
			product.media.reverse()
			const changed = bottle(world, { images: pictures(world, 3).slice(1) })
			const again = await world.connector.update(access, pushed, changed)
			expect(product.media.slice(0, 2)).toEqual(Object.values(again.imageIds))
			expect(product.media.slice(2)).toEqual(theirs.reverse())
			expect(again.imageIds['picture-2']).toBe(pushed.imageIds['picture-2'])
		}))

	it('a push and a restore leave collections, tags, metafields, type, template and sales without stock as they are', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world))
			const theirs = {
				tags: ['summer', 'steel'],
				collections: ['gid://shopify/Collection/5'],
				metafields: { 'custom.material': 'steel', 'other-app.rating': '4.8' },
				productType: 'Bottles',
				templateSuffix: 'landing',
				vendor: 'Theirs',
			}
			Object.assign(held(pushed.id), theirs)
			Object.assign(held(pushed.id).variants[0] ?? {}, { inventoryPolicy: 'CONTINUE' })
			const snapshot = await world.connector.snapshot(access, pushed)
			await world.connector.update(access, pushed, bottle(world, { title: 'New title', price: '12' }))
			expect(held(pushed.id)).toMatchObject({ ...theirs, title: 'New title', variants: [{ price: '12.00', inventoryPolicy: 'CONTINUE' }] })
			await world.connector.restore(access, pushed, snapshot)
			expect(held(pushed.id)).toMatchObject({ ...theirs, variants: [{ price: '249.00', inventoryPolicy: 'CONTINUE' }] })
		}))

	it('keeps its handle, tags and "unlisted", and its brand when the page has none', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world, { status: 'published' }))
			const theirs = { handle: 'their-handle', tags: ['summer'], status: 'UNLISTED' as const }
			Object.assign(held(pushed.id), theirs)
			await world.connector.update(access, pushed, bottle(world, { status: 'published', slug: 'other', vendor: null }))
			expect(held(pushed.id)).toMatchObject({ ...theirs, vendor: 'Oasis' })
			await world.connector.update(access, pushed, bottle(world, { status: 'draft' }))
			expect(held(pushed.id).status).toBe('DRAFT')
		}))

	it('that is deleted is told as `not_found`, and nothing is made', () =>
		inShop(async ({ world, access, shop }) => {
			const { connector } = world
			const pushed = await connector.push(access, bottle(world))
			const snapshot = await connector.snapshot(access, pushed)
			shop.products.clear()
			const calls = [
				() => connector.update(access, pushed, bottle(world)),
				() => connector.snapshot(access, pushed),
				() => connector.restore(access, pushed, snapshot),
			]
			for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'not_found' })
			expect(shop.products.size).toBe(0)
		}))
})

describe('[S-2] pictures', () => {
	it('that failed are tried again by the next push and leave no gap behind', () =>
		inShop(async ({ world, access, shop, held }) => {
			const product = bottle(world, { images: [missingPicture(world), ...pictures(world, 1)] })
			const first = await world.connector.push(access, product)
			expect(held(first.id).media).toHaveLength(2)
			expect(inWords(first.leftOut[0]?.why)).toContain('could not fetch')
			const [good, other] = pictures(world, 2)
			const healed = { ...missingPicture(world), url: other?.url ?? '' }
			const second = await world.connector.update(access, first, { ...product, images: [healed, ...(good ? [good] : [])] })
			expect(second.leftOut).toEqual([])
			expect(held(first.id).media.map((file) => shop.files.get(file)?.status)).toEqual(['READY', 'READY'])
		}))

	it('Shopify is still preparing after half a minute are told so, and the push ends', () =>
		inShop(async ({ world, access, shop }) => {
			world.misbehave('silent-after-made')
			await world.connector.push(access, bottle(world)).catch(() => undefined)
			for (const file of shop.files.values()) file.looksLeft = 1000
			const pushed = await world.connector.push(access, bottle(world))
			expect(pushed.leftOut.map(({ imageId }) => imageId)).toEqual(['picture-1', 'picture-2'])
			expect(world.waitedMs()).toBeLessThan(40_000)
		}))

	it('whose content is no picture are left out with Shopify’s reason', () =>
		inShop(async ({ world, access }) => {
			const odd = { id: 'odd', url: `${world.pictures.good[0]?.replace('.png', '.jpg')}`, alt: 'Odd' }
			const pushed = await world.connector.push(access, bottle(world, { images: [odd] }))
			expect(inWords(pushed.leftOut)).toEqual([
				expect.objectContaining({ imageId: 'odd', why: expect.stringContaining('does not match PNG') }),
			])
		}))
})

describe('[S-3] the online store', () => {
	it('shows a published product, and never a draft', () =>
		inShop(async ({ world, access }) => {
			const draft = await world.connector.push(access, bottle(world))
			expect(world.fake.state.sent).not.toContain('Publish')
			const { url, adminUrl, leftOut } = await world.connector.update(access, draft, bottle(world, { status: 'published' }))
			expect(leftOut).toEqual([])
			expect(await (await fetch(url ?? '')).text()).toContain('<div class="product__description rte"><div dir="rtl"')
			expect(await (await fetch(adminUrl)).text()).toContain('published')
			expect((await world.connector.update(access, draft, bottle(world))).url).toBeNull()
			expect((await fetch(url ?? '')).status).toBe(404)
		}))

	it('that we may not publish in is told with what to do; the product is there', () =>
		inShop(async ({ world, access }) => {
			world.fake.state.withheld = ['write_publications']
			const pushed = await world.connector.push(access, bottle(world, { status: 'published' }))
			await expectOnly(world, bottle(world, { status: 'published' }))
			expect(inWords(pushed)).toMatchObject({
				url: null,
				leftOut: [{ what: 'Online store', why: expect.stringContaining('sales channels') }],
			})
		}))

	it('that is not there is told', () =>
		inShop(async ({ world, access, shop }) => {
			shop.publications = shop.publications.filter(({ app }) => app !== 'online_store')
			const pushed = await world.connector.push(access, bottle(world, { status: 'published' }))
			expect(inWords(pushed.leftOut)).toEqual([expect.objectContaining({ what: 'Online store' })])
		}))
})

it('[S-3] a snapshot brings back pictures, search texts and brand, too', () =>
	inShop(async ({ world, access, shop, held }) => {
		const pushed = await world.connector.push(access, bottle(world))
		const theirs = addFile(shop, held(pushed.id))
		const picturesNow = () => held(pushed.id).media.map((id) => shop.files.get(id)?.alt)
		const before = [...picturesNow()]
		const snapshot: unknown = JSON.parse(JSON.stringify(await world.connector.snapshot(access, pushed)))
		const other = bottle(world, { images: pictures(world, 4).slice(3), vendor: 'Other', seo: { title: 'x', description: 'y' } })
		const changed = await world.connector.update(access, pushed, other)
		await world.connector.restore(access, changed, snapshot)
		expect(picturesNow()).toEqual(before)
		expect(held(pushed.id).media).toContain(theirs.id)
		expect(held(pushed.id)).toMatchObject({ vendor: 'Oasis', seo: bottle(world).seo })
		const video = addFile(shop, held(pushed.id), { kind: 'VIDEO', status: 'UPLOADED', looksLeft: 99 })
		const withVideo = await world.connector.snapshot(access, pushed)
		held(pushed.id).media = held(pushed.id).media.filter((id) => id !== video.id)
		expect(inWords(await world.connector.restore(access, changed, withVideo))).toEqual([
			{ what: 'Picture or video 4', why: expect.stringContaining('Add it again') },
		])
		await expect(world.connector.restore(access, changed, { title: 1 })).rejects.toMatchObject({ code: 'invalid_request' })
	}))
