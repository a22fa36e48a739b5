import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openYoucanWorld, type YoucanWorld } from '../../../../test/fakes/youcan/open-youcan-world'
import { inWords } from '../../../../test/support/in-words'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { StoreAccess } from '../store'
import { bottle, expectOnly, missingPicture, pictures, refusalOf } from '../trial.contract'

let world: YoucanWorld
let access: StoreAccess
beforeEach(async () => {
	world = await openYoucanWorld()
	access = (await world.connect()).access
})
afterEach(() => world.close())

const push = (changes: Parameters<typeof bottle>[1] = {}) => world.connector.push(access, bottle(world, changes))
const whatStayed = (outcome: Awaited<ReturnType<typeof push>>) => outcome.leftOut.map((left) => left.imageId ?? inWords(left.what))
/** Three pictures, of which YouCan cannot have the second. */
function oneMissing() {
	const [first, second] = pictures(world, 2)
	if (!first || !second) throw new Error('two pictures are needed')
	return [first, missingPicture(world), second]
}

describe('a product on its way to YouCan', () => {
	it('[K-6] [N-4] keeps its text byte for byte, with the marks of AI-made text, and gets nothing added', async () => {
		const html =
			'<div data-digital-source-type="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"><p>A&amp;B “ق” 😀</p></div>'
		const { url } = await push({ html, status: 'published' })
		expect(world.products()[0]?.html).toBe(html)
		const page = await (await fetch(url ?? '')).text()
		expect(page).toContain(`<section class='product-description'>${html}</section>`)
		expect(page).not.toContain('<script')
	})

	it('[Y-5] arrives in one form where YouCan takes no options, and the outcome says so', async () => {
		world.fake.choose({ variants: 'refused' })
		const variant = { compareAtPrice: null, gtin: null, imageId: null, isAvailable: null, price: '249' }
		const variants = ['Red', 'Blue'].map((value) => ({ ...variant, values: [value], sku: value }))
		const outcome = await push({ options: [{ name: 'Colour', values: ['Red', 'Blue'] }], variants })
		expect(whatStayed(outcome)).toEqual(['The options'])
		expect(world.products()).toMatchObject([{ key: 'vitrine-4f8a21c0', variants: [] }])
	})

	it('[Y-1] has its prices as numbers in the store’s currency, its brand, its words for search engines, and no counted stock', async () => {
		const { id } = await push({ price: '1249.90', compareAtPrice: '1500' })
		expect(world.fake.product(id)).toMatchObject({
			price: 1249.9,
			compareAtPrice: 1500,
			hasVariants: false,
			trackInventory: false,
			vendors: ['Oasis'],
			seo: { title: 'Steel bottle', description: 'A bottle of steel that keeps cold.' },
		})
	})

	it('[Y-3] changed, keeps the stock, categories, vendors and variants the seller decides in YouCan', async () => {
		const pushed = await push()
		const theirs = { inventory: 7, trackInventory: true, categories: ['c-1'], vendors: ['Other'], hasVariants: true, sku: 'own-key' }
		Object.assign(world.fake.product(pushed.id), theirs)
		await world.connector.update(access, pushed, bottle(world, { title: 'Changed' }))
		expect(world.fake.product(pushed.id)).toMatchObject({ ...theirs, name: 'Changed' })
	})

	it('[Y-3] changed, has YouCan fetch only the pictures it does not have', async () => {
		const pushed = await push()
		const [first, second] = world.fake.product(pushed.id).pictures.map((picture) => picture.path)
		const again = await world.connector.update(access, pushed, bottle(world, { images: [...pictures(world, 3)].reverse() }))
		const paths = world.fake.product(pushed.id).pictures.map((picture) => picture.path)
		expect(paths).toHaveLength(3)
		expect(paths.slice(1)).toEqual([second, first])
		expect(again.leftOut).toEqual([])
		expect(again.imageIds).toMatchObject({ 'picture-1': world.fake.product(pushed.id).pictures[2]?.id })
	})

	it('[Y-3] changed, keeps a key the seller gave it, also where YouCan answers without the product', async () => {
		const pushed = await push()
		Object.assign(world.fake.product(pushed.id), { sku: 'SHELF-9' })
		world.fake.choose({ writeAnswers: 'wordless' })
		const again = await world.connector.update(access, pushed, bottle(world, { title: 'Changed' }))
		expect(again.id).toBe(pushed.id)
		expect(world.fake.product(pushed.id)).toMatchObject({ sku: 'SHELF-9', name: 'Changed' })
	})

	it('[Y-3] changed, keeps the pictures the seller added in YouCan, behind ours', async () => {
		const pushed = await push()
		const held = world.fake.product(pushed.id)
		const own = { id: 'own', path: 'stores/oasis/own.jpeg', order: 0, from: 'own', bytes: Buffer.from(''), contentType: 'image/jpeg' }
		held.pictures = [own, ...held.pictures]
		const [first, , third] = pictures(world, 3)
		if (!first || !third) throw new Error('three pictures are needed')
		const again = await world.connector.update(access, pushed, bottle(world, { images: [third, first] }))
		expect(world.products()[0]?.images).toEqual([third.url, first.url, 'own'])
		expect(Object.keys(again.imageIds).sort()).toEqual([first.id, third.id])
		expect(again.leftOut).toEqual([])
		await world.connector.update(access, again, bottle(world, { images: [] }))
		expect(world.products()[0]?.images).toEqual(['own'])
	})

	it('[Y-3] a product with variants keeps their prices, and the seller is told', async () => {
		const pushed = await push()
		Object.assign(world.fake.product(pushed.id), { hasVariants: true })
		const again = await world.connector.update(access, pushed, bottle(world, { price: '300', compareAtPrice: null }))
		expect(whatStayed(again)).toEqual(['The prices of the variants'])
	})

	it('[Y-3] a snapshot that is none changes nothing', async () => {
		const pushed = await push()
		const before = world.products()
		for (const snapshot of [null, {}, { name: 5 }, 'x']) {
			await expect(world.connector.restore(access, pushed, snapshot)).rejects.toMatchObject({ code: 'invalid_request' })
		}
		expect(world.products()).toEqual(before)
	})

	it('[Y-3] restored, has its pictures and its words for search engines again', async () => {
		const pushed = await push()
		const before = structuredClone(world.fake.product(pushed.id))
		const snapshot = await world.connector.snapshot(access, pushed)
		const [first] = pictures(world, 1)
		const other = { images: first ? [first] : [], seo: { title: 'Other', description: 'Other' }, compareAtPrice: null }
		await world.connector.update(access, pushed, bottle(world, other))
		expect(world.fake.product(pushed.id)).toMatchObject({ pictures: [{ from: first?.url }], seo: other.seo })
		expect(await world.connector.restore(access, pushed, snapshot)).toEqual([])
		const { pictures: now, seo, compareAtPrice } = world.fake.product(pushed.id)
		expect(now.map(({ bytes }) => bytes.length)).toEqual(before.pictures.map(({ bytes }) => bytes.length))
		expect({ first: now[0]?.path, seo, compareAtPrice }).toEqual({
			first: before.pictures[0]?.path,
			seo: before.seo,
			compareAtPrice: before.compareAtPrice,
		})
	})

	it('[Y-3] restored to what had no words for search engines, has none', async () => {
		const pushed = await push()
		world.fake.product(pushed.id).seo = null
		const snapshot = await world.connector.snapshot(access, pushed)
		await world.connector.update(access, pushed, bottle(world))
		expect(await world.connector.restore(access, pushed, snapshot)).toEqual([])
		expect(world.fake.product(pushed.id).seo).toEqual({ title: '', description: '' })
	})

	it('[Y-3] what YouCan does not take back is told: pictures it threw away, words for search engines', async () => {
		const pushed = await push()
		const snapshot = await world.connector.snapshot(access, pushed)
		await world.connector.update(access, pushed, bottle(world, { images: [], seo: { title: 'Other', description: 'Other' } }))
		world.fake.choose({ removedPictures: 'gone', seo: 'refused' })
		const left = await world.connector.restore(access, pushed, snapshot)
		expect(inWords(left.map(({ what }) => what))).toEqual(['The title and description for search engines', 'A picture', 'A picture'])
		for (const one of left) expect([Object.keys(one), inWords(one.why)]).toEqual([['what', 'why'], expect.stringMatching(/.{20}/)])
		await expectOnly(world, bottle(world))
	})

	it('[Y-1] whose pictures all fail arrives without them, and each is told', async () => {
		const missing = missingPicture(world)
		const outcome = await push({ images: [missing, { ...missing, id: 'other', url: 'https://127.0.0.1:1/a.png' }] })
		expect(whatStayed(outcome)).toEqual(['picture-missing', 'other'])
		expect((await expectOnly(world, bottle(world))).images).toEqual([])
	})
})

describe('what nobody knows of YouCan', () => {
	it('[Y-1] a picture dropped in silence is told by the place it leaves empty', async () => {
		world.fake.choose({ badPictures: 'dropped' })
		const outcome = await push({ images: oneMissing() })
		expect(whatStayed(outcome)).toEqual(['picture-missing'])
		expect(Object.keys(outcome.imageIds)).toEqual(['picture-1', 'picture-2'])
	})

	it('[Y-1] when it cannot be told which picture was dropped, none is said to have arrived', async () => {
		world.fake.choose({ badPictures: 'dropped-and-renumbered' })
		const outcome = await push({ images: oneMissing() })
		expect(whatStayed(outcome)).toEqual(['picture-1', 'picture-missing', 'picture-2'])
		expect(inWords(outcome.leftOut[0]?.why)).toContain('2 of 3')
		expect(outcome.imageIds).toEqual({})
	})

	it('[Y-1] pictures that are shown later are waited for a little; those never shown could not be confirmed', async () => {
		world.fake.choose({ shownPictures: 'later' })
		const later = await push()
		expect(later.leftOut).toEqual([])
		expect(Object.keys(later.imageIds)).toHaveLength(2)
		world.fake.choose({ shownPictures: 'never' })
		const never = await push({ key: 'vitrine-never' })
		expect(whatStayed(never)).toEqual(['picture-1', 'picture-2'])
		expect(inWords(never.leftOut[0]?.why)).toContain('could not be confirmed')
	})

	it.each(['ignored', 'refused', 'fatal'] as const)(
		'[Y-3] words for search engines that are %s cost nothing but themselves',
		async (seo) => {
			world.fake.choose({ seo })
			const outcome = await push()
			expect(whatStayed(outcome)).toEqual(['The title and description for search engines'])
			await expectOnly(world, bottle(world))
			await world.connector.update(access, outcome, bottle(world, { title: 'Again' }))
			await expectOnly(world, bottle(world, { title: 'Again' }))
			expect(world.products()).toHaveLength(1)
		},
	)

	it('[Y-1] a brand, and the end of an old price, that YouCan refuses stay behind alone', async () => {
		world.fake.choose({ vendors: 'refused', nullPrices: 'refused' })
		const pushed = await push()
		expect(whatStayed(pushed)).toEqual(['The brand'])
		const changed = await world.connector.update(access, pushed, bottle(world, { compareAtPrice: null, price: '200' }))
		expect(whatStayed(changed)).toEqual(['The old price'])
		expect(world.products()[0]).toMatchObject({ price: '200', compareAtPrice: '299.5' })
	})

	it('[Y-1] a price YouCan keeps otherwise is told', async () => {
		world.fake.choose({ prices: 'rounded' })
		const outcome = await push({ price: '249.90' })
		expect(inWords(outcome.leftOut)).toMatchObject([{ what: 'The price', why: expect.stringContaining('250 instead of 249.9') }])
	})

	it('[Y-3] of two pushes at once into a store with unique keys one makes the product and the other changes it', async () => {
		world.fake.choose({ skus: 'unique' })
		const [one, other] = await Promise.all([push({ title: 'One' }), push({ title: 'Other' })])
		expect(one.id).toBe(other.id)
		expect(world.products()).toHaveLength(1)
	})

	it('[Y-3] a deleted product that still holds the key is told in words, with what to do', async () => {
		world.fake.choose({ skus: 'unique-with-deleted' })
		world.trash((await push()).id)
		const refusal = await refusalOf(push(), 'store_refused')
		expect(refusal.message).toContain('deleted')
		expect(world.products()).toHaveLength(1)
	})

	it('[Y-3] a deleted product that YouCan still shows is neither found nor changed, and pushed again it is made anew', async () => {
		world.fake.choose({ deletedProducts: 'shown' })
		const pushed = await push()
		world.trash(pushed.id)
		expect(await world.connector.find(access, bottle(world).key)).toBeUndefined()
		await expect(world.connector.update(access, pushed, bottle(world))).rejects.toMatchObject({ code: 'not_found' })
		expect((await push({ title: 'Anew' })).id).not.toBe(pushed.id)
		await expectOnly(world, bottle(world, { title: 'Anew' }))
	})

	it('[Y-3] a product whose key only begins like ours is not taken for ours', async () => {
		world.fake.choose({ keyLookup: 'beginning' })
		const { id } = await push()
		const shorter = { key: bottle(world).key.slice(0, -1) }
		expect(await world.connector.find(access, shorter.key)).toBeUndefined()
		expect((await push(shorter)).id).not.toBe(id)
	})

	it.each(['wrapped', 'wordless'] as const)('[Y-3] a %s answer to a write says as much as a plain one', async (writeAnswers) => {
		world.fake.choose({ writeAnswers, deletedAt: null })
		const pushed = await push()
		expect(pushed).toMatchObject({ id: world.products()[0]?.id, status: 'draft', leftOut: [] })
		const changed = await world.connector.update(access, pushed, bottle(world, { status: 'published' }))
		expect(changed).toMatchObject({ id: pushed.id, status: 'published', url: expect.stringMatching(/^http/) })
	})

	it('[Y-3] [N-4] an address that YouCan does not tell, or that is none of the web, is none', async () => {
		world.fake.choose({ publicUrls: 'null' })
		const pushed = await push({ status: 'published' })
		expect(pushed).toMatchObject({ status: 'published', url: null })
		world.fake.choose({ publicUrls: 'script' })
		expect((await world.connector.update(access, pushed, bottle(world, { status: 'published' }))).url).toBeNull()
	})

	it('[Y-3] the link to the product in YouCan opens it', async () => {
		const { adminUrl } = await push({ title: 'Steel <bottle>' })
		const page = await fetch(adminUrl)
		expect(page.status).toBe(200)
		expect(await page.text()).toContain('Steel &#60;bottle&#62;')
	})
})

describe('YouCan with errors', () => {
	it('[Y-3] a product that was written is not called a failure because it cannot be looked at again', async () => {
		world.fake.choose({ shownPictures: 'later', looks: 'failing' })
		const outcome = await push()
		expect(outcome.id).toBe((await expectOnly(world, bottle(world))).id)
		expect(whatStayed(outcome)).toEqual(['picture-1', 'picture-2'])
		expect(inWords(outcome.leftOut[0]?.why)).toContain('YouCan had an error of its own')
	})

	it('[Y-3] a look-up refused after a write that was not answered is reported as such, with the product being there', async () => {
		world.fake.choose({ writeAnswers: 'wordless', looks: 'forbidden' })
		await expect(push({ status: 'published' })).rejects.toMatchObject({
			code: 'upstream',
			message: expect.stringContaining('The product is in your store already'),
			details: { made: {}, status: 403 },
		})
		expect(world.products()).toHaveLength(1)
	})

	it('[Y-4] a store whose tokens cannot be read any more can be disconnected', async () => {
		const unreadable = { ...access, read: () => Promise.reject(new AppError('store_reconnect', msg('woocommerce.keys_unreadable'))) }
		await expect(world.connector.disconnect(unreadable)).resolves.toBeUndefined()
	})

	it.each([
		['120', 120],
		['Fri, 31 Dec 2100 23:59:59 GMT', expect.any(Number)],
	])('[Y-3] a long pause (%s) is told in seconds and not waited for', async (retryAfter, seconds) => {
		world.fake.choose({ retryAfter })
		world.misbehave('too-many-requests')
		await expect(push()).rejects.toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds: seconds } })
		expect(world.products()).toEqual([])
	})

	it('[Y-3] a write without an answer is a time-out, for it may have been carried out; a question without one is not', async () => {
		world.misbehave('silent-after-made')
		await expect(push()).rejects.toMatchObject({ code: 'timeout' })
		await world.fake.close()
		await expect(world.connector.find(access, 'nothing')).rejects.toMatchObject({ code: 'upstream' })
		world.fake.close = async () => undefined
		await refusalOf(world.connector.check(access), 'upstream')
	})
})
