import { afterAll, beforeAll, expect, it } from 'vitest'
import { inWords } from '../../../test/support/in-words'
import { startWritingApp, type WritingApp } from '../../../test/support/writing-app'
import { storedPageSchema } from '../../core/contracts/pages'

let app: WritingApp
beforeAll(async () => {
	app = await startWritingApp({ IMAGE_MODEL: 'painter', IMAGE_MODEL_BASE_URL: 'http://127.0.0.1:9/v1' })
})
afterAll(() => app.close())

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
