import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A port that stays while what answers behind it changes. */
export type Relay = {
	port: number
	/** From now on new connections go to this port; those of before end. */
	leadTo(port: number): void
	close(): Promise<void>
}

/** Passes connections on loopback through, byte by byte, so that a server that runs on may be given new fakes. */
export async function startRelay(): Promise<Relay> {
	const sockets = new Set<Socket>()
	const end = () => {
		for (const socket of sockets) socket.destroy()
	}
	let target = 0
	const server = createServer((near) => {
		const far = connect(target, '127.0.0.1')
		for (const [socket, other] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(socket)
			socket
				.on('error', () => other.destroy())
				.on('close', () => {
					sockets.delete(socket)
					other.destroy()
				})
			socket.pipe(other)
		}
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	return {
		port: (server.address() as AddressInfo).port,
		leadTo(port) {
			if (port !== target) end()
			target = port
		},
		async close() {
			end()
			server.close()
			await once(server, 'close')
		},
	}
}
