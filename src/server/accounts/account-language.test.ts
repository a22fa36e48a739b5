import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { readEmails } from '../../../test/fakes/mail/read-emails'
import { eventually } from '../../../test/support/eventually'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import type { Visitor } from '../../../test/support/test-app'
import { meSchema } from '../../core/contracts/account'

const PASSWORD = 'correct horse battery'
let server: PlainApp
beforeAll(async () => {
	server = await plainTestApp()
})

const emailsTo = async (email: string) => (await readEmails(join(server.dataDir, 'outbox'))).filter(({ to }) => to === email)
const remove = (user: Visitor, headers: Record<string, string> = {}) =>
	user.post('/api/account/delete', { email: user.email, password: PASSWORD }, headers)
const languageOf = async (user: Visitor) => meSchema.parse((await user.get('/api/me')).json()).app_language

it('[A-4] the language of the app is unset until its user chooses one; every screen and the export have it', async () => {
	const user = await server.user()
	expect(await languageOf(user)).toBeNull()
	for (const app_language of ['ar', 'es', 'fr', 'en', null, 'ar']) {
		expect((await user.change('PUT', '/api/account/language', { app_language })).json()).toEqual({ status: 'done' })
		expect(await languageOf(user)).toBe(app_language)
	}
	const files = unzipSync((await user.get('/api/account/export')).rawPayload)
	expect(JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()))).toMatchObject({ appLanguage: 'ar' })
})

it('[A-4] [N-5] a language the app does not speak, a call without a token and a visitor change nothing', async () => {
	const user = await server.user()
	for (const body of [{ app_language: 'de' }, { app_language: '' }, {}, { language: 'fr' }])
		expect((await user.change('PUT', '/api/account/language', body)).statusCode).toBe(400)
	const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
	const payload = { app_language: 'fr' }
	const forged = await server.app.inject({ method: 'PUT', url: '/api/account/language', headers: { cookie }, payload })
	expect([forged.statusCode, forged.json<{ code: string }>().code]).toEqual([403, 'csrf'])
	expect((await server.visitor().change('PUT', '/api/account/language', payload)).statusCode).toBe(401)
	expect(await languageOf(user)).toBeNull()
})

it('[A-6] the e-mail that an account is gone is in its language; without one, in that of the request', async () => {
	const [chosen, wished] = [await server.user(), await server.user()]
	await chosen.change('PUT', '/api/account/language', { app_language: 'ar' })
	await remove(chosen, { 'x-app-language': 'fr' })
	await remove(wished, { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' })
	await eventually(async () => {
		expect(await emailsTo(chosen.email)).toMatchObject([{ subject: 'تم حذف حسابك في Vitrine', html: expect.stringContaining('dir="rtl"') }])
		expect(await emailsTo(wished.email)).toMatchObject([{ subject: 'Tu cuenta de Vitrine se ha eliminado' }])
	})
})

it('[N-6] making and deleting an account over and over sends its address a few e-mails, not one each time', async () => {
	const email = `victim-${crypto.randomUUID()}@example.com`
	for (let time = 0; time < 5; time += 1) {
		const visitor = server.visitor()
		await visitor.signUp(email)
		expect((await remove(visitor)).statusCode).toBe(200)
	}
	const witness = await server.user()
	await remove(witness)
	await eventually(async () => expect(await emailsTo(witness.email)).toHaveLength(1))
	expect(await emailsTo(email)).toHaveLength(2)
})

it('[A-4] the first call of a screen keeps a browser signed in for thirty days more; for a visitor it sets no session', async () => {
	const user = await server.user()
	const cookieOf = async (visitor: Visitor) =>
		(await visitor.get('/api/me')).cookies.find(({ name }) => name === 'better-auth.session_token') as
			| { maxAge?: number; httpOnly?: boolean }
			| undefined
	const cookie = await cookieOf(user)
	expect(cookie?.httpOnly).toBe(true)
	expect((cookie?.maxAge ?? 0) / 86_400).toBeCloseTo(30, 1)
	expect(await languageOf(user)).toBeNull()
	expect(await cookieOf(server.visitor())).toBeUndefined()
})

it('[D-5] pages used and left are told by every call a screen reads them from, and agree, before and after a page is made', async () => {
	const user = await server.user()
	const told = async () => {
		const me = meSchema.parse((await user.get('/api/me')).json())
		const plan = (await user.post('/billing/get_plan', {})).json<{ pages_generated: number; limit: number }>()
		const usage = (await user.post('/api/usage', {})).json<{ pages_used: number }>()
		return [me.pages_generated, me.limit, plan.pages_generated, plan.limit, usage.pages_used]
	}
	expect(await told()).toEqual([0, 5, 0, 5, 0])
	expect((await user.generate({ product_link: 'https://www.amazon.com/dp/B0VITRINE1' })).json()).toMatchObject({ status: 'success' })
	expect(await told()).toEqual([1, 5, 1, 5, 1])
})
