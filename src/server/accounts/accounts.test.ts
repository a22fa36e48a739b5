import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEmails } from '../../../test/fakes/mail/read-emails'
import { type FakeStripe, startFakeStripe } from '../../../test/fakes/stripe/stripe'
import { eventually } from '../../../test/support/eventually'
import { type PlainApp, plainTestApp } from '../../../test/support/plain-app'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { type AccountSessions, accountSchema, accountSessionsSchema } from '../../core/contracts/accounts'
import { openModelRecords } from '../model-calls/model-calls'

const RETURNS = { market: 'all', language: 'english', returns: 'Returns within 14 days.' }

const KETTLE = { product_link: 'https://www.amazon.com/dp/B0VITRINE1' }
const HOME = 'http://127.0.0.1:3000/dashboard'
const PASSWORD = 'correct horse battery'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: PlainApp
let stripe: FakeStripe
let selling: TestApp
beforeAll(async () => {
	folder = await temporaryFolder()
	stripe = await startFakeStripe()
	server = await plainTestApp()
	selling = await startTestApp({ DATA_DIR: join(folder.path, 'two'), OUTBOUND_PROXY: 'http://127.0.0.1:9', ...stripe.settings })
})
afterAll(async () => {
	await selling.close()
	await stripe.close()
	await folder.remove()
})

/** Another browser of the same person. */
async function signInAgain({ email }: Visitor, to = server): Promise<Visitor> {
	const visitor = to.visitor()
	const response = await visitor.post('/api/auth/sign-in/email', { email, password: PASSWORD }, { origin: 'http://127.0.0.1:3000' })
	expect(response.statusCode).toBe(200)
	return visitor
}

const sessionsOf = async (visitor: Visitor): Promise<AccountSessions['sessions']> =>
	accountSessionsSchema.parse((await visitor.get('/api/account/sessions')).json()).sessions
const isIn = async (visitor: Visitor) => (await visitor.get('/api/me')).statusCode === 200

describe('an account', () => {
	it('[A-4] its name and password are changed by its owner', async () => {
		const user = await server.user()
		expect((await user.change('PUT', '/api/account', { name: '  Zoë ' })).json()).toEqual({ status: 'done' })
		expect(accountSchema.parse((await user.get('/api/account')).json())).toEqual({
			email: user.email,
			name: 'Zoë',
			email_verified: false,
			confirms_email: false,
			own_profile: true,
		})
		expect((await user.change('PUT', '/api/account', { name: ' ' })).statusCode).toBe(400)
		const wrong = await user.post('/api/account/password', { current_password: 'x', new_password: 'a new long password' })
		expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { details: { field: 'current' } }])
		const changed = await user.post('/api/account/password', { current_password: PASSWORD, new_password: 'a new long password' })
		expect(changed.json()).toEqual({ status: 'done' })
		expect(await isIn(user)).toBe(true)
	})

	it('[A-4] its sessions are seen and ended one by one, or all others at once; no token is told', async () => {
		const here = await server.user()
		const [phone, office] = [await signInAgain(here), await signInAgain(here)]
		const listed = await sessionsOf(here)
		expect(listed).toHaveLength(3)
		expect(listed.filter((session) => session.is_current)).toHaveLength(1)
		const text = JSON.stringify(listed)
		for (const cookie of here.cookies.values()) expect(text).not.toContain(decodeURIComponent(cookie).split('.')[0])

		const phoneId = (await sessionsOf(phone)).find((session) => session.is_current)?.id
		expect((await here.change('DELETE', `/api/account/sessions/${phoneId}`)).statusCode).toBe(200)
		expect([await isIn(here), await isIn(phone), await isIn(office)]).toEqual([true, false, true])
		await here.post('/api/account/sessions/end-others')
		expect([await isIn(here), await isIn(office)]).toEqual([true, false])
	})

	it('[N-5] nobody ends somebody else’s session, and visitors reach none of this', async () => {
		const [victim, stranger] = [await server.user(), await server.user()]
		const [session] = await sessionsOf(victim)
		expect((await stranger.change('DELETE', `/api/account/sessions/${session?.id}`)).statusCode).toBe(404)
		expect(await isIn(victim)).toBe(true)
		const visitor = server.visitor()
		for (const path of ['/api/account', '/api/account/sessions', '/api/account/export'])
			expect((await visitor.get(path)).statusCode).toBe(401)
		for (const path of ['/api/account/delete', '/api/account/password', '/api/account/sessions/end-others']) {
			expect((await visitor.post(path, { email: victim.email, password: PASSWORD })).statusCode).toBe(401)
		}
	})

	it('[N-6] a link that confirms an address is sent five times an hour at the most', async () => {
		const user = await server.user()
		const statuses: number[] = []
		for (let time = 0; time < 6; time += 1) statuses.push((await user.post('/api/account/confirmation')).statusCode)
		// This installation sends none; it is asked all the same.
		expect(statuses).toEqual([409, 409, 409, 409, 409, 429])
	})

	it('[N-6] who tries to sign in too often is told how long to wait', async () => {
		const strict = await startTestApp({ DATA_DIR: join(folder.path, 'waiting'), RATE_LIMIT_SIGN_IN_PER_MINUTE: '1' })
		const wrong = { email: 'nobody@example.com', password: 'guess number 1' }
		const guess = () => strict.visitor().post('/api/auth/sign-in/email', wrong, { origin: 'http://127.0.0.1:3000' })
		expect((await guess()).statusCode).toBe(401)
		const refused = await guess()
		expect(refused.statusCode).toBe(429)
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
		expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
		await strict.close()
	})

	it('[N-6] passwords cannot be guessed here either', async () => {
		const strict = await startTestApp({ DATA_DIR: join(folder.path, 'strict'), RATE_LIMIT_SIGN_IN_PER_MINUTE: '3' })
		const user = await strict.user()
		const guess = async (path: string, body: object) => (await user.post(path, body)).statusCode
		for (const path of ['/api/account/password', '/api/account/delete']) {
			const body = { email: user.email, password: 'guess', current_password: 'guess', new_password: 'a new long password' }
			expect([await guess(path, body), await guess(path, body), await guess(path, body), await guess(path, body)]).toEqual([
				400, 400, 400, 429,
			])
		}
		await strict.close()
	})
})

/** A picture unlike all others. */
function picture(): Promise<Buffer> {
	const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3))
	return sharp({ create: { width: 300, height: 200, channels: 3, background: { r, g, b } } })
		.png()
		.toBuffer()
}

/** A user with something of everything. */
async function busyUser(to: Omit<TestApp, 'close'>, logo?: Buffer): Promise<Visitor> {
	const user = await to.user()
	expect((await user.generate(KETTLE)).json()).toMatchObject({ status: 'success' })
	expect((await user.upload('/api/store-profile/logo', { image: { name: 'logo.png', bytes: logo ?? (await picture()) } })).statusCode).toBe(
		200,
	)
	const { profile } = (await user.get('/api/store-profile')).json<{ profile: object }>()
	expect((await user.change('PUT', '/api/store-profile', { ...profile, terms: [RETURNS] })).statusCode).toBe(200)
	const { db } = to.deps.database
	const { recordCalls, paidCopy } = openModelRecords(db, new Map())
	const call = { purpose: 'write:hero', model: 'm', promptVersion: 'v', outcome: 'ok', inputTokens: 1, outputTokens: 1, durationMs: 1 }
	await recordCalls([call], { userId: user.id })
	await paidCopy.store(user.id, crypto.randomUUID(), { hero: 'copy' })
	return user
}

/** Tables in which anything names the user, by id or address. */
async function tracesOf(to: Omit<TestApp, 'close'>, { id, email }: Visitor): Promise<string[]> {
	const { db } = to.deps.database
	const rowsOf = async (query: ReturnType<typeof sql>) => ((await db.execute(query)) as unknown as { rows: Record<string, string>[] }).rows
	const tables = await rowsOf(sql`select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
		where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`)
	const found: string[] = []
	for (const { name = '' } of tables) {
		const rows = await rowsOf(
			sql`select 1 as one from ${sql.raw(name)} as kept where kept::text like ${`%${id}%`} or kept::text like ${`%${email}%`} limit 1`,
		)
		if (rows.length > 0) found.push(name.replace('public.', ''))
	}
	return found
}

describe('the export', () => {
	it('[A-6] holds everything that is kept of a user, and no secret', async () => {
		const user = await busyUser(server)
		const response = await user.get('/api/account/export')
		expect(response.headers).toMatchObject({
			'content-type': 'application/zip',
			'content-disposition': 'attachment; filename="vitrine-data.zip"',
		})
		const files = unzipSync(response.rawPayload)
		const names = Object.keys(files)
		const readme = strFromU8(files['README.txt'] ?? new Uint8Array())
		for (const name of names.filter((one) => !one.includes('/') && one !== 'README.txt')) expect(readme).toContain(name)
		const read = (pattern: RegExp) => strFromU8(files[names.find((name) => pattern.test(name)) ?? ''] ?? new Uint8Array())
		expect(JSON.parse(read(/^account\.json$/))).toMatchObject({
			id: user.id,
			email: user.email,
			sessions: [{ device: expect.any(String) }],
		})
		expect(JSON.parse(read(/^profile\.json$/))).toMatchObject({ terms: [RETURNS] })
		expect(JSON.parse(read(/^usage\.json$/))).toMatchObject({ freePages: { by: 'generation' }, reservations: [{ state: 'committed' }] })
		expect(JSON.parse(read(/^generations\.json$/))).toMatchObject([
			{ status: 'done', asked: { link: expect.stringContaining('B0VITRINE1') } },
		])
		expect(JSON.parse(read(/^model-calls\.json$/))).toMatchObject({ calls: [{ model: 'm' }], copies: [{ copy: { hero: 'copy' } }] })
		expect(JSON.parse(read(/^billing\.json$/))).toEqual({ customerId: null, subscriptions: [], refunds: [] })
		expect(JSON.parse(read(/page\.json$/))).toMatchObject({ version: 1, page: { product: { title: expect.any(String) } } })
		expect(JSON.parse(read(/versions\.json$/))).toHaveLength(1)
		expect(read(/page\.html$/)).toMatch(/^<!doctype html>/i)
		expect(names.filter((name) => name.startsWith('pictures/logo-'))).toHaveLength(1)
		const everything = names.map((name) => strFromU8(files[name] ?? new Uint8Array())).join('\n')
		for (const cookie of user.cookies.values()) expect(everything).not.toContain(decodeURIComponent(cookie).split('.')[0])
	})

	it('[A-6] a page’s HTML shows the pictures that lie beside it', async () => {
		const user = await server.user()
		expect((await user.generate({ ...KETTLE, cropped_image: { name: 'a.png', bytes: await picture() } })).json()).toMatchObject({
			status: 'success',
		})
		const files = unzipSync((await user.get('/api/account/export')).rawPayload)
		const pages = Object.keys(files).filter((name) => name.endsWith('page.html'))
		const shown = strFromU8(files[pages[0] ?? ''] ?? new Uint8Array()).matchAll(/\.\.\/\.\.\/(pictures\/[\w.-]+)/g)
		const names = [...new Set([...shown].map(([, name = '']) => name))]
		expect(names.length).toBeGreaterThan(0)
		for (const name of names) expect(files[name]?.byteLength).toBeGreaterThan(0)
	})

	it('[N-5] [A-6] it holds nothing of anybody else; the trash is in it', async () => {
		const [user, other] = [await busyUser(server), await busyUser(server)]
		const { pages } = (await user.get('/api/pages')).json<{ pages: { id: string }[] }>()
		expect((await user.change('DELETE', `/api/pages/${pages[0]?.id}`)).statusCode).toBeLessThan(300)
		const files = unzipSync((await user.get('/api/account/export')).rawPayload)
		expect(Object.keys(files).filter((name) => name.endsWith('page.json'))).toHaveLength(1)
		for (const bytes of Object.values(files)) expect(strFromU8(bytes)).not.toContain(other.id)
	})

	it('[N-6] it is made five times in ten minutes at the most', async () => {
		const user = await server.user()
		const statuses: number[] = []
		for (let time = 0; time < 6; time += 1) statuses.push((await user.get('/api/account/export')).statusCode)
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
	})
})

/**
 * Tables with somebody's id in them, each dealt with by the feature that keeps it (deps/user-data.ts) or by the
 * identity provider.
 */
const TABLES_OF_USERS = {
	identity: ['account', 'session'],
	generations: ['generations'],
	stores: ['store_connections', 'store_pushes', 'store_tickets'],
	pages: ['pages'],
	profile: ['store_profiles'],
	'model-calls': ['model_calls', 'written_copy'],
	billing: ['billing_customers', 'refunds', 'subscriptions'],
	reviews: ['reviews'],
	requests: ['idempotent_requests'],
	usage: ['free_claims', 'usage_ledger', 'usage_reservations'],
}

it('[A-6] every table that names users belongs to a feature that exports and deletes it', async () => {
	const { rows } = (await server.deps.database.db.execute(
		sql`select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
	)) as unknown as { rows: { name: string }[] }
	expect(rows.map(({ name }) => name).sort()).toEqual(Object.values(TABLES_OF_USERS).flat().sort())
	expect(['identity', ...server.deps.userData.map(({ feature }) => feature)].sort()).toEqual(Object.keys(TABLES_OF_USERS).sort())
})

describe('deleting the account', () => {
	const remove = (user: Visitor, body: object = {}) => user.post('/api/account/delete', { email: user.email, password: PASSWORD, ...body })

	it('[A-6] leaves nothing that names the user, in any table, nor their pictures; others keep theirs', async () => {
		const logo = await picture()
		const [user, other] = [await busyUser(server, logo), await busyUser(server, logo)]
		const { logo_url } = (await user.get('/api/store-profile')).json<{ logo_url: string }>()
		expect(await tracesOf(server, user)).toEqual(
			expect.arrayContaining([
				'generations',
				'model_calls',
				'pages',
				'session',
				'store_profiles',
				'usage_ledger',
				'written_copy',
				'"user"',
			]),
		)
		const deleted = await remove(user, { email: ` ${user.email.toUpperCase()} ` })
		// Clearing all cookies would take those of other services on the same domain, too.
		expect([deleted.statusCode, deleted.headers['clear-site-data']]).toEqual([200, '"storage"'])
		expect(deleted.cookies.map(({ name, value }) => [name, value]).sort()).toEqual([
			['better-auth.session_token', ''],
			['csrftoken', ''],
		])
		expect(await tracesOf(server, user)).toEqual([])
		expect(await isIn(user)).toBe(false)
		expect(await tracesOf(server, other)).toContain('pages')
		// The same logo is the other's, too, and named by its content.
		expect((await other.get(logo_url)).statusCode).toBe(200)
		await remove(other)
		expect((await server.visitor().get(logo_url)).statusCode).toBe(404)
	})

	it('[A-6] is told by mail, once the account is gone', async () => {
		const user = await server.user()
		await remove(user)
		const message = await eventually(async () => {
			const found = (await readEmails(join(server.dataDir, 'outbox'))).find(({ to }) => to === user.email)
			if (!found) throw new Error('no e-mail yet')
			return found
		})
		expect(message.subject).toBe('Your Vitrine account is deleted')
		// Whoever made the account chose its name, and the address may be somebody else's.
		expect(message.text).not.toContain('Test Seller')
	})

	it('[A-6] needs the own address typed and the password; without them nothing happens', async () => {
		const user = await busyUser(server)
		for (const [body, field] of [
			[{ email: 'other@example.com' }, 'email'],
			[{ password: 'wrong password' }, 'password'],
			[{ password: undefined }, 'password'],
		] as const) {
			const refused = await remove(user, body)
			expect([refused.statusCode, refused.json()]).toMatchObject([400, { details: { field } }])
		}
		expect((await user.get('/api/pages')).json<{ pages: unknown[] }>().pages).toHaveLength(1)
	})

	it('[A-6] a generation that waits is ended, and what was uploaded for it is gone', async () => {
		const user = await server.user()
		const waiting = { ...KETTLE, check_facts: 'true', cropped_image: { name: 'a.png', bytes: await picture() } }
		await user.generate(waiting)
		const [{ input }] = (
			(await server.deps.database.db.execute(sql`select input from generations where user_id = ${user.id}`)) as unknown as {
				rows: [{ input: { croppedImageKey: string } }]
			}
		).rows
		expect(await server.deps.files.get(input.croppedImageKey)).toBeDefined()
		expect((await remove(user)).statusCode).toBe(200)
		expect(await server.deps.files.get(input.croppedImageKey)).toBeUndefined()
		expect(await tracesOf(server, user)).toEqual([])
	})

	it('[A-6] the sandbox checkout leaves nothing', async () => {
		const user = await server.user()
		const links = { plan: 'Pro', success_url: HOME, cancel_url: HOME }
		const { url } = (await user.post('/billing/create-checkout-session', links)).json<{ url: string }>()
		await user.post('/billing/sandbox/pay', { id: new URL(url).searchParams.get('id') })
		expect((await user.get('/api/me')).json()).toMatchObject({ plan: 'Pro' })
		expect((await remove(user)).statusCode).toBe(200)
		expect(await tracesOf(server, user)).toEqual([])
	})
})

describe('deleting an account that pays', () => {
	const links = { plan: 'Pro', success_url: HOME, cancel_url: HOME }
	const remove = (user: Visitor) => user.post('/api/account/delete', { email: user.email, password: PASSWORD })

	async function buyer(): Promise<Visitor> {
		const user = await busyUser(selling)
		const { url } = (await user.post('/billing/create-checkout-session', links)).json<{ url: string }>()
		const back = stripe.pay(url)
		await user.post('/billing/reconcile', { session_id: new URL(back).searchParams.get('session_id') })
		expect((await user.get('/api/me')).json()).toMatchObject({ plan: 'Pro' })
		return user
	}
	const soldTo = (user: Visitor) => stripe.subscriptions().filter((one) => JSON.stringify(one).includes(user.id))

	it('[A-6] the subscription is ended first; the records of payments stay, and nothing else', async () => {
		const user = await buyer()
		expect((await remove(user)).json()).toEqual({ status: 'done' })
		expect(soldTo(user)).toMatchObject([{ cancel_at_period_end: true }])
		expect(await tracesOf(selling, user)).toEqual(['billing_customers', 'subscriptions'])
	})

	it('[A-6] when it cannot be ended, nothing is deleted, and that is said; later it works', async () => {
		const user = await buyer()
		stripe.failNext(20, 503)
		const refused = await remove(user)
		expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([502, expect.stringContaining('nothing was deleted')])
		stripe.failNext(0)
		expect((await user.get('/api/pages')).json<{ pages: unknown[] }>().pages).toHaveLength(1)
		expect((await remove(user)).statusCode).toBe(200)
	})

	it('[A-6] a checkout that was left open can no longer be paid', async () => {
		const user = await selling.user()
		const { url } = (await user.post('/billing/create-checkout-session', links)).json<{ url: string }>()
		expect((await remove(user)).statusCode).toBe(200)
		stripe.pay(url)
		expect(soldTo(user)).toEqual([])
		expect(await tracesOf(selling, user)).toEqual([])
	})
})
