import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startFakeMarketplace } from '../../test/fakes/marketplace/marketplace'
import { startFakeS3 } from '../../test/fakes/s3/s3'
import { launchApp, type RunningApp } from '../../test/support/launch-app'
import { installedPostgres, startPostgres } from '../../test/support/postgres'
import { LISTINGS_DIR, temporaryFolder } from '../../test/support/test-app'
import { type SellerClient, signUpSeller } from '../support/seller-client'
import { buildEarlier } from './earlier-version'
import { followStream, type Heard } from './follow-stream'

// Two web and two worker processes, each with a data folder of its own, on one PostgreSQL and one object storage. In
// the middle of the generations a web and a worker process are killed (SIGKILL). Every generation must make its page,
// every stream hear every event once, going on at the other process, and the pictures be there. Exit 1 otherwise. With
// --before COMMIT the two that are killed run that earlier version: it made the tables, is in the middle of generations
// while this one changes them, works on under the tables of this one, and gives way to it, as in an update.

const ASIN = 'B0VITRINE1'
const SELLERS = 4
const PAGES_OF_A_SELLER = 3
/** Under way, and not done: what is killed then has something to lose. */
const KILL_AFTER_MS = 1_500
/** Correctness is shown here, not speed: a busy machine may take its time. */
const LIMIT_MS = 900_000

async function main(): Promise<number> {
	if (!installedPostgres()) {
		console.log('PostgreSQL is not installed: left out.')
		return 0
	}
	const { before } = parseArgs({ options: { before: { type: 'string' } } }).values
	const earlier = before === undefined ? undefined : await buildEarlier(before)
	if (earlier) console.log(`two processes run ${before}${earlier.hasOwnPackages ? '' : ', on the packages of this version'}`)
	const folder = await temporaryFolder()
	const [marketplace, s3, postgres] = [await startFakeMarketplace({ pagesDir: LISTINGS_DIR }), await startFakeS3(), await startPostgres()]
	const running: RunningApp[] = []
	const start = async (name: string, workers: number, root?: string) => {
		const env = {
			LOG_LEVEL: 'error',
			AUTH_SECRET: 'm'.repeat(40),
			DATABASE_URL: postgres.url(),
			S3_ENDPOINT: s3.origin,
			S3_REGION: s3.region,
			S3_BUCKET: s3.bucket,
			S3_ACCESS_KEY_ID: s3.accessKeyId,
			S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
			ALLOW_PRIVATE_HOSTS: '127.0.0.1',
			OUTBOUND_ROUTES: marketplace.routes,
			RATE_LIMIT_GENERATE_PER_MINUTE: '1000',
			RATE_LIMIT_SIGN_IN_PER_MINUTE: '1000',
			WORKERS: String(workers),
		}
		const app = await launchApp({ dataDir: join(folder.path, name), readyWithinMs: LIMIT_MS, env, ...(root ? { root } : {}) })
		running.push(app)
		return app
	}
	try {
		const webA = await start('web-a', 0, earlier?.root)
		const workerA = await start('worker-a', 2, earlier?.root)
		const during = earlier ? await beginPages('during', [webA]) : []
		if (earlier) marketplace.release(ASIN)
		const [webB] = [await start('web-b', 0), await start('worker-b', 2)]
		if (earlier) console.log(`while the tables changed: ${(await statusesOf(during)).join(', ')}`)
		const made = [...during, ...(await beginPages('after', [webA, webB]))]
		const streams = made.map(({ seller, id }) => followStream({ urls: [webA.url, webB.url], cookie: seller.cookie(), id }, LIMIT_MS))
		const begun = performance.now()
		marketplace.release(ASIN)
		await new Promise((wake) => setTimeout(wake, KILL_AFTER_MS))
		const before = (await postgres.query<{ done: string }>(`select count(*) as done from generations where status = 'done'`))[0]?.done
		await Promise.all([webA.kill(), workerA.kill()])
		const heard = await Promise.all(streams)
		const seconds = ((performance.now() - begun) / 1000).toFixed(1)
		console.log(`killed a web and a worker process when ${before} of ${made.length} pages were made; all had ended after ${seconds} s`)
		return judge(heard, await picturesOf(webB, made))
	} finally {
		for (const app of running) await app.kill().catch(() => undefined)
		await Promise.all([marketplace.close(), s3.close()])
		await postgres.remove()
		await folder.remove()
		await earlier?.remove()
	}

	async function statusesOf(pages: { id: string }[]): Promise<string[]> {
		const ids = pages.map(({ id }) => id)
		const text = `select status || ' ' || count(*) as told from generations where id = any($1) group by status`
		return (await postgres.query<{ told: string }>(text, [ids])).map(({ told }) => told)
	}

	async function beginPages(name: string, webs: RunningApp[]): Promise<{ seller: SellerClient; id: string }[]> {
		marketplace.setBehaviour(ASIN, { kind: 'slow' })
		const made: { seller: SellerClient; id: string }[] = []
		for (let at = 0; at < SELLERS; at += 1) {
			const seller = await signUpSeller(() => webs[at % webs.length]?.url ?? '', `machines-${name}-${at}`)
			for (let page = 0; page < PAGES_OF_A_SELLER; page += 1) {
				const id = crypto.randomUUID()
				const { status, text } = await seller.generate(`https://www.amazon.com/dp/${ASIN}`, id)
				if (status >= 300) throw new Error(`a generation answered ${status}: ${text}`)
				made.push({ seller, id })
			}
		}
		return made
	}
}

/** How many pages' first picture the process that is left gives out. */
async function picturesOf(web: RunningApp, made: { seller: SellerClient; id: string }[]): Promise<number> {
	let there = 0
	for (const { seller, id } of made) {
		const ask = (path: string) => fetch(`${web.url}${path}`, { headers: { cookie: seller.cookie() } })
		const { page_id } = (await (await ask(`/api/generations/${id}`)).json()) as { page_id?: string | null }
		const key = page_id ? /"key":"([^"]+)"/.exec(await (await ask(`/api/pages/${page_id}`)).text())?.[1] : undefined
		if (key && (await ask(`/files/${key}`)).status === 200) there += 1
	}
	return there
}

function judge(heard: readonly Heard[], pictures: number): number {
	const done = heard.filter(({ last }) => last === 'done').length
	const whole = heard.filter(({ numbers }) => numbers.every((number, at) => number === at + 1)).length
	const moved = heard.filter(({ connections }) => connections > 1).length
	console.log(`streams that ended with a page: ${done} of ${heard.length}; that heard every event once, in order: ${whole}`)
	console.log(`streams that went on at the other process: ${moved}; pages whose picture it gives out: ${pictures}`)
	return done === heard.length && whole === heard.length && pictures === heard.length && moved > 0 ? 0 : 1
}

process.exitCode = await main()
