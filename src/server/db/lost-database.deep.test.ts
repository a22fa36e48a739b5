import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeMarketplace, startFakeMarketplace } from '../../../test/fakes/marketplace/marketplace'
import { installedPostgres, startPostgres, type TestPostgres } from '../../../test/support/postgres'
import { startTcpRelay, type TcpRelay } from '../../../test/support/tcp-relay'
import { LISTINGS_DIR, startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../../test/support/test-app'
import { errorResponseSchema } from '../../core/contracts/account'
import { createLog } from '../runtime/log'
import { findOutage } from '../runtime/outage'

const STATEMENT_TIMEOUT_MS = 1_000
const hasPostgres = installedPostgres() !== undefined

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let postgres: TestPostgres
let relay: TcpRelay
let marketplace: FakeMarketplace
let server: TestApp
let seller: Visitor
const lines: string[] = []
const begun = Date.now()

beforeAll(async () => {
	if (!hasPostgres) return
	folder = await temporaryFolder()
	postgres = await startPostgres()
	relay = await startTcpRelay(postgres.port)
	marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR })
	const environment = {
		DATA_DIR: join(folder.path, 'data'),
		DATABASE_URL: postgres.url(relay.port),
		DATABASE_STATEMENT_TIMEOUT_MS: String(STATEMENT_TIMEOUT_MS),
		LISTING_SOURCE: 'http',
		OUTBOUND_ROUTES: marketplace.routes,
		AUTH_SECRET: 's'.repeat(40),
		WORKERS: '2',
	}
	server = await startTestApp(environment, createLog('warn', { write: (line) => lines.push(line) }))
}, 240_000)
// A free account makes few pages.
beforeEach(async () => {
	if (hasPostgres) seller = await server.user()
})
afterAll(async () => {
	if (!hasPostgres) return
	await server.close()
	await marketplace.close()
	await relay.close()
	await postgres.remove()
	await folder.remove()
})

const generate = (id: string = crypto.randomUUID()) =>
	seller.generate(
		{ product_link: 'https://www.amazon.com/dp/B0VITRINE1', generation_id: id },
		{ prefer: 'respond-async', 'x-csrftoken': seller.cookies.get('csrftoken') ?? '' },
	)

/** What a seller does, each of it in need of the database. */
const CALLS: Record<string, () => Promise<Awaited<ReturnType<Visitor['get']>>>> = {
	'who am I': () => seller.get('/api/me'),
	'my pages': () => seller.get('/api/pages'),
	'a page to be made': () => generate(),
	'signing in': () =>
		server.app.inject({
			method: 'POST',
			url: '/api/auth/sign-in/email',
			headers: { origin: 'http://127.0.0.1:3000' },
			payload: { email: seller.email, password: 'correct horse battery' },
		}),
}

async function expectUnavailable(): Promise<void> {
	const answers = await Promise.all(Object.entries(CALLS).map(async ([name, call]) => ({ name, answer: await call() })))
	for (const { name, answer } of answers) {
		expect([name, answer.statusCode, answer.headers['retry-after']]).toEqual([name, 503, '5'])
		expect(errorResponseSchema.parse(answer.json()).code, name).toBe('unavailable')
	}
	expect((await seller.get('/readyz')).statusCode).toBe(503)
	expect((await seller.get('/healthz')).statusCode).toBe(200)
}

async function expectAllGood(): Promise<void> {
	await vi.waitFor(async () => expect((await seller.get('/readyz')).statusCode).toBe(200), { timeout: 30_000, interval: 200 })
	await vi.waitFor(async () => expect((await seller.get('/api/me')).statusCode).toBe(200), { timeout: 10_000 })
	const id = crypto.randomUUID()
	expect((await generate(id)).statusCode).toBe(202)
	await expectDone(id)
}

const expectDone = (id: string) =>
	vi.waitFor(async () => expect((await seller.get(`/api/generations/${id}`)).json<{ status: string }>().status).toBe('done'), {
		timeout: 90_000,
		interval: 250,
	})

// Needs a server of its own that it may stop.
describe.runIf(hasPostgres)(`a PostgreSQL that goes away${hasPostgres ? '' : ' (left out: PostgreSQL is not installed)'}`, () => {
	it('[N-2] a backend terminated inside a transaction is an outage for its caller alone', async () => {
		const { db } = server.deps.database
		const broken = db.transaction(async (tx) => {
			const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as { rows: { pid: number }[] }
			await postgres.query('select pg_terminate_backend($1)', [rows[0]?.pid])
			// The end of the connection is heard while nothing is asked of it: this is what used to end the process.
			await new Promise((wake) => setTimeout(wake, 100))
			await tx.execute(sql`select 1`)
		})
		const error = await broken.catch((reason: unknown) => reason)
		expect(findOutage(error)?.code).toBe('unavailable')
		await expectAllGood()
	})

	it('[N-2] every backend terminated at once is not noticed by those who ask next', async () => {
		await postgres.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and pid <> pg_backend_pid()', [
			'vitrine',
		])
		await expectAllGood()
	})

	it('[N-2] a statement longer than its limit is ended', async () => {
		const error = await server.deps.database.db.execute(sql`select pg_sleep(20)`).catch((reason: unknown) => reason)
		expect(findOutage(error)?.code).toBe('unavailable')
	})

	it('[N-1] [N-2] stopped: every call answers 503 and when to try again; started again: all goes on, also what was under way', async () => {
		marketplace.setBehaviour('B0VITRINE3', { kind: 'slow' })
		const id = crypto.randomUUID()
		await seller.generate({ product_link: 'https://www.amazon.de/dp/B0VITRINE3', generation_id: id }, { prefer: 'respond-async' })
		await marketplace.asked('B0VITRINE3')
		await postgres.stop()
		await expectUnavailable()
		marketplace.release('B0VITRINE3')
		await expectUnavailable()
		await postgres.start()
		await expectAllGood()
		await expectDone(id)
	})

	it.each(['cut', 'freeze'] as const)('[N-2] the network %s: 503 in bounded time, and everything again when it is back', async (how) => {
		relay[how]()
		const cutAt = Date.now()
		expect((await seller.get('/api/me')).statusCode).toBe(503)
		// Connecting is given up after 5 s, a silent statement 2 s after its limit.
		expect(Date.now() - cutAt).toBeLessThan(15_000)
		await expectUnavailable()
		relay.restore()
		await expectAllGood()
	})

	it('[N-8] the log tells of it in one line a minute, without a stack for each call that failed', () => {
		const told = lines.filter((line) => line.includes('the database, the disk or the object storage cannot be used'))
		const minutes = (Date.now() - begun) / 60_000
		expect(told.length).toBeGreaterThan(0)
		expect(told.length).toBeLessThanOrEqual(minutes + 1)
		expect(lines.filter((line) => line.includes('"stack"'))).toEqual([])
	})
})
