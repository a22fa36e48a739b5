import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, cpus } from 'node:os'
import { resolve } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { MEDIUM_SIDE } from '../../test/fakes/marketplace/draw-picture'
import { type FakeMarketplace, startFakeMarketplace } from '../../test/fakes/marketplace/marketplace'
import { startFakeModel } from '../../test/fakes/model/model'
import { launchApp, type RunningApp } from '../../test/support/launch-app'
import { startPostgres } from '../../test/support/postgres'
import { LISTINGS_DIR, temporaryFolder } from '../../test/support/test-app'
import { type SellerClient, signUpSeller } from '../support/seller-client'
import { keepReading } from './keep-reading'
import { childrenMsOf, memoryOf, metricsOf, percentile, processorMsOf, type Steady, threadMsOf } from './read-process'

// Generations at once, live streams and steady reads on one process with the embedded database and a model that answers
// at once, beside the same reads of a bare Fastify on the same database. Prints figures and the bars they miss, and
// then exits with 1. The load itself, the fake marketplace and the fake model run on the same two cores: what they take
// is told apart, and pages a second are also told of the server by itself, by the processor time it used. Reads are
// sent and timed by a process of their own.

const TOKEN = 'a-token-for-the-measurement'
const ASIN = 'B0VITRINE1'
const LINK = `https://www.amazon.com/dp/${ASIN}`
const REFUSALS = 20
const PAGES_OF_A_SELLER = 5
const IDLE_MS = 5_000
const READS_MS = 8_000
/** After the last page the streams have this long to tell of it. */
const HEARD_MS = 2_000
const END = 'event: done'
/** Those the bars are for. */
const CORES = 2
const THREADS_TOLD = 4
const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms))

async function main(): Promise<number> {
	const { values } = parseArgs({
		options: {
			generations: { type: 'string', default: '200' },
			streams: { type: 'string', default: '1000' },
			reads: { type: 'string', default: '200' },
			database: { type: 'string', default: 'pglite' },
			writer: { type: 'string', default: 'model' },
			pictures: { type: 'boolean', default: false },
			profile: { type: 'string' },
		},
	})
	const [generations, streams, reads] = [Number(values.generations), Number(values.streams), Number(values.reads)]
	const folder = await temporaryFolder()
	const marketplace = await startFakeMarketplace({ pagesDir: LISTINGS_DIR, pictureSide: MEDIUM_SIDE })
	const model = values.writer === 'model' ? await startFakeModel({ remember: true }) : undefined
	const postgres = values.database === 'postgres' ? await startPostgres() : undefined
	const app = await launchApp({
		dataDir: folder.path,
		nodeFlags: values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [],
		env: {
			LOG_LEVEL: 'error',
			...(model ? { MODEL: 'instant', MODEL_BASE_URL: model.baseUrl } : {}),
			...(postgres ? { DATABASE_URL: postgres.url(), AUTH_SECRET: 'l'.repeat(40) } : {}),
			METRICS_TOKEN: TOKEN,
			OUTBOUND_ROUTES: values.pictures ? marketplace.routes : withoutPictures(marketplace),
			MAX_WAITING_GENERATIONS: String(generations),
			RATE_LIMIT_PER_MINUTE: '1000000',
			RATE_LIMIT_GENERATE_PER_MINUTE: '1000000',
			RATE_LIMIT_SIGN_IN_PER_MINUTE: '1000000',
		},
	})
	try {
		say('database', values.database)
		say('machine', `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`)
		await pause(IDLE_MS)
		const idle = memoryOf(app.pid)
		say('memory idle', `${idle} MB`)
		hold('memory idle', idle, BARS.idleMegabytes)
		const sellers: SellerClient[] = []
		for (let at = 0; at < Math.ceil(generations / PAGES_OF_A_SELLER) + 1; at += 1)
			sellers.push(await signUpSeller(() => app.url, `load-${at}`))
		await measureReads(app, sellers.at(-1) as SellerClient, reads)
		await measureGenerations({ app, marketplace, sellers, databasePid: postgres?.pid() }, { generations, streams, reads })
		console.log(missed.length > 0 ? `bars missed: ${missed.join('; ')}` : 'every bar was kept')
		return missed.length > 0 ? 1 : 0
	} finally {
		await (values.profile ? app.stop() : app.kill())
		await marketplace.close()
		await model?.close()
		await postgres?.remove()
		await folder.remove()
	}
}

/**
 * The marketplace's routes with its picture server answering 404: drawing pictures would be this process's work, and
 * fetching and encoding them is measured with `--pictures`.
 */
function withoutPictures({ routes, origin }: FakeMarketplace): string {
	const host = 'https://m.media-amazon.com='
	const others = routes.split(',').filter((route) => !route.startsWith(host))
	return [...others, `${host}${origin}/nowhere`].join(',')
}

/** What one machine of two cores is to carry; a run of fewer generations, streams or reads is held to the same. */
const BARS = { idleMegabytes: 350, mostMegabytes: 700, pagesPerSecond: 10, readMs: 80, delayMs: 50, refusalMs: 100 } as const
const missed: string[] = []

/** Notes a figure that is over its bar; `least`: one that is under it. */
function hold(name: string, value: number, bar: number, least = false): void {
	if (least ? value < bar : value > bar) missed.push(`${name} ${Math.round(value * 100) / 100} (bar ${bar})`)
}

const say = (name: string, value: string) => console.log(`${name.padEnd(34)} ${value}`)

/** The same steady reads of the bare server and of ours, one after the other, on an otherwise idle process. */
async function measureReads(app: RunningApp, seller: SellerClient, perSecond: number): Promise<void> {
	const bare = spawn(process.execPath, [resolve('dist/bench/load/run-bare.js')], { stdio: ['ignore', 'pipe', 'inherit'] })
	const url = await firstLine(bare)
	const ofBare = await measured(bare.pid ?? 0, { url: `${url}/pages/7`, perSecond })
	bare.kill('SIGTERM')
	const ours = await measured(app.pid, { ...listOf(app, seller), perSecond })
	say(`reads at ${perSecond}/s, bare`, `${wordsOf(ofBare)}, ${ofBare.processorMs.toFixed(2)} ms of processor each`)
	say(`reads at ${perSecond}/s, ours`, `${wordsOf(ours)}, ${ours.processorMs.toFixed(2)} ms of processor each`)
}

/** What is read: a seller's list of pages. */
const listOf = (app: RunningApp, seller: SellerClient) => ({ url: `${app.url}/api/pages`, cookie: seller.cookie() })

/** Reads for some seconds, and the processor time that a process took for each. */
async function measured(pid: number, of: Parameters<typeof keepReading>[0]): Promise<Steady & { processorMs: number }> {
	const reading = await keepReading(of)
	const before = processorMsOf(pid)
	await pause(READS_MS)
	const steady = await reading.stop()
	return { ...steady, processorMs: (processorMsOf(pid) - before) / steady.times.length }
}

const wordsOf = ({ times, failed }: Steady) =>
	`p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms (${times.length} answered, ${failed} not)`

async function firstLine(child: ChildProcess): Promise<string> {
	const [bytes] = (await once(child.stdout ?? child, 'data')) as [Buffer]
	return String(bytes).trim()
}

type Measured = { app: RunningApp; marketplace: FakeMarketplace; sellers: SellerClient[]; databasePid: number | undefined }

async function measureGenerations(
	{ app, marketplace, sellers, databasePid }: Measured,
	{ generations, streams, reads }: Record<'generations' | 'streams' | 'reads', number>,
): Promise<void> {
	const made: { seller: SellerClient; id: string }[] = []
	for (let at = 0; at < generations; at += 1) {
		const seller = sellers[Math.floor(at / PAGES_OF_A_SELLER)]
		if (seller) made.push({ seller, id: crypto.randomUUID() })
	}
	// The marketplace keeps its answer back until all are asked for: then they begin at once, and the queue is full.
	marketplace.setBehaviour(ASIN, { kind: 'slow' })
	const answers = await Promise.all(made.map(({ seller, id }) => seller.generate(LINK, id).catch(() => undefined)))
	const accepted = answers.filter((answer) => answer && answer.status < 300).length
	const refusals: number[] = []
	for (let at = 0; at < REFUSALS; at += 1) {
		const asked = performance.now()
		const extra = await sellers.at(-1)?.generate(LINK, crypto.randomUUID())
		if (extra?.status === 503) refusals.push(performance.now() - asked)
	}
	hold('refusal, ms', percentile(refusals, 1), BARS.refusalMs)
	say('more than may wait, refused', `${refusals.length} of ${REFUSALS} in at most ${percentile(refusals, 1)} ms`)
	let over = false
	let most = memoryOf(app.pid)
	const watching = setInterval(() => {
		most = Math.max(most, memoryOf(app.pid))
	}, 500)
	const list = { ...listOf(app, sellers.at(-1) as SellerClient), perSecond: reads }
	const readingBeside = await keepReading(list)
	const open = await openStreams(app, made, streams, () => over)
	const besideOpening = await readingBeside.stop()
	say(`reads at ${reads}/s while ${streams} streams open`, wordsOf(besideOpening))
	const reading = await keepReading(list)
	const ownDelay = monitorEventLoopDelay({ resolution: 10 })
	ownDelay.enable()
	await metricsOf(app.url, TOKEN)
	const used = usedSince(app.pid, databasePid)
	const begun = performance.now()
	marketplace.release(ASIN)
	await allEnded(made)
	const seconds = (performance.now() - begun) / 1000
	const { server, load, threads } = used()
	await Promise.race([open.all, pause(HEARD_MS)])
	const heard = open.heard()
	over = true
	const beside = await reading.stop()
	ownDelay.disable()
	clearInterval(watching)
	const metric = await metricsOf(app.url, TOKEN)
	const [lag, longest] = [metric('nodejs_eventloop_lag_p99_seconds'), metric('nodejs_eventloop_lag_max_seconds')]
	const done = await countDone(made)
	say('generations accepted, pages made', `${accepted}, ${done} in ${seconds.toFixed(1)} s = ${(done / seconds).toFixed(2)} pages/s`)
	const ofAPage = (ms: number) => `${Math.round(ms / done)} ms`
	say('processor time of the server', `${ofAPage(server)} a page, ${(server / seconds / 1000).toFixed(2)} cores, reads and streams with it`)
	say('of that its busiest threads', threads.slice(0, THREADS_TOLD).map(ofAPage).join(', '))
	say('processor time of load and fakes', `${ofAPage(load)} a page, ${(load / seconds / 1000).toFixed(2)} cores`)
	const alone = (1000 * done) / Math.max(server / CORES, threads[0] ?? 0)
	say('the server by itself on two cores', `${alone.toFixed(2)} pages/s, by its processor time and its busiest thread`)
	hold('generations without a page', made.length - done, 0)
	hold('pages a second of the server by itself', alone, BARS.pagesPerSecond, true)
	say('live streams that heard the end', `${heard} of ${streams}`)
	hold('live streams that did not hear the end', streams - heard, 0)
	say(`reads at ${reads}/s beside them`, wordsOf(beside))
	hold('reads beside generations p99, ms', percentile(beside.times, 0.99), BARS.readMs)
	hold('reads not answered', besideOpening.failed + beside.failed, 0)
	hold('event-loop delay p99, ms', lag * 1000, BARS.delayMs)
	hold('memory at most, MB', most, BARS.mostMegabytes)
	say('event-loop delay beside them, p99', `${Math.round(lag * 1000)} ms, ${Math.round(longest * 1000)} ms at most`)
	say('the same of load and fakes', `${Math.round(ownDelay.percentile(99) / 1e6)} ms, ${Math.round(ownDelay.max / 1e6)} ms at most`)
	say('memory at most', `${most} MB`)
}

/**
 * Processor time in milliseconds from now on: of the server (with its database's processes, where it has some), of each
 * of its threads, the busiest first, and of this process, which is the load and the fakes.
 */
function usedSince(pid: number, databasePid: number | undefined): () => { server: number; load: number; threads: number[] } {
	const ofServer = () => processorMsOf(pid) + (databasePid === undefined ? 0 : childrenMsOf(databasePid))
	const [server, own, before] = [ofServer(), process.cpuUsage(), threadMsOf(pid)]
	return () => {
		const { user, system } = process.cpuUsage(own)
		const threads = [...threadMsOf(pid)].map(([thread, ms]) => ms - (before.get(thread) ?? 0))
		return { server: ofServer() - server, load: (user + system) / 1000, threads: threads.sort((a, b) => b - a) }
	}
}

/**
 * Opens streams of generations under way, all at once; answers when the server has answered every one, with how many
 * will have heard their generation's end. It is over for all of them when `isOver` says so.
 */
async function openStreams(
	app: RunningApp,
	made: { seller: SellerClient; id: string }[],
	streams: number,
	isOver: () => boolean,
): Promise<{ heard: () => number; all: Promise<unknown> }> {
	const ended = new AbortController()
	const timer = setInterval(() => isOver() && ended.abort(), 500)
	let heard = 0
	const follow = async (response: Response) => {
		let text = ''
		for await (const bytes of response.body ?? []) {
			text = text.slice(-END.length) + Buffer.from(bytes).toString()
			if (!text.includes(END)) continue
			heard += 1
			return
		}
	}
	const opened = await Promise.allSettled(
		Array.from({ length: streams }, (_, at) => {
			const { seller, id } = made[at % made.length] as { seller: SellerClient; id: string }
			return fetch(`${app.url}/api/generations/${id}/events`, { headers: { cookie: seller.cookie() }, signal: ended.signal })
		}),
	)
	const followed = opened.flatMap((one) => (one.status === 'fulfilled' ? [follow(one.value)] : []))
	return { heard: () => heard, all: Promise.allSettled(followed).finally(() => clearInterval(timer)) }
}

async function countDone(made: { seller: SellerClient; id: string }[]): Promise<number> {
	let done = 0
	for (const { seller, id } of made)
		if ((await seller.get(`/api/generations/${id}`)).json<{ status?: string }>().status === 'done') done += 1
	return done
}

async function allEnded(made: { seller: SellerClient; id: string }[]): Promise<void> {
	for (const { seller, id } of made) {
		for (;;) {
			const { status } = (await seller.get(`/api/generations/${id}`).catch(() => undefined))?.json<{ status?: string }>() ?? {
				status: 'running',
			}
			if (status !== 'queued' && status !== 'running') break
			await pause(300)
		}
	}
}

process.exitCode = await main()
