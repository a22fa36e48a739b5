import { parseArgs } from 'node:util'
import { MEDIUM_SIDE } from '../../test/fakes/marketplace/draw-picture'
import { startFakeMarketplace } from '../../test/fakes/marketplace/marketplace'
import { type FakeWoocommerce, startFakeWoocommerce } from '../../test/fakes/woocommerce/woocommerce'
import { freePort, launchApp, type RunningApp } from '../../test/support/launch-app'
import { installedPostgres, startPostgres } from '../../test/support/postgres'
import { LISTINGS_DIR, temporaryFolder } from '../../test/support/test-app'
import { installedClock, ownClock } from './own-clock'
import { beginDay, type Day, type Loss, lossesOf, workThroughDay } from './seller-day'

// Sellers generate, save, push and pay while the server is killed (SIGKILL) at random moments: what was acknowledged
// must be there after the last start, nothing may hang, the quota must equal the pages, no product may be in the store
// twice. A restart takes at most five seconds in the median. On the embedded database one process; with --database
// postgres a web and a worker process, one of which is killed each time. With --clock nothing is killed: the
// processes' clock jumps instead, forward and back. Exit 1 when anything is lost or a restart is slow.

const STUCK_AFTER_MS = 60_000
const RESTART_BAR_MS = 5_000
/** A start that takes longer hangs; a slow one on a busy machine is told as slow. */
const READY_LIMIT_MS = 300_000
const SELLERS = 4
/** Work between a start and the kill. */
const UP_MS = { least: 200, most: 3_000 }

async function main(): Promise<number> {
	const { values } = parseArgs({
		options: {
			kills: { type: 'string', default: '200' },
			database: { type: 'string', default: 'pglite' },
			clock: { type: 'boolean', default: false },
		},
	})
	const onPostgres = values.database === 'postgres'
	if (onPostgres && !installedPostgres()) {
		console.log('PostgreSQL is not installed: left out.')
		return 0
	}
	if (values.clock && !installedClock()) {
		console.log('libfaketime is not installed (on Debian, apt-get install faketime): left out.')
		return 0
	}
	const folder = await temporaryFolder()
	const clock = values.clock ? await ownClock(folder.path) : undefined
	const marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR, pictureSide: MEDIUM_SIDE })
	const store = await startFakeWoocommerce({ home: 'origin', takesPrivatePictures: true })
	const postgres = onPostgres ? await startPostgres() : undefined
	const env = {
		LOG_LEVEL: 'error',
		AUTH_SECRET: 'c'.repeat(40),
		OUTBOUND_ROUTES: `${marketplace.routes}, ${store.routes}`,
		WOOCOMMERCE_ACCESS: 'everyone',
		WOOCOMMERCE_ALLOW_HTTP: 'true',
		STORES_MAY_FETCH_LOCALLY: 'true',
		ALLOW_PRIVATE_HOSTS: '127.0.0.1',
		RATE_LIMIT_PER_MINUTE: '100000',
		RATE_LIMIT_GENERATE_PER_MINUTE: '100000',
		RATE_LIMIT_SIGN_IN_PER_MINUTE: '100000',
		...(postgres ? { DATABASE_URL: postgres.url() } : {}),
		...clock?.env,
	}
	try {
		const port = await freePort()
		const start = (role: 'web' | 'worker'): Promise<RunningApp> =>
			launchApp({
				dataDir: folder.path,
				readyWithinMs: READY_LIMIT_MS,
				...(role === 'web' ? { port } : {}),
				env: { ...env, ...(onPostgres && role === 'web' ? { WORKERS: '0' } : {}) },
			})
		const ways = { start, kills: Number(values.kills), two: onPostgres, url: `http://127.0.0.1:${port}`, store, jump: clock?.jump }
		const seen = await storm(ways)
		return judge(seen, `${seen.kills} ${clock ? 'jumps of the clock' : 'kills'} on ${values.database}`)
	} finally {
		await marketplace.close()
		await store.close()
		await postgres?.remove()
		await folder.remove()
	}
}

type Start = (role: 'web' | 'worker') => Promise<RunningApp>
/** `jump` stands in for a kill. */
type Ways = { start: Start; kills: number; two: boolean; url: string; store: FakeWoocommerce; jump: (() => Promise<void>) | undefined }

async function storm({ start, kills, two, url, store, jump }: Ways) {
	const running = { web: await start('web'), worker: two ? await start('worker') : undefined }
	const restartMs: number[] = []
	const days: Day[] = []
	for (let at = 0; at < SELLERS; at += 1) days.push(await beginDay(() => url, `seller-${at}`, store.login, at % 2 === 1))
	let over = false
	const sellers = days.map((day) => workThroughDay(day, () => over))
	// Asked to end (SIGTERM), it judges what it has done by then.
	let enough = false
	process.once('SIGTERM', () => {
		enough = true
	})
	let kill = 0
	for (; kill < kills && !enough; kill += 1) {
		await new Promise((wake) => setTimeout(wake, UP_MS.least + Math.random() * (UP_MS.most - UP_MS.least)))
		if (jump) {
			await jump()
			continue
		}
		const role = running.worker && Math.random() < 0.5 ? 'worker' : 'web'
		await running[role]?.kill()
		const begun = performance.now()
		running[role] = await start(role)
		restartMs.push(performance.now() - begun)
	}
	over = true
	await Promise.all(sellers)
	const losses: Loss[] = []
	for (const day of days) losses.push(await lossesOf(day, STUCK_AFTER_MS))
	await Promise.all([running.web.stop(), running.worker?.stop()])
	const keys = store.products().map(({ key }) => key)
	if (new Set(keys).size < keys.length)
		console.log(
			store
				.products()
				.map(({ key, title }) => `${key} ${title}`)
				.join('\n'),
		)
	return { kills: kill, restartMs, days, losses, doubled: keys.length - new Set(keys).size }
}

function judge({ restartMs, days, losses, doubled }: Awaited<ReturnType<typeof storm>>, what: string): number {
	const sum = (of: (loss: Loss) => number) => losses.reduce((all, loss) => all + of(loss), 0)
	const sorted = restartMs.toSorted((a, b) => a - b)
	const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
	const errors = {
		lostSaves: sum((loss) => loss.lostSaves),
		stuck: sum((loss) => loss.stuck),
		quotaOff: sum((loss) => loss.quotaOff),
		lostPayments: sum((loss) => loss.lostPayments),
		doubled,
	}
	const seen = {
		pages: sum((loss) => loss.pages),
		saves: days.reduce((all, day) => all + day.saved.length, 0),
		pushes: days.reduce((all, day) => all + day.pushed, 0),
		payments: days.filter(({ paid }) => paid).length,
	}
	console.log(`${what}, ${days.length} sellers; acknowledged: ${JSON.stringify(seen)}`)
	const failures = losses.flatMap((loss) => loss.failures)
	if (failures.length > 0) console.log(`generations without a page: ${failures.join(', ')}`)
	console.log(`generations given up: ${sum((loss) => loss.givenUp)}`)
	console.log(`lost: ${JSON.stringify(errors)}`)
	const isSlow = at(0.5) > RESTART_BAR_MS
	if (restartMs.length > 0)
		console.log(`restart median ${at(0.5)} ms, p95 ${at(0.95)} ms (bar of the median ${RESTART_BAR_MS} ms: ${isSlow ? 'MISSED' : 'kept'})`)
	// A storm in which nothing was acknowledged shows nothing.
	return Object.values(seen).every((count) => count > 0) && Object.values(errors).every((count) => count === 0) && !isSlow ? 0 : 1
}

process.exitCode = await main()
