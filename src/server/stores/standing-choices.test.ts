import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeWoocommerce, startFakeWoocommerce } from '../../../test/fakes/woocommerce/woocommerce'
import { type StoreApp, startStoreApp } from '../../../test/support/store-app'
import type { Connection, PushList, PushOutcome } from '../../core/contracts/stores'
import type { Page } from '../../core/page/page'
import { plainFromRichText } from '../../core/text/rich-text'

let woo: FakeWoocommerce
let app: StoreApp
beforeAll(async () => {
	woo = await startFakeWoocommerce({ takesPrivatePictures: true })
	app = await startStoreApp({ OUTBOUND_ROUTES: woo.routes, WOOCOMMERCE_ACCESS: 'everyone' })
})
afterAll(async () => {
	await app.close()
	await woo.close()
})

const SIZES = Array.from({ length: 20 }, (_, at) => `Size ${at + 1}`)
const COLOURS = Array.from({ length: 11 }, (_, at) => `Colour ${at + 1}`)

/** The page of a shirt in 220 combinations. */
function inManyChoices(page: Page): Page {
	const option = (name: string, values: string[]) => ({
		id: name,
		name: { html: name, facts: [] },
		values: values.map((html) => ({ html, facts: [] })),
	})
	const options = [option('Colour', COLOURS), option('Size', SIZES)]
	const sections = page.sections.map((one) => (one.type === 'hero' ? { ...one, props: { ...one.props, options } } : one))
	return { ...page, sections }
}

test('[C-6] [C-8] title, number and values chosen for one push hold for the next that says nothing of them', async () => {
	const seller = await app.server.user()
	const { url: store_url, key: consumer_key, secret: consumer_secret } = woo.login
	await seller.post('/save_woo_credentials', { clerk_user_id: seller.id, store_url, consumer_key, consumer_secret })
	const [connection] = (await seller.get('/api/stores/connections')).json<{ connections: Connection[] }>().connections
	const id = await app.makePage(seller)
	const { page, version } = (await seller.get(`/api/pages/${id}`)).json<{ page: Page; version: number }>()
	const saved = await seller.post('/api/save_generated_page', {
		product_html: '<main></main>',
		product_url: '',
		page_id: id,
		base_version: version,
		page: inManyChoices(page),
	})
	expect(saved.statusCode, saved.body).toBe(200)
	const push = async (body: object = {}) => {
		const answer = await seller.post(`/api/pages/${id}/push`, { connection: connection?.id, price: 49, ...body })
		expect(answer.statusCode, answer.body).toBe(200)
		return answer.json<PushOutcome>()
	}
	const held = () => woo.products()[0]
	const choices = async () => (await seller.get(`/api/pages/${id}/pushes`)).json<PushList>().choices

	expect((await push({ new_status: 'draft' })).left_out).toContainEqual(
		expect.objectContaining({ what: 'Options', why: expect.stringContaining('220 combinations') }),
	)
	expect(held()?.variants).toHaveLength(0)
	expect(await choices()).toEqual({})
	// Nothing said of the title: the promise the page opens with, not the listing's row of words.
	const headline = page.sections.flatMap((one) => (one.type === 'hero' ? [plainFromRichText(one.props.headline.html)] : []))
	expect([held()?.title]).toEqual(headline)

	const option_values = { Colour: COLOURS.slice(0, 2), Size: SIZES }
	expect((await push({ title: 'listing', option_values })).left_out.map(({ what }) => what)).not.toContain('Options')
	const title = held()?.title
	expect(held()?.variants).toHaveLength(40)
	expect(await choices()).toEqual({ title: 'listing', option_values })

	const again = await push({ price: 59 })
	expect(again.left_out.map(({ what }) => what)).not.toContain('Options')
	expect(held()).toMatchObject({ title, variants: Array.from({ length: 40 }, () => expect.objectContaining({ price: '59' })) })
	expect(await choices()).toEqual({ title: 'listing', option_values })

	expect((await push({ title: 'headline' })).sent.title).not.toBe(title)
	expect(await choices()).toEqual({ title: 'headline', option_values })
})

test('[Y-3] a product that is made arrives as is said for new ones; one that is there stays as it is', async () => {
	const seller = await app.server.user()
	const connection = await app.connect(seller)
	const id = await app.makePage(seller)
	const push = async (body: object) => (await seller.post(`/api/pages/${id}/push`, { connection, price: 49, ...body })).json<PushOutcome>()
	expect(await push({ new_status: 'draft' })).toMatchObject({ made: 'created', status: 'draft' })
	expect(await push({ status: 'published' })).toMatchObject({ made: 'updated', status: 'published' })
	expect(await push({ new_status: 'draft', price: 59 })).toMatchObject({ made: 'updated', status: 'published' })
})
