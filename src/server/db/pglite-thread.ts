import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

// The embedded database's thread (open-pglite.ts). Every port it is sent is a connection that speaks PostgreSQL's
// protocol, a whole exchange per message. It also runs as it stands here, on Node alone: it imports packages only.

/** `first`: statements to begin with, before any connection's. */
export type PgliteThreadData = { folder: string; sharedBuffers: string; first: readonly string[] }

if (!parentPort) throw new Error('This program is a thread of the server (db/open-pglite.ts).')
const host = parentPort

const { folder, sharedBuffers, first } = workerData as PgliteThreadData
const pglite = await PGlite.create({
	dataDir: folder,
	startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
})

/** One session is behind all connections: whose transaction is open has it to itself, the others wait in order. */
let owner: MessagePort | undefined
let waiting: { port: MessagePort; bytes: Uint8Array }[] = []

/** A simple query as the protocol has it. */
function query(text: string): Uint8Array {
	const body = Buffer.from(`${text}\0`)
	const message = Buffer.alloc(5 + body.length)
	message.write('Q')
	message.writeInt32BE(4 + body.length, 1)
	body.copy(message, 5)
	return message
}

/** What the database answers, as one message. Works while it is called; an error of the database ends the thread. */
function exchange(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	const parts: Uint8Array[] = []
	let length = 0
	// The folder is written as the database goes: there is nothing to bring there afterwards.
	const worked = pglite.execProtocolRawStream(bytes, {
		syncToFs: false,
		onRawData(part) {
			parts.push(part.slice())
			length += part.length
		},
	})
	worked.catch(endAtOnce)
	const answer = new Uint8Array(length)
	let at = 0
	for (const part of parts) {
		answer.set(part, at)
		at += part.length
	}
	return answer
}

function endAtOnce(error: unknown): void {
	setImmediate(() => {
		throw error
	})
}

function answer(port: MessagePort, bytes: Uint8Array): void {
	const said = exchange(bytes)
	owner = pglite.isInTransaction() ? port : undefined
	port.postMessage(said, [said.buffer])
}

function goOn(): void {
	while (!owner) {
		const next = waiting.shift()
		if (!next) return
		answer(next.port, next.bytes)
	}
}

function serve(port: MessagePort): void {
	port.on('message', (bytes: Uint8Array) => {
		if (owner === port || (!owner && waiting.length === 0)) answer(port, bytes)
		else waiting.push({ port, bytes })
		goOn()
	})
	port.on('close', () => {
		waiting = waiting.filter((message) => message.port !== port)
		if (owner !== port) return
		// Whoever began the transaction is gone.
		exchange(query('rollback'))
		owner = undefined
		goOn()
	})
}

host.on('message', (message: MessagePort | 'close') => {
	if (message !== 'close') serve(message)
	else void pglite.close().then(() => process.exit())
})
for (const statement of first) exchange(query(statement))
host.postMessage('ready')
