import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeModel, startFakeModel } from '../../../test/fakes/model/model'
import { inWords } from '../../../test/support/in-words'
import { startWritingApp, type WritingApp } from '../../../test/support/writing-app'
import { storedPageSchema, uploadedImageSchema } from '../../core/contracts/pages'
import type { Page, PageImage } from '../../core/page/page'

let app: WritingApp
let painter: FakeModel
beforeAll(async () => {
	painter = await startFakeModel()
	app = await startWritingApp({ IMAGE_MODEL: 'painter', IMAGE_MODEL_BASE_URL: painter.baseUrl })
})
afterAll(() => Promise.all([app.close(), painter.close()]))

const drawn = (background: string) =>
	sharp({ create: { width: 300, height: 300, channels: 3, background } })
		.png()
		.toBuffer()

/** A page with a picture of the seller's own. */
async function pageWithPicture(from: WritingApp) {
	const seller = await from.server.user()
	const id = await from.makePage(seller, { language: 'french' })
	const sent = await seller.upload(`/api/pages/${id}/images`, { image: { name: 'own.png', bytes: await drawn('#3366cc') } })
	const { image } = uploadedImageSchema.parse(sent.json())
	const { page, version } = (await seller.get(`/api/pages/${id}`)).json<{ page: Page; version: number }>()
	const edited: Page = { ...page, images: [...page.images, { ...image, alt: 'A chart of sizes' }] }
	const saved = { product_html: '<main></main>', product_url: '', page_id: id, base_version: version, page: edited }
	expect((await seller.post('/api/save_generated_page', saved)).statusCode).toBe(200)
	const change = (more: Record<string, unknown> = {}) =>
		seller.post(`/api/pages/${id}/picture-words`, { image: image.id, change: 'translate_images', ...more })
	return { seller, id, image, change }
}

it('[W-9] with an image model the app offers the two wishes and takes them; what could not be done is said on the page', async () => {
	const seller = await app.server.user()
	expect((await seller.get('/api/me')).json()).toMatchObject({ image_editing: true })
	const answer = await seller.generate({
		product_link: 'https://www.amazon.com/dp/B0VITRINE1',
		language: 'english',
		market: 'usa',
		translate_images: 'true',
		remove_chinese_text: 'true',
	})
	expect(answer.json()).toMatchObject({ status: 'success' })
	expect(answer.json()).not.toHaveProperty('not_done')
	const { page } = storedPageSchema.parse((await seller.get(`/api/pages/${answer.json<{ page_id: string }>().page_id}`)).json())
	expect(inWords(page.record.notes).join()).not.toContain('no image-editing model is configured')
})

it('[W-9] the writing in one picture of a page is changed as asked: a picture of its own, marked, the page as it was', async () => {
	const { seller, id, image, change } = await pageWithPicture(app)
	painter.setImage(() => drawn('#22aa22'))
	painter.images.length = 0
	const { image: made } = uploadedImageSchema.parse((await change()).json())
	expect(made).toMatchObject({ madeBy: 'ai', alt: 'A chart of sizes' } satisfies Partial<PageImage>)
	expect(made.id).not.toBe(image.id)
	expect(painter.images[0]?.prompt).toContain('French')
	await change({ change: 'remove_chinese_text' })
	expect(painter.images[1]?.prompt).toContain('Chinese')
	const { page } = storedPageSchema.parse((await seller.get(`/api/pages/${id}`)).json())
	expect(page.images.map(({ id: one }) => one)).toContain(image.id)
	expect(page.images.map(({ id: one }) => one)).not.toContain(made.id)
	const refused = [await change({ image: 'none' }), await change({ change: 'paint_it_red' })]
	expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 400])
})

it('[W-9] a model that fails, or none, is said in words', async () => {
	const { change } = await pageWithPicture(app)
	painter.setBehaviour({ kind: 'error', status: 500 }, 'painter')
	expect((await change()).json()).toMatchObject({ code: 'upstream' })
	const without = await startWritingApp({}, true)
	try {
		const { change: asked } = await pageWithPicture(without)
		const answer = await asked()
		expect(answer.statusCode).toBe(400)
		expect(answer.json()).toMatchObject({ error: expect.stringContaining('No model for pictures is configured here') })
	} finally {
		await without.close()
	}
})
