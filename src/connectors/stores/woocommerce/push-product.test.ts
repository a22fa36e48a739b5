import { describe, expect, test } from 'vitest'
import { openWoocommerceWorld, type WoocommerceWorld } from '../../../../test/fakes/woocommerce/open-woocommerce-world'
import { REFUSED_PICTURES } from '../../../../test/fakes/woocommerce/pictures'
import type { HeldWooProduct } from '../../../../test/fakes/woocommerce/shop-state'
import { inWords } from '../../../../test/support/in-words'
import type { StoreImage, StoreProduct } from '../../../core/stores/store-product'
import type { StoreAccess } from '../store'
import { bottle, deliver, expectOnly, missingPicture, pictures } from '../trial.contract'

type Opened = { world: WoocommerceWorld; access: StoreAccess; held(): HeldWooProduct }

async function inShop(act: (opened: Opened) => Promise<void>): Promise<void> {
	const world = await openWoocommerceWorld()
	try {
		const { access } = await world.connect()
		const held = () => {
			const [product] = world.fake.shop.products.values()
			if (!product) throw new Error('the shop has no product')
			return product
		}
		await act({ world, access, held })
	} finally {
		await world.close()
	}
}

const wrapped = '<!-- wp:html -->\n<div dir="rtl"><p style="color:#123456">نص</p></div>\n<!-- /wp:html -->\n'
const sentPictures = ({ fake }: WoocommerceWorld) => fake.requests.flatMap(({ body }) => body.match(/"src":"[^"]*"/g) ?? [])

describe('a product in WooCommerce', () => {
	test('[C-1] [K-6] texts, prices and SEO stand where WooCommerce and its plugins look, the wrapper untouched', () =>
		inShop(async ({ world, access, held }) => {
			const seo = { title: 'Bottle <b>&</b> cup', description: 'Keeps cold.' }
			await world.connector.push(access, bottle(world, { html: wrapped, title: 'Cup & <i>saucer</i>', seo }))
			expect(held()).toMatchObject({
				name: 'Cup &amp; &lt;i&gt;saucer&lt;/i&gt;',
				description: wrapped,
				type: 'simple',
				status: 'draft',
				slug: 'steel-bottle-750-ml',
				sku: 'STEEL-BOTTLE-750-4F8A21',
				shortDescription: '<p>Cold all day.</p><ul><li>Double wall</li></ul>',
				regularPrice: '299.50',
				salePrice: '249',
			})
			expect(Object.fromEntries(held().meta)).toMatchObject({
				_vitrine_key: 'vitrine-4f8a21c0',
				_yoast_wpseo_title: 'Bottle b & /b cup',
				_yoast_wpseo_metadesc: 'Keeps cold.',
				rank_math_title: expect.not.stringMatching(/[<>]/),
				rank_math_description: 'Keeps cold.',
			})
		}))

	test('[C-4] the outcome leads to the product in the shop and to its admin; a draft has no page', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world))
			const adminUrl = `https://woo-shop.example/wp-admin/post.php?post=${held().id}&action=edit`
			expect(pushed).toMatchObject({ url: null, adminUrl, status: 'draft' })
			const published = await world.connector.update(access, pushed, bottle(world, { status: 'published' }))
			expect(published).toMatchObject({ url: 'https://woo-shop.example/product/steel-bottle-750-ml/', adminUrl, status: 'published' })
		}))

	test('[C-1] a product in another script has an address of its own words', () =>
		inShop(async ({ world, access, held }) => {
			const slug = 'غلاية-كهربائية-بعنق-إوزة'
			const { url } = await world.connector.push(access, bottle(world, { title: 'غلاية كهربائية', slug, status: 'published' }))
			expect(held().slug).toBe(slug)
			expect(decodeURI(url ?? '')).toBe(`https://woo-shop.example/product/${slug}/`)
		}))

	test('[C-4] shoppers see nothing of a product before its pictures are there', () =>
		inShop(async ({ world, access }) => {
			await world.connector.push(access, bottle(world, { status: 'published' }))
			const writes = world.fake.requests.filter(({ method, path }) => method === 'POST' && !path.endsWith('/batch')).map(({ body }) => body)
			expect(writes.findIndex((body) => body.includes('"publish"'))).toBe(writes.length - 1)
			expect(writes.filter((body) => body.includes('"src"'))).toHaveLength(2)
		}))

	test('[C-4] what the merchant decides stays: stock, categories, address and a sku of their own', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world, { status: 'published' }))
			const theirs = { stockQuantity: 7, categories: [{ id: 12 }], slug: 'our-best-bottle', sku: 'SHELF-9' }
			world.fake.shop.products.set(held().id, { ...held(), ...theirs })
			const again = await world.connector.update(access, pushed, bottle(world, { title: 'New title', status: 'published' }))
			expect(held()).toMatchObject({ ...theirs, name: 'New title' })
			expect(again.url).toBe('https://woo-shop.example/product/our-best-bottle/')
		}))

	test('[C-4] a product the merchant gave variations keeps their prices, and the seller is told', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world))
			world.fake.shop.products.set(held().id, { ...held(), type: 'variable' })
			const again = await world.connector.update(access, pushed, bottle(world, { title: 'New title' }))
			expect(held()).toMatchObject({ name: 'New title', type: 'variable' })
			expect(inWords(again.leftOut)).toEqual([{ what: 'Price', why: expect.stringContaining('variations') }])
		}))

	test('[C-4] sale dates of the merchant’s do not hide the new price: they are taken off, told, and restored', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world))
			const lastYear = { saleFrom: '2025-11-01T00:00:00', saleTo: '2025-11-30T23:59:59' }
			world.fake.shop.products.set(held().id, { ...held(), ...lastYear })
			expect(world.products()).toMatchObject([{ price: '299.50', compareAtPrice: null }])
			const snapshot: unknown = JSON.parse(JSON.stringify(await world.connector.snapshot(access, pushed)))
			const again = await world.connector.update(access, pushed, bottle(world, { price: '199' }))
			await expectOnly(world, bottle(world, { price: '199' }))
			expect(inWords(again.leftOut)).toEqual([{ what: 'Sale dates', why: expect.stringContaining('taken off') }])
			expect((await world.connector.update(access, pushed, bottle(world))).leftOut).toEqual([])
			expect(await world.connector.restore(access, pushed, snapshot)).toEqual([])
			expect(held()).toMatchObject(lastYear)
		}))

	test('[C-4] an update that breaks off after the texts were written says that the product is there, and which it is', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world))
			world.fake.thereupon(
				({ body }) => body.includes('"name"'),
				() => world.misbehave('write-not-allowed'),
			)
			await expect(world.connector.update(access, pushed, bottle(world, { title: 'New title' }))).rejects.toMatchObject({
				code: 'store_permission',
				message: expect.stringContaining('A draft of the product is in your store already'),
				details: { made: { id: pushed.id, imageIds: pushed.imageIds } },
			})
			expect(held().name).toBe('New title')
		}))

	test('[C-4] a product back from the trash has the address it had', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world, { status: 'published' }))
			world.trash(pushed.id)
			expect(held().slug).toContain('__trashed')
			expect(await world.connector.find(access, 'vitrine-4f8a21c0', [bottle(world).sku])).toMatchObject({ id: pushed.id, inTrash: true })
			const before = world.calls()
			const back = await world.connector.push(access, bottle(world, { status: 'published' }))
			const changes = world.fake.requests.slice(before).filter(({ method, path }) => method === 'POST' && path.endsWith(pushed.id))
			expect(JSON.parse(changes[0]?.body ?? '')).toEqual({ status: 'draft', meta_data: [{ key: '_vitrine_unfinished', value: 'yes' }] })
			expect(back).toMatchObject({ id: pushed.id, url: pushed.url })
			expect(world.fake.orphans()).toEqual([])
		}))

	describe('a push that broke off among the pictures', () => {
		/** Pushes, and lets the shop fall silent before it publishes; the product stays a draft. */
		const breakOff = async ({ world, access, held }: Opened, product: StoreProduct) => {
			world.fake.fallSilent('before', ({ body }) => body.includes('"images"') && body.includes('"status"'))
			await expect(deliver({ store: world.connector, access }, product)).rejects.toMatchObject({ code: 'timeout' })
			expect(held().status).toBe('draft')
		}

		test('[C-4] is finished by the next as it was to end: published, though nobody chose that', () =>
			inShop(async (opened) => {
				const { world, access, held } = opened
				const product = bottle(world, { status: 'published', isStatusChosen: false })
				await breakOff(opened, product)
				expect((await deliver({ store: world.connector, access }, product)).status).toBe('published')
				expect(held().meta.get('_vitrine_unfinished')).toBe('')
				world.decide(String(held().id), { status: 'draft', vendor: '' })
				expect((await deliver({ store: world.connector, access }, product)).status).toBe('draft')
			}))

		test('[C-4] leaves what is to be a draft a draft, and what the merchant made of it meanwhile', () =>
			inShop(async (opened) => {
				const { world, access, held } = opened
				await breakOff(opened, bottle(world, { status: 'draft' }))
				const unchosen = bottle(world, { status: 'published', isStatusChosen: false })
				expect((await deliver({ store: world.connector, access }, unchosen)).status).toBe('draft')
				world.trash(String(held().id))
				await breakOff(opened, unchosen)
				world.fake.shop.products.set(held().id, { ...held(), status: 'pending' })
				await deliver({ store: world.connector, access }, unchosen)
				expect(held().status).toBe('pending')
			}))

		test('[C-4] and was to bring a product back from the trash is finished by the next, with its status', () =>
			inShop(async (opened) => {
				const { world, access, held } = opened
				const product = bottle(world, { status: 'published', isStatusChosen: false })
				await deliver({ store: world.connector, access }, product)
				world.trash(String(held().id))
				await breakOff(opened, product)
				expect((await deliver({ store: world.connector, access }, product)).status).toBe('published')
			}))
	})

	test('[C-4] what keeps a shop from saving a product nobody finds there is told in its own words', () =>
		inShop(async ({ world, access }) => {
			const pushed = await world.connector.push(access, bottle(world))
			world.trash(pushed.id)
			world.fake.thereupon(
				({ body }) => body.includes('"sku"'),
				() => world.fake.shop.products.clear(),
			)
			await expect(world.connector.push(access, bottle(world))).rejects.toMatchObject({
				code: 'upstream',
				message: expect.stringContaining('already present in the lookup table'),
			})
		}))

	test('[C-4] an id that is none of a product is answered without asking for it', () =>
		inShop(async ({ world, access }) => {
			const asked = world.calls()
			for (const id of ['../orders', '12/../../users', '', 'abc', '1?force=true']) {
				await expect(world.connector.update(access, { id, imageIds: {} }, bottle(world)), id).rejects.toMatchObject({ code: 'not_found' })
			}
			expect(world.calls()).toBe(asked)
			await expect(world.connector.update(access, { id: '99999', imageIds: {} }, bottle(world))).rejects.toMatchObject({
				code: 'not_found',
			})
			expect(world.products()).toEqual([])
		}))
})

describe('pictures', () => {
	const odd = (name: string, url: string): StoreImage => ({ id: name, url, alt: name })

	test('[C-2] every picture a shop refuses stays behind alone with its reason, and nothing is orphaned', () =>
		inShop(async ({ world, access }) => {
			for (const [name, url] of Object.entries(REFUSED_PICTURES)) {
				const [first, second] = pictures(world, 2)
				if (!first || !second) throw new Error('two pictures are needed')
				const product = bottle(world, {
					key: `vitrine-${name}`,
					sku: name,
					gtin: null,
					slug: name,
					images: [first, odd(name, url), second],
				})
				const { leftOut, imageIds } = await world.connector.push(access, product)
				expect(inWords(leftOut), name).toEqual([{ what: 'Picture 2', why: expect.stringMatching(/could not take/), imageId: name }])
				expect(Object.keys(imageIds)).toEqual([first.id, second.id])
			}
			expect(world.fake.orphans()).toEqual([])
		}))

	test('[C-2] a product whose every picture is refused arrives without any, with its main picture named', () =>
		inShop(async ({ world, access }) => {
			const product = bottle(world, { images: [missingPicture(world), odd('svg', REFUSED_PICTURES.svg)] })
			const { leftOut } = await world.connector.push(access, product)
			expect(inWords(leftOut.map(({ what }) => what))).toEqual(['Main picture', 'Picture 2'])
			await expectOnly(world, product)
		}))

	test('[C-4] an update sends no picture twice, also where only the shop still knows which they are', () =>
		inShop(async ({ world, access, held }) => {
			const product = bottle(world, { images: pictures(world, 3) })
			const pushed = await world.connector.push(access, product)
			expect(sentPictures(world)).toHaveLength(3)
			await world.connector.update(access, pushed, product)
			await world.connector.update(access, { id: pushed.id, imageIds: {} }, product)
			const found = await world.connector.find(access, product.key, [product.sku])
			expect(found?.imageIds).toEqual(pushed.imageIds)
			expect(sentPictures(world)).toHaveLength(3)
			expect(held().imageIds.map(String)).toEqual(Object.values(pushed.imageIds))
			expect(world.fake.orphans()).toEqual([])
		}))

	test('[C-4] new pictures take their place among those that are there, with new words for all', () =>
		inShop(async ({ world, access }) => {
			const [a, b, c, d] = pictures(world, 4)
			if (!a || !b || !c || !d) throw new Error('four pictures are needed')
			const pushed = await world.connector.push(access, bottle(world, { images: [a, c] }))
			const changed = bottle(world, { images: [b, a, d, c].map((image) => ({ ...image, alt: `New ${image.id}` })) })
			await world.connector.update(access, pushed, changed)
			expect((await expectOnly(world, changed)).images).toEqual([b.url, a.url, d.url, c.url])
			expect([...world.fake.shop.attachments.values()].map(({ alt }) => alt).sort()).toEqual(changed.images.map(({ alt }) => alt).sort())
			expect(sentPictures(world)).toHaveLength(4)
		}))

	test('[C-4] a picture deleted from the media library is sent again, the others are not', () =>
		inShop(async ({ world, access, held }) => {
			const product = bottle(world, { images: pictures(world, 3) })
			const pushed = await world.connector.push(access, product)
			const [, second = 0] = held().imageIds
			world.fake.shop.attachments.delete(second)
			const again = await world.connector.update(access, pushed, product)
			expect((await expectOnly(world, product)).images).toEqual(product.images.map(({ url }) => url))
			expect(again.imageIds['picture-2']).not.toBe(pushed.imageIds['picture-2'])
			expect(sentPictures(world)).toHaveLength(4)
		}))

	test('[C-4] a picture that arrived without an answer is found and not sent again', () =>
		inShop(async ({ world, access }) => {
			world.fake.fallSilent('after', ({ body }) => body.includes('"src"'))
			const product = bottle(world, { images: pictures(world, 3) })
			expect((await world.connector.push(access, product)).leftOut).toEqual([])
			expect((await expectOnly(world, product)).images).toHaveLength(3)
			expect(sentPictures(world)).toHaveLength(3)
			expect(world.fake.orphans()).toEqual([])
		}))

	test('[C-2] a picture the shop breaks off at stays behind, and the others arrive', () =>
		inShop(async ({ world, access }) => {
			world.fake.fallSilent('before', ({ body }) => body.includes('"src"'))
			const product = bottle(world, { images: pictures(world, 3) })
			const { leftOut } = await world.connector.push(access, product)
			expect(leftOut.map(({ imageId }) => imageId)).toEqual(['picture-1'])
			expect((await expectOnly(world, product)).images).toEqual(product.images.slice(1).map(({ url }) => url))
		}))

	test('[C-4] a push that broke off at its end is finished by the next, which sends no picture again that was noted', () =>
		inShop(async ({ world, access }) => {
			const product = bottle(world, { images: pictures(world, 3), status: 'published' })
			world.fake.fallSilent('before', ({ body }) => body.includes('"publish"'))
			await expect(world.connector.push(access, product)).rejects.toMatchObject({ code: 'timeout' })
			expect(world.products()).toMatchObject([{ status: 'draft' }])
			await deliver({ store: world.connector, access }, product)
			expect((await expectOnly(world, product)).images).toEqual(product.images.map(({ url }) => url))
			expect(sentPictures(world)).toHaveLength(3)
		}))

	test('[C-4] pictures the merchant added stay where they chose them to be, the main one first, whatever becomes of ours', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world))
			const own = { id: 77, source: 'own.jpg', src: '/wp-content/uploads/2026/12/own.jpg', alt: 'In our shop', name: 'own' }
			world.fake.shop.attachments.set(own.id, own)
			world.fake.shop.products.set(held().id, { ...held(), imageIds: [own.id, ...held().imageIds] })
			const [first, second, third] = pictures(world, 3)
			if (!first || !second || !third) throw new Error('three pictures are needed')
			const again = await world.connector.update(access, pushed, bottle(world, { images: [third, first] }))
			expect(again.leftOut).toEqual([])
			expect(Object.keys(again.imageIds).sort()).toEqual([first.id, third.id])
			expect(world.products()[0]?.images).toEqual([own.source, third.url, first.url])
			expect(world.fake.shop.attachments.get(own.id)).toEqual(own)
			await world.connector.update(access, { id: pushed.id, imageIds: {} }, bottle(world, { images: [] }))
			expect(held().imageIds).toEqual([own.id])
		}))
})

describe('keeping what was', () => {
	test('[C-4] a restored product has the pictures, the wrapper and the SEO texts it had', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world, { html: wrapped }))
			const before = { ...held(), meta: new Map(held().meta) }
			const snapshot: unknown = JSON.parse(JSON.stringify(await world.connector.snapshot(access, pushed)))
			const changed = bottle(world, {
				html: '<p>Other</p>',
				seo: { title: 'x', description: 'y' },
				images: [...pictures(world, 3)].reverse(),
			})
			await world.connector.update(access, pushed, changed)
			await world.connector.restore(access, pushed, snapshot)
			expect(held()).toEqual(before)
		}))

	test('[C-4] a picture deleted from the media library since is told, the others come back in their order', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world, { images: pictures(world, 3) }))
			const [first, second = 0, third] = held().imageIds
			const snapshot = await world.connector.snapshot(access, pushed)
			await world.connector.update(access, pushed, bottle(world, { images: [], title: 'Other' }))
			world.fake.shop.attachments.delete(second)
			const left = await world.connector.restore(access, pushed, snapshot)
			expect(inWords(left)).toEqual([{ what: 'Picture 2', why: expect.stringContaining('media library') }])
			expect(held()).toMatchObject({ imageIds: [first, third], name: expect.stringContaining('Steel bottle 750') })
		}))

	test('[C-4] a merchant’s own backslashes and quotes are restored as they were', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world))
			world.fake.shop.products.set(held().id, { ...held(), name: 'Path C:\\new "x"', description: '<p>C:\\\\share\\ "quoted" it’s</p>' })
			const before = held()
			const snapshot = await world.connector.snapshot(access, pushed)
			await world.connector.update(access, pushed, bottle(world, { title: 'a\\b' }))
			expect(held().name).toBe('a&#092;b')
			await world.connector.restore(access, pushed, snapshot)
			expect(held()).toMatchObject({ name: before.name, description: before.description })
		}))

	test('[C-4] a snapshot that is none changes nothing', () =>
		inShop(async ({ world, access, held }) => {
			const pushed = await world.connector.push(access, bottle(world))
			const before = held()
			for (const snapshot of [null, {}, { name: 5 }, 'x']) {
				await expect(world.connector.restore(access, pushed, snapshot)).rejects.toMatchObject({ code: 'invalid_request' })
			}
			expect(held()).toEqual(before)
		}))
})
