import { startFakeMarketplace } from '../fakes/marketplace/marketplace'
import { type FakeModel, startFakeModel } from '../fakes/model/model'
import { LISTINGS_DIR, startTestApp, type TestApp, temporaryFolder, type Visitor } from './test-app'

export const KETTLE = 'https://www.amazon.com/dp/B0VITRINE1'

/** The whole server with a model that writes, over the saved listings; their pictures are missing, which is quick. */
export type WritingApp = {
	server: TestApp
	model: FakeModel
	/** Makes a page and answers its id. */
	makePage(seller: Visitor, fields?: Record<string, string>): Promise<string>
	close(): Promise<void>
}

/** `embedded` = without any model. */
export async function startWritingApp(environment: Record<string, string> = {}, embedded = false): Promise<WritingApp> {
	const folder = await temporaryFolder()
	const marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR })
	const model = await startFakeModel()
	const server = await startTestApp({
		DATA_DIR: folder.path,
		OUTBOUND_ROUTES: `https://m.media-amazon.com=${marketplace.origin}/nowhere`,
		...(embedded ? {} : { MODEL: 'writer', MODEL_BASE_URL: model.baseUrl, MODEL_PRICES: 'writer=2/8' }),
		...environment,
	})
	return {
		server,
		model,
		async makePage(seller, fields = {}) {
			const answer = await seller.generate({ product_link: KETTLE, language: 'english', market: 'usa', ...fields })
			const { page_id } = answer.json<{ page_id?: string }>()
			if (!page_id) throw new Error(`no page was made: ${answer.body.slice(0, 300)}`)
			return page_id
		},
		async close() {
			await server.close()
			await Promise.all([marketplace.close(), model.close()])
			await folder.remove()
		},
	}
}
