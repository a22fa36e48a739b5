import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import type { Visitor } from '../../../test/support/test-app'
import { pageShareSchema, shareListSchema } from '../../core/contracts/pages'
import { composePage } from '../../core/page/compose/compose-page'
import { countingIds, fullInput } from '../../core/page/page.fixture'
import { pageShares } from '../db/schema/schema'
import { insertPage } from './repository'

let server: PlainApp
let seller: Visitor
let stranger: Visitor
const id = crypto.randomUUID()

beforeAll(async () => {
	server = await plainTestApp()
	seller = await server.user()
	stranger = await server.user('stranger')
	const page = composePage({ ...fullInput(), newId: countingIds() })
	const made = { id, userId: seller.id, generationId: crypto.randomUUID(), page, productUrl: 'https://www.amazon.com/dp/B0VITRINE1' }
	await insertPage(server.deps.database.db, { ...made, shouldShowToast: 0 })
})

const share = async (days = 7) => pageShareSchema.parse((await seller.post(`/api/pages/${id}/shares`, { days })).json())
const look = (url: string) => server.visitor().get(new URL(url).pathname)
const listed = async () => shareListSchema.parse((await seller.get(`/api/pages/${id}/shares`)).json()).shares

describe('a link for looking', () => {
	it('[R-15] shows the page to somebody without an account, unlisted, without a script, and kept by nobody', async () => {
		const { url } = await share()
		const answer = await look(url)
		expect(answer.statusCode).toBe(200)
		expect(answer.body).toContain('<h1')
		expect(answer.headers).toMatchObject({
			'x-robots-tag': 'noindex, nofollow',
			'cache-control': 'no-store',
			'referrer-policy': 'no-referrer',
			'content-security-policy': expect.stringMatching(/default-src 'none'.*form-action 'none'.*frame-ancestors 'none'.*sandbox/),
		})
		expect(answer.headers['content-security-policy']).not.toContain('script')
	})

	it('[R-15] cannot be guessed: each is its own, of 192 random bits', async () => {
		const [one, other] = [await share(), await share()]
		expect(one.token).toMatch(/^[\w-]{32}$/)
		expect(one.token).not.toBe(other.token)
		expect((await look(`https://vitrine.example/share/${one.token.slice(0, -1)}`)).statusCode).toBe(404)
	})

	it('[R-15] leads nowhere once it is withdrawn', async () => {
		const { token, url } = await share()
		expect((await seller.change('DELETE', `/api/pages/${id}/shares/${token}`)).statusCode).toBe(204)
		expect((await look(url)).statusCode).toBe(404)
		expect((await listed()).map((one) => one.token)).not.toContain(token)
	})

	it('[R-15] lasts as long as was chosen, and leads nowhere afterwards', async () => {
		const { token, url, created_at, expires_at } = await share(30)
		expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(30 * 86_400_000)
		await server.deps.database.db.update(pageShares).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(pageShares.token, token))
		expect((await look(url)).statusCode).toBe(404)
		expect((await listed()).map((one) => one.token)).not.toContain(token)
	})

	it('[R-15] leads nowhere while the page lies in the trash', async () => {
		const { url } = await share()
		await seller.change('DELETE', `/api/pages/${id}`)
		expect((await look(url)).statusCode).toBe(404)
		await seller.post(`/api/pages/${id}/undelete`, {})
		expect((await look(url)).statusCode).toBe(200)
	})

	it('[R-15] [N-5] is made, seen and withdrawn by the page’s own user alone', async () => {
		const { token, url } = await share()
		expect((await stranger.post(`/api/pages/${id}/shares`, { days: 7 })).statusCode).toBe(404)
		expect((await stranger.get(`/api/pages/${id}/shares`)).statusCode).toBe(404)
		expect((await stranger.change('DELETE', `/api/pages/${id}/shares/${token}`)).statusCode).toBe(404)
		expect((await look(url)).statusCode).toBe(200)
	})

	it('[R-15] is refused for a time nobody offers', async () => {
		expect((await seller.post(`/api/pages/${id}/shares`, { days: 4_000 })).statusCode).toBe(400)
	})

	it('[R-15] is one of at most twenty, also when many are asked for at once', async () => {
		const before = (await listed()).length
		const answers = await Promise.all(Array.from({ length: 30 }, () => seller.post(`/api/pages/${id}/shares`, { days: 7 })))
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20 - before)
		expect(await listed()).toHaveLength(20)
	})
})
