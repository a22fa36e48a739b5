import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { PACKAGE_DIR } from '../runtime/root'
import { checkHistory } from './check-history'
import type { OpenDatabase } from './database'
import { lockFolder } from './folder-lock'
import { makeCluster } from './make-cluster'
import type { PgliteThreadData } from './pglite-thread'
import * as schema from './schema/schema'
import { ThreadStream } from './thread-stream'

/** Of PGlite: its default of 128 MB is touched at the start, whatever is stored. */
const SHARED_BUFFERS = '32MB'
/** So many statements wait in the database's thread, which then need not wait for this one; the others wait here. */
const MOST_CONNECTIONS = 8

const HERE = fileURLToPath(import.meta.url)
const PROGRAM = HERE.endsWith('.ts') ? join(dirname(HERE), 'pglite-thread.ts') : join(PACKAGE_DIR, 'dist/server/db/pglite-thread.js')

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`

type PgliteConfig = {
	dataDir: string
	migrationsFolder: string
	report(error: unknown): void
	/** For tests. */
	program?: string
}

/**
 * Opens PGlite in `dataDir/db`, for this process alone, in a thread of its own: what the database works never holds up
 * whoever answers. It is spoken to by the driver of PostgreSQL. A thread that dies is begun anew by the next
 * statement, from what is on the disk; statements under way fail as when a server is lost.
 */
export async function openPglite({ dataDir, migrationsFolder, report, program = PROGRAM }: PgliteConfig): Promise<OpenDatabase> {
	const folder = join(dataDir, 'db')
	const unlock = lockFolder(dataDir)
	const heard = new Map<string, (payload: string) => void>()
	// What a thread that died listened to, the next one does before anything else: no news are lost between.
	const threadData = (): PgliteThreadData => ({ folder, sharedBuffers: SHARED_BUFFERS, first: [...heard.keys()].map(listenTo) })
	const thread = keepThread(program, threadData, report)
	// Whoever is in it must be named, though nobody is asked for.
	const pool = new pg.Pool({
		stream: () => new ThreadStream(thread.connect),
		user: 'postgres',
		max: MOST_CONNECTIONS,
		idleTimeoutMillis: 0,
	})
	pool.on('error', report)
	pool.on('connect', (client) => {
		client.on('error', report)
		// All connections share one session, so news come with whichever statement is next.
		client.on('notification', ({ channel, payload = '' }) => heard.get(channel)?.(payload))
	})
	async function close(): Promise<void> {
		try {
			await pool.end()
			await thread.close()
		} finally {
			unlock()
		}
	}
	try {
		await mkdir(folder, { recursive: true })
		// Its WebAssembly is compiled once: compiling it again, for speed, took a gigabyte and made no statement faster.
		setFlagsFromString('--no-wasm-tier-up')
		setFlagsFromString('--no-wasm-dynamic-tiering')
		await makeCluster(folder)
		await thread.begin()
		const db = drizzle(pool, { schema })
		await checkHistory(async (statement) => (await pool.query(statement)).rows, migrationsFolder)
		await migrate(db, { migrationsFolder })
		return {
			db,
			engine: {
				kind: 'pglite',
				pool,
				async listen(channel, hear) {
					heard.set(channel, hear)
					await pool.query(listenTo(channel))
				},
			},
			async ping() {
				await pool.query('select 1')
			},
			close,
		}
	} catch (error) {
		await close()
		throw error
	}
}

/** The thread of the database, begun again when it is asked for after it died. */
function keepThread(program: string, data: () => PgliteThreadData, report: (error: unknown) => void) {
	let current: { worker: Worker; ports: Set<MessagePort> } | undefined
	function open() {
		const worker = new Worker(program, { workerData: data() })
		const ports = new Set<MessagePort>()
		const opened = { worker, ports }
		worker.on('error', report)
		worker.once('exit', () => {
			if (current === opened) current = undefined
			for (const port of ports) port.close()
		})
		current = opened
		return opened
	}
	return {
		/** Throws what the database throws when it cannot be opened. */
		async begin(): Promise<void> {
			await once(open().worker, 'message')
		},
		connect(): MessagePort {
			const { worker, ports } = current ?? open()
			const { port1, port2 } = new MessageChannel()
			ports.add(port1)
			port1.once('close', () => ports.delete(port1))
			worker.postMessage(port2, [port2])
			return port1
		},
		async close(): Promise<void> {
			if (!current) return
			const ended = once(current.worker, 'exit')
			current.worker.postMessage('close')
			await ended
		},
	}
}
