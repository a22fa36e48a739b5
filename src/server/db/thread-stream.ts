import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

/**
 * What node-postgres takes for the socket of a connection: bytes go to another thread and come from it. `open` answers
 * the port of a new connection.
 */
export class ThreadStream extends Duplex {
	#port: MessagePort | undefined
	readonly #open: () => MessagePort

	constructor(open: () => MessagePort) {
		super({ allowHalfOpen: false })
		this.#open = open
	}

	connect(): void {
		const port = this.#open()
		this.#port = port
		port.on('message', (bytes: Uint8Array) => this.push(bytes))
		port.on('close', () => this.destroy())
		process.nextTick(() => this.emit('connect'))
	}

	/** What a socket has besides; there is none here. */
	setNoDelay(): this {
		return this
	}

	setKeepAlive(): this {
		return this
	}

	ref(): this {
		this.#port?.ref()
		return this
	}

	unref(): this {
		this.#port?.unref()
		return this
	}

	override _read(): void {}

	override _write(chunk: Buffer, _encoding: string, done: () => void): void {
		this.#send(new Uint8Array(chunk))
		done()
	}

	/** The driver corks what belongs together: a statement's messages are one. */
	override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
		this.#send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))))
		done()
	}

	#send(bytes: Uint8Array<ArrayBuffer>): void {
		this.#port?.postMessage(bytes, [bytes.buffer])
	}

	override _final(done: () => void): void {
		this.push(null)
		done()
	}

	override _destroy(error: Error | null, done: (error: Error | null) => void): void {
		this.#port?.close()
		done(error)
	}
}
