import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hardKinds } from '../../../test/support/hard-kinds'
import { startWritingApp, type WritingApp } from '../../../test/support/writing-app'
import { adCopyResponseSchema } from '../../core/contracts/ads'
import { storedPageSchema } from '../../core/contracts/pages'
import { AD_SLOTS, adLength, textsIn } from '../../core/copy/ads/ad-slots'

let app: WritingApp
let plain: WritingApp
beforeAll(async () => {
	app = await startWritingApp()
	plain = await startWritingApp({}, true)
})
afterAll(async () => {
	await app.close()
	await plain.close()
})
beforeEach(() => {
	app.model.requests.length = 0
	app.model.setBehaviour({ kind: 'ok' })
})

type Removed = { removed: object[] }

async function made(from: WritingApp, fields: Record<string, string> = {}) {
	const seller = await from.server.user()
	const id = await from.makePage(seller, fields)
	const { page, product_page_html: html } = storedPageSchema.parse((await seller.get(`/api/pages/${id}`)).json())
	const ask = (body: Record<string, unknown>) => seller.post('/generate_ad_copy', { product_html: html, language: 'english', ...body })
	return { seller, id, page, html, ask }
}

describe('POST /generate_ad_copy', () => {
	it('[T-1] [T-2] answers the spec’s text, and texts per channel within its limits, each resting on facts of the page', async () => {
		const { id, page, ask } = await made(app)
		const answer = adCopyResponseSchema.parse((await ask({ page_id: id })).json())
		const known = new Set(page.facts.map((fact) => fact.id))
		for (const slot of AD_SLOTS) {
			const texts = answer.channels ? textsIn(answer.channels, slot) : []
			expect(texts.length).toBeGreaterThan(0)
			for (const { text, facts } of texts) {
				expect(adLength(text, slot.channel)).toBeLessThanOrEqual(slot.length)
				expect(answer.ad_copy).toContain(text)
				expect(facts.some((one) => known.has(one))).toBe(true)
			}
		}
	})

	it('[K-2] what no fact supports is in no ad, and it is told', async () => {
		const { id, ask } = await made(app)
		app.model.setBehaviour({ kind: 'unsupported-claims' })
		const response = await ask({ page_id: id })
		expect(response.body).not.toMatch(/"ad_copy":"[^"]*TÜV/)
		const { removed } = response.json<{ removed?: unknown[]; details?: { removed: unknown[] } }>()
		expect((removed ?? response.json<{ details: { removed: unknown[] } }>().details.removed).length).toBeGreaterThan(0)
	})

	it('[K-7] what is of a hard kind is in no ad, whatever the judge believes', async () => {
		const { id, ask } = await made(app)
		for (const [kind, , ...said] of hardKinds('english'))
			for (const sentence of said) {
				app.model.setBehaviour({ kind: 'says', text: sentence })
				const { body } = await ask({ page_id: id })
				const answer = JSON.parse(body) as Partial<Record<'ad_copy' | 'channels', unknown> & Removed> & { details?: Removed }
				expect(JSON.stringify([answer.ad_copy, answer.channels]), kind).not.toContain(sentence.replace(/[.!]$/u, ''))
				expect((answer.removed ?? answer.details?.removed)?.length, kind).toBeGreaterThan(0)
			}
	})

	it('[K-7] a judge that fails leaves the rules in charge, and it is said', async () => {
		const { id, ask } = await made(app)
		app.model.setBehaviour({ kind: 'silent' })
		const answer = adCopyResponseSchema.parse((await ask({ page_id: id })).json())
		expect(answer.said).toMatchObject({ key: 'generations.judge_missing' })
		app.model.setBehaviour({ kind: 'ok' })
		expect(adCopyResponseSchema.parse((await ask({ page_id: id })).json()).said).toBeUndefined()
	})

	it('[T-1] is written in the language that was chosen, Darija too; an unknown one is refused in words', async () => {
		const { id, ask } = await made(app)
		const darija = adCopyResponseSchema.parse((await ask({ page_id: id, language: 'moroccan arabic' })).json())
		expect(darija.ad_copy).toMatch(/\p{Script=Arabic}/u)
		expect(app.model.requests.at(-2)?.system).toContain('Moroccan Darija')
		const klingon = await ask({ page_id: id, language: 'klingon' })
		expect([klingon.statusCode, klingon.json()]).toEqual([400, expect.objectContaining({ error: expect.stringContaining('klingon') })])
	})

	it('[N-1] without page_id the user’s newest page with that HTML is advertised; HTML of no page gives no facts', async () => {
		const { seller, page, ask } = await made(app)
		const answer = adCopyResponseSchema.parse((await ask({})).json())
		expect(answer.channels?.google.headline[0]?.facts[0]).toBe(page.facts[0]?.id)
		const foreign = await ask({ product_html: '<h1>Best kettle, TÜV certified</h1>' })
		expect([foreign.statusCode, foreign.json()]).toEqual([
			400,
			expect.objectContaining({ error: expect.stringContaining('none of your saved pages') }),
		])
		const other = await app.server.user()
		expect((await other.post('/generate_ad_copy', { product_html: page.product.title, language: 'english' })).statusCode).toBe(400)
		expect((await seller.post('/generate_ad_copy', { language: 'english' })).json()).toMatchObject({ code: 'invalid_request' })
	})

	it('[N-4] asks for a session, the CSRF token, and one’s own page', async () => {
		const { id, seller } = await made(app)
		const body = { product_html: '', language: 'english', page_id: id }
		expect((await app.server.visitor().post('/generate_ad_copy', body)).statusCode).toBe(401)
		expect((await seller.post('/generate_ad_copy', body, { 'x-csrftoken': 'no' })).statusCode).toBe(403)
		const other = await app.server.user()
		expect((await other.post('/generate_ad_copy', body)).statusCode).toBe(404)
	})

	it('[W-4] when the model fails the facts themselves advertise, and it is said why', async () => {
		const { id, ask } = await made(app)
		app.model.setBehaviour({ kind: 'refusal' })
		const answer = adCopyResponseSchema.parse((await ask({ page_id: id })).json())
		expect(answer.ad_copy).not.toBe('')
		expect(answer.note).toBe('The writing model declined to write: these are the listing’s own words.')
	})
})

describe('POST /generate_ad_copy without a model', () => {
	it('[W-8] makes ads of the facts, in their own language, and says so', async () => {
		const { id, ask } = await made(plain)
		const english = adCopyResponseSchema.parse((await ask({ page_id: id })).json())
		expect(english.channels?.google.headline.length).toBeGreaterThan(3)
		expect(english.note).toBe('This installation writes without a model: these are the listing’s own words.')
		const french = adCopyResponseSchema.parse((await ask({ page_id: id, language: 'french' })).json())
		expect(french.ad_copy).toBe(english.ad_copy)
		expect(french.note).toContain('they stay in its language (English)')
	})
})
