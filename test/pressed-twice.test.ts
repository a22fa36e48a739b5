import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { isAppError } from '../src/core/errors'
import { PLANS } from '../src/core/plans/plans'
import { api } from '../src/web/calls/api'
import { postOwn } from '../src/web/documents/own-call'
import { sharesApi } from '../src/web/editor/publish/shares-api'
import { generationForm } from '../src/web/generations/generation-form'
import { pagesApi } from '../src/web/pages/pages-api'
import { eventually } from './support/eventually'
import { type PlainApp, plainTestApp } from './support/plain-app'
import type { Visitor } from './support/test-app'

let server: PlainApp
let seller: Visitor
let pageId: string
/** How many answers are lost on their way from now on: the server has done its work by then. */
let lose = 0
beforeAll(async () => {
	server = await plainTestApp()
	seller = await server.user()
	await seller.get('/api/csrf/')
	const made = await seller.generate({ facts: JSON.stringify({ title: 'Copper kettle' }), language: 'english' })
	pageId = made.json<{ page_id: string }>().page_id
})
afterEach(() => vi.unstubAllGlobals())

/** The app's own calls, as a browser would send them to the real server. */
function beTheBrowser(): void {
	const cookie = [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
	vi.stubGlobal('document', { cookie })
	vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
		const request = new Request(new URL(path, 'http://127.0.0.1:3000'), init)
		const payload = Buffer.from(await request.arrayBuffer())
		const headers = { ...Object.fromEntries(request.headers), cookie }
		const answer = await server.app.inject({ method: (init.method ?? 'GET') as 'POST', url: path, payload, headers })
		if (lose-- > 0) throw new TypeError('Failed to fetch')
		return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode })
	})
}
const lost = (error: unknown) => isAppError(error, 'upstream')
const copies = async () => (await pagesApi.list()).pages.length

it('[N-11] a button pressed twice, and pressed again because its answer was lost, makes one thing; later presses make more', async () => {
	beTheBrowser()
	const before = await copies()
	const [first, second] = await Promise.all([pagesApi.duplicate(pageId), pagesApi.duplicate(pageId)])
	expect([second.id, await copies()]).toEqual([first.id, before + 1])

	lose = 1
	await expect(pagesApi.duplicate(pageId)).rejects.toSatisfy(lost)
	const again = await pagesApi.duplicate(pageId)
	expect([again.id === first.id, await copies()]).toEqual([false, before + 2])
	await pagesApi.duplicate(pageId)
	expect(await copies()).toBe(before + 3)

	lose = 1
	await expect(sharesApi.create(pageId, 7)).rejects.toSatisfy(lost)
	const link = await sharesApi.create(pageId, 7)
	expect((await sharesApi.list(pageId)).shares.map(({ url }) => url)).toEqual([link.url])
})

it('[N-11] a generation asked for again after its answer was lost is the one that was made and charged', async () => {
	beTheBrowser()
	const { id } = seller
	const me = { ...((await api.me()) as NonNullable<Awaited<ReturnType<typeof api.me>>>), limit: PLANS.free.pages }
	const draft = {
		productLink: '',
		market: 'usa',
		language: 'english',
		checkFacts: false,
		translateImages: false,
		removeChineseText: false,
	}
	const form = () =>
		generationForm('5b0b1c62-7d6c-4c3b-9d9e-0c7b8f1b7a11', draft, me, {
			facts: { title: 'Red scarf', bullets: [], specs: [], inTheBox: [] },
		})
	const charged = async () => (await seller.post('/billing/get_plan', { userId: id })).json<{ pages_generated: number }>().pages_generated
	const used = await charged()
	lose = 1
	await expect(api.generate(form())).rejects.toSatisfy(lost)
	const told = await api.generate(form())
	expect(told).toMatchObject({ generation_id: '5b0b1c62-7d6c-4c3b-9d9e-0c7b8f1b7a11' })
	await eventually(async () => expect(await charged()).toBe(used + 1))
})

it('[N-11] the checkout button of the price list, pressed twice, opens one checkout', async () => {
	beTheBrowser()
	const body = {
		clerk_user_id: seller.id,
		plan: PLANS.pro.name,
		success_url: 'http://127.0.0.1:3000/dashboard',
		cancel_url: 'http://127.0.0.1:3000/dashboard',
	}
	lose = 1
	expect(await postOwn('/billing/create-checkout-session', body, 'en')).toBe('unreachable')
	const answers = await Promise.all([1, 2].map(() => postOwn('/billing/create-checkout-session', body, 'en')))
	const urls = answers.map((answer) => (typeof answer === 'string' ? answer : (answer.json as { url: string }).url))
	expect(urls[0]).toContain('checkout')
	expect(new Set(urls).size).toBe(1)
})
