import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A network between a program and a server on loopback that a test can lose. */
export type TcpRelay = {
	port: number
	/** From now on nothing passes in either direction, and nobody is told: a cable pulled out. */
	freeze(): void
	/** Connections end, and new ones are refused at once. */
	cut(): void
	/** Connections made from now on pass again; frozen ones stay lost. */
	restore(): void
	close(): Promise<void>
}

export async function startTcpRelay(target: number): Promise<TcpRelay> {
	let state: 'open' | 'frozen' | 'cut' = 'open'
	const sockets = new Set<Socket>()
	const keep = (socket: Socket) => {
		sockets.add(socket)
		socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
	}
	const server = createServer((near) => {
		keep(near)
		if (state === 'cut') near.resetAndDestroy()
		if (state !== 'open') return
		const far = connect(target, '127.0.0.1')
		keep(far)
		for (const [from, to] of [
			[near, far],
			[far, near],
		] as const) {
			from.on('data', (bytes) => state === 'open' && to.write(bytes)).on('close', () => state !== 'frozen' && to.destroy())
		}
	})
	const endAll = () => {
		for (const socket of sockets) socket.resetAndDestroy()
	}
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	return {
		port: (server.address() as AddressInfo).port,
		freeze() {
			state = 'frozen'
		},
		cut() {
			state = 'cut'
			endAll()
		},
		restore() {
			endAll()
			state = 'open'
		},
		async close() {
			endAll()
			server.close()
			await once(server, 'close')
		},
	}
}
