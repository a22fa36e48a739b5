import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildThreads } from '../../../test/support/build-thread'
import { eventually } from '../../../test/support/eventually'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { exportFormatSchema, storedPageSchema } from '../../core/contracts/pages'
import { verdictsResponseSchema } from '../../core/contracts/verdicts'
import { TRIAL_PATH, type TrialEvent } from '../../core/site/trial'
import { keyOfPage } from '../../core/stores/product-key'
import { pageWorkHere } from './page-work'
import { readPushedHtml } from './read-pushed-html'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let programs: Awaited<ReturnType<typeof buildThreads>>
let server: TestApp
let seller: Visitor
beforeAll(async () => {
	folder = await temporaryFolder()
	programs = await buildThreads()
	server = await startTestApp({ DATA_DIR: join(folder.path, 'data'), OUTBOUND_PROXY: 'http://127.0.0.1:9' }, undefined, programs)
	seller = await server.user()
})
afterAll(async () => {
	await server.close()
	programs.remove()
	await folder.remove()
})

const KETTLE = 'https://www.amazon.com/dp/B0VITRINE1'
const stateOf = async (id: string) => (await seller.get(`/api/generations/${id}`)).json<{ status: string }>().status
const made = async () =>
	(await seller.generate({ product_link: KETTLE, generation_id: crypto.randomUUID() })).json<{ page_id: string }>().page_id

describe('generations in a thread of their own', () => {
	it('[N-10] make the same page with the same events, stored by the thread that answers', async () => {
		expect((await seller.get(`/api/pages/${await made()}`)).statusCode).toBe(200)
	})

	it('[P-5] what they refuse has the code and the words it has elsewhere', async () => {
		const answer = await seller.generate({ product_link: 'https://www.amazon.com/dp/B0NOTTHERE' })
		expect(answer.json<{ code: string }>().code).toMatch(/^listing_/)
	})

	it('[P-5] are canceled there as well', async () => {
		const id = crypto.randomUUID()
		await seller.generate({ product_link: KETTLE, generation_id: id }, { prefer: 'respond-async' })
		await seller.post(`/api/generations/${id}/cancel`)
		await eventually(async () => expect(['canceled', 'done']).toContain(await stateOf(id)))
	})
})

describe('work with pages in a thread of its own', () => {
	it('[N-10] every file, the preview and the shown page are byte for byte what they are when made here', async () => {
		const id = await made()
		const { deps } = server
		const { page, product_page_html } = storedPageSchema.parse((await seller.get(`/api/pages/${id}`)).json())
		const imageUrl = (file: { key: string }) => `http://127.0.0.1:3000/files/${file.key}`
		const here = pageWorkHere({ files: deps.files, faces: deps.faces, imageUrl })
		expect(product_page_html).toBe(await here.render(page))
		expect((await seller.get(`/api/pages/${id}/preview`)).body).toBe(product_page_html)
		expect((await seller.get(`/api/pages/${id}/download`)).body).toBe(await here.renderStandalone(page))
		for (const format of exportFormatSchema.options) {
			const answer = await seller.get(`/api/pages/${id}/export/${format}`)
			const { type, body } = await here.exportPage(page, format, { key: keyOfPage(id), language: 'en' })
			const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.concat(await body.toArray())
			expect([format, answer.headers['content-type'], answer.rawPayload.equals(bytes)]).toEqual([format, type, true])
		}
	})

	it(
		'[N-10] HTML that is pushed is read there as it is here, and the trial of the public site is made in ' + 'the thread of generations',
		async () => {
			const pushed = { html: '<h1>Kettle</h1><p onclick="x()">Pours.</p>', gallery: '<img src="/a.webp" alt="A">' }
			const given = { ...pushed, origin: 'https://x.example', withPictures: true }
			const { deps } = server
			expect(await deps.work.pages.readPushedHtml(given)).toEqual(readPushedHtml(given))
			const answer = await server.visitor().post(TRIAL_PATH, { language: 'french', market: 'europe' })
			const told = answer.body
				.trim()
				.split('\n')
				.map((line) => JSON.parse(line) as TrialEvent)
			expect(told.slice(0, 2)).toMatchObject([{ type: 'step', state: 'started' }, { type: 'step' }])
			expect(told.at(-1)).toMatchObject({ type: 'page', html: expect.stringContaining('<html lang="fr"') })
		},
	)

	it('[K-2] [W-6] texts are judged, sections and ads written there, and refusals keep their code', async () => {
		const id = await made()
		const { page } = storedPageSchema.parse((await seller.get(`/api/pages/${id}`)).json())
		const texts = [{ text: 'TÜV certified since 1908.', cited: [] }]
		const answer = await seller.post('/api/verdicts', { texts, facts: page.facts, language: page.language })
		expect(verdictsResponseSchema.parse(answer.json()).verdicts).toHaveLength(1)
		const hero = page.sections.find(({ type }) => type === 'hero')
		const wish = await seller.post(`/api/pages/${id}/rewrite`, { section: hero, instruction: 'Shorter' })
		expect([wish.statusCode, wish.json<{ code: string }>().code]).toEqual([400, 'invalid_request'])
		const ads = await seller.post('/generate_ad_copy', { product_html: '', page_id: id, language: 'english' })
		expect(ads.json<{ ad_copy: string }>().ad_copy).not.toBe('')
		const saved = { page_id: id, page: { ...page, sections: 'none' }, product_url: '', product_html: '', base_version: 1 }
		expect((await seller.post('/api/save_generated_page', saved)).json<{ code: string }>().code).toBe('invalid_request')
	})
})
