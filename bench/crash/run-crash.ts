import { parseArgs } from 'node:util'
import { startFakeMarketplace } from '../../test/fakes/marketplace/marketplace'
import { freePort, launchApp, type RunningApp } from '../../test/support/launch-app'
import { installedPostgres, startPostgres } from '../../test/support/postgres'
import { LISTINGS_DIR, temporaryFolder } from '../../test/support/test-app'
import { type Day, type Loss, lossesOf, workThroughDay } from './seller-day'

// Sellers generate and save while the server is killed (SIGKILL) at random moments: what was acknowledged must be there
// after the last start, nothing may hang, the quota must equal the pages. On the embedded database one process; with
// --database postgres a web and a worker process, one of which is killed each time. Exit 1 when anything is lost.

const STUCK_AFTER_MS = 60_000
const RESTART_BAR_MS = 5_000
const SELLERS = 4
/** Work between a start and the kill. */
const UP_MS = { least: 200, most: 3_000 }

type Storm = { restartMs: number[]; days: Day[] }

async function main(): Promise<number> {
	const { values } = parseArgs({
		options: { kills: { type: 'string', default: '200' }, database: { type: 'string', default: 'pglite' } },
	})
	const onPostgres = values.database === 'postgres'
	if (onPostgres && !installedPostgres()) {
		console.log('PostgreSQL is not installed: left out.')
		return 0
	}
	const folder = await temporaryFolder()
	const marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR })
	const postgres = onPostgres ? await startPostgres() : undefined
	const env = {
		LOG_LEVEL: 'error',
		AUTH_SECRET: 'c'.repeat(40),
		OUTBOUND_ROUTES: marketplace.routes,
		RATE_LIMIT_PER_MINUTE: '100000',
		RATE_LIMIT_GENERATE_PER_MINUTE: '100000',
		RATE_LIMIT_SIGN_IN_PER_MINUTE: '100000',
		...(postgres ? { DATABASE_URL: postgres.url() } : {}),
	}
	try {
		const port = await freePort()
		const start = (role: 'web' | 'worker'): Promise<RunningApp> =>
			launchApp({
				dataDir: folder.path,
				...(role === 'web' ? { port } : {}),
				env: { ...env, ...(onPostgres && role === 'web' ? { WORKERS: '0' } : {}) },
			})
		return judge(await storm(start, Number(values.kills), onPostgres, `http://127.0.0.1:${port}`), Number(values.kills), values.database)
	} finally {
		await marketplace.close()
		await postgres?.remove()
		await folder.remove()
	}
}

async function storm(start: (role: 'web' | 'worker') => Promise<RunningApp>, kills: number, two: boolean, url: string) {
	const running = { web: await start('web'), worker: two ? await start('worker') : undefined }
	const restartMs: number[] = []
	let over = false
	const days: Day[] = []
	const sellers = Array.from({ length: SELLERS }, async (_, at) => {
		for (let day = 0; !over; day += 1) {
			const done = await workThroughDay(
				() => url,
				`seller-${at}-${day}`,
				() => over,
			)
			if (done) days.push(done)
		}
	})
	for (let kill = 0; kill < kills; kill += 1) {
		await new Promise((wake) => setTimeout(wake, UP_MS.least + Math.random() * (UP_MS.most - UP_MS.least)))
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
	return { restartMs, days, losses }
}

function judge({ restartMs, losses }: Omit<Storm, 'days'> & { losses: Loss[] }, kills: number, database: string): number {
	const sum = (of: (loss: Loss) => number) => losses.reduce((all, loss) => all + of(loss), 0)
	const sorted = restartMs.toSorted((a, b) => a - b)
	const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
	const [lost, stuck, quota] = [sum((loss) => loss.lostSaves), sum((loss) => loss.stuck), sum((loss) => loss.quotaOff)]
	console.log(
		`${kills} kills on ${database}: ${losses.length} sellers, ${sum((loss) => loss.pages)} pages, ${sum((loss) => loss.savesSeen)} saves`,
	)
	console.log(`lost saves ${lost}, stuck generations ${stuck}, quota off by ${quota}`)
	console.log(`restart median ${at(0.5)} ms, p95 ${at(0.95)} ms (bar ${RESTART_BAR_MS} ms on an idle machine)`)
	// A storm in which nothing was acknowledged shows nothing.
	const seen = sum((loss) => loss.savesSeen) > 0 && sum((loss) => loss.pages) > 0
	return seen && lost + stuck + quota === 0 ? 0 : 1
}

process.exitCode = await main()
