import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeSmtp, startFakeSmtp } from '../../test/fakes/mail/smtp'
import { type FakeModel, startFakeModel } from '../../test/fakes/model/model'
import { type FakeStripe, startFakeStripe } from '../../test/fakes/stripe/stripe'
import { copyDatabase } from '../../test/support/database-template'
import { eventually } from '../../test/support/eventually'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../test/support/test-app'
import { createLog } from './runtime/log'

const MODEL_KEY = 'planted-model-key-7f3a'
const AUTH_SECRET = 'planted-auth-secret-0123456789abcdef0123'
const PASSWORDS = ['planted password one', 'planted password two', 'planted wrong password']
const ORIGIN = 'http://127.0.0.1:3000'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let smtp: FakeSmtp
let stripe: FakeStripe
let model: FakeModel
let server: TestApp
/** All that was logged, whatever its level. */
const lines: string[] = []

beforeAll(async () => {
	folder = await temporaryFolder()
	;[smtp, stripe, model] = await Promise.all([startFakeSmtp(), startFakeStripe(), startFakeModel()])
	const stream = new Writable({
		write(chunk, _encoding, done) {
			lines.push(String(chunk))
			done()
		},
	})
	const settings = {
		...stripe.settings,
		AUTH_SECRET,
		...{ SMTP_URL: smtp.url, MAIL_FROM: 'Vitrine <hello@example.com>' },
		...{ MODEL: 'openai:planted', MODEL_API_KEY: MODEL_KEY, MODEL_BASE_URL: model.baseUrl },
	}
	// Its own: a table is taken away.
	await copyDatabase(folder.path)
	server = await startTestApp({ DATA_DIR: folder.path, OUTBOUND_PROXY: 'http://127.0.0.1:9', ...settings }, createLog('trace', stream))
})
afterAll(async () => {
	await server.close()
	await Promise.all([smtp.close(), stripe.close(), model.close()])
	await folder.remove()
})

/** The token of the newest e-mail to an address that holds one. */
const tokenSent = (email: string, pattern: RegExp): Promise<string> =>
	eventually(async () => {
		const token = smtp.received.flatMap(({ to, text }) => (to.includes(email) ? [pattern.exec(text)?.[1] ?? []].flat() : [])).at(-1)
		if (!token) throw new Error('no e-mail yet')
		return token
	})

const account = (visitor: Visitor, path: string, body: object) => visitor.post(`/api/auth/${path}`, body, { origin: ORIGIN })

it('[N-5] no password, session, link, key or signature is logged, whatever is done and goes wrong', { timeout: 120_000 }, async () => {
	const visitor = server.visitor()
	const email = 'planted@example.com'
	const [first, second, wrong] = PASSWORDS as [string, string, string]
	const statuses: number[] = []
	const signIn = async (password: string) => statuses.push((await account(visitor, 'sign-in/email', { email, password })).statusCode)

	await account(visitor, 'sign-up/email', { name: 'Planted', email, password: first })
	await signIn(first)
	const confirming = await tokenSent(email, /verify-email\?token=(\S+)/)
	statuses.push((await visitor.get(`/api/auth/verify-email?token=${confirming}`)).statusCode)
	statuses.push((await visitor.get(`/api/auth/verify-email?token=${confirming.slice(0, -3)}xyz`)).statusCode)
	await signIn(wrong)
	await account(visitor, 'request-password-reset', { email })
	const resetting = await tokenSent(email, /#token=(\S+)/)
	for (const token of [resetting, resetting])
		statuses.push((await account(visitor, 'reset-password', { token, newPassword: second })).statusCode)
	await signIn(second)
	// A mail server that refuses: what would have been sent must not be told instead.
	smtp.refuseNext(550)
	await account(visitor, 'request-password-reset', { email })

	const session = [...visitor.cookies.values()].filter((value) => value.length > 20)
	for (const kind of [{ kind: 'ok' }, { kind: 'error', status: 401, times: 20 }, { kind: 'error', status: 500, times: 20 }] as const) {
		model.setBehaviour(kind)
		const made = await visitor.generate({ product_link: 'https://www.amazon.com/dp/B0VITRINE1', language: 'english' })
		statuses.push(made.statusCode)
	}
	model.setBehaviour({ kind: 'ok' })
	const { rows } = (await server.deps.database.db.execute(sql`select id from "user"`)) as unknown as { rows: { id: string }[] }
	const links = { plan: 'Pro', success_url: `${ORIGIN}/dashboard`, cancel_url: `${ORIGIN}/dashboard` }
	for (const failures of [0, 10]) {
		stripe.failNext(failures)
		statuses.push((await visitor.post('/billing/create-checkout-session', { clerk_user_id: rows[0]?.id, ...links })).statusCode)
	}
	const signature = 't=1,v1=planted-signature'
	const event = { method: 'POST', url: '/billing/webhook', payload: '{}', headers: { 'stripe-signature': signature } } as const
	statuses.push((await server.app.inject(event)).statusCode)
	// Every statement on sessions fails now, with its values in the error.
	await server.deps.database.db.execute(sql`drop table session cascade`)
	await account(visitor, 'sign-in/email', { email, password: second }).catch(() => undefined)
	await visitor.get('/api/pages').catch(() => undefined)

	expect(statuses.filter((status) => status < 400).length).toBeGreaterThan(4)
	expect(statuses.filter((status) => status >= 400).length).toBeGreaterThan(4)
	expect(model.requests.length).toBeGreaterThan(0)
	expect(lines.length).toBeGreaterThan(20)
	const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = stripe.settings
	const smtpPassword = new URL(smtp.url).password
	const planted = [
		...PASSWORDS,
		...session,
		confirming,
		resetting,
		MODEL_KEY,
		AUTH_SECRET,
		STRIPE_SECRET_KEY,
		STRIPE_WEBHOOK_SECRET,
		smtpPassword,
	]
	const forms = [...planted, 'planted-signature'].flatMap((one) => [
		one,
		encodeURIComponent(one),
		Buffer.from(one).toString('base64').slice(0, -4),
	])
	expect(lines.filter((line) => forms.some((form) => line.includes(form))).map((line) => line.slice(0, 600))).toEqual([])
})
