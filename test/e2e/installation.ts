import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { copyDatabase } from '../support/database-template'
import { freePort, launchApp, type RunningApp } from '../support/launch-app'
import { type Relay, startRelay } from './relay'

export const LISTINGS = resolve('test/fixtures/listings')

/** What an operator sets in the environment. */
export type Settings = Record<string, string>

/** A server of the built app with its data. */
export type Installation = {
	app: RunningApp
	/** The app's address; stays the same over a restart. */
	url: string
	dataDir: string
	/** Starts the server again on the same data and address. */
	restart(): Promise<void>
	/** Leads the addresses of fakes in its settings to these ports, in the order in which they stand there. */
	leadTo(ports: readonly number[]): void
	close(): Promise<void>
}

export type Installations = {
	/**
	 * The running installation with such settings, or a new one. Only ports of fakes on loopback may differ between
	 * askers: those are reached through relays, which lead to the fakes of whoever asked last.
	 */
	get(settings: Settings): Promise<Installation>
	/** One that nobody else gets; `close` it. */
	getOwn(settings: Settings): Promise<Installation>
	close(): Promise<void>
}

const LOOPBACK_PORT = /(?<=127\.0\.0\.1:)\d+/g

/** A server that waits for work takes some, too: so many run at a time. */
const MOST_RUNNING = 3

/**
 * Starting a server takes seconds of processor time: sellers share one, as in life, and what one does, no other sees.
 */
export function openInstallations(): Installations {
	const open = new Map<string, Installation>()
	const started = async (settings: Settings) => {
		const ports = portsIn(settings)
		const installation = await install(settings, ports.length)
		installation.leadTo(ports)
		return installation
	}
	const closeAllBut = async (count: number) => {
		for (const [key, installation] of [...open].slice(0, Math.max(0, open.size - count))) {
			open.delete(key)
			await installation.close()
		}
	}
	return {
		async get(settings) {
			const ports = portsIn(settings)
			const key = JSON.stringify(withPorts(settings, (port) => `#${ports.indexOf(port)}`))
			const running = open.get(key)
			open.delete(key)
			if (!running) await closeAllBut(MOST_RUNNING - 1)
			const installation = running ?? (await started(settings))
			// The one asked for last stands last.
			open.set(key, installation)
			installation.leadTo(ports)
			return installation
		},
		getOwn: started,
		async close() {
			await closeAllBut(0)
		},
	}
}

/** The ports on loopback that settings name, each once. */
function portsIn(settings: Settings): number[] {
	return [...new Set(Object.values(settings).flatMap((value) => value.match(LOOPBACK_PORT) ?? []))].map(Number)
}

function withPorts(settings: Settings, replace: (port: number) => string): Settings {
	return Object.fromEntries(
		Object.entries(settings).map(([name, value]) => [name, value.replace(LOOPBACK_PORT, (port) => replace(Number(port)))]),
	)
}

/** The built app, on an empty folder. */
async function startOnce(dataDir: string): Promise<void> {
	const app = await launchApp({ dataDir, env: { LOG_LEVEL: 'warn' } })
	await app.stop()
}

async function install(settings: Settings, relayCount: number): Promise<Installation> {
	const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-journey-'))
	await copyDatabase(dataDir, startOnce)
	const port = await freePort()
	const relays: Relay[] = []
	for (let count = 0; count < relayCount; count += 1) relays.push(await startRelay())
	const ports = portsIn(settings)
	const env = {
		LOG_LEVEL: 'warn',
		// All sellers of all journeys come from one address.
		RATE_LIMIT_PER_MINUTE: '5000',
		RATE_LIMIT_SIGN_IN_PER_MINUTE: '500',
		RATE_LIMIT_GENERATE_PER_MINUTE: '200',
		...withPorts(settings, (one) => String(relays[ports.indexOf(one)]?.port)),
	}
	const launch = () => launchApp({ dataDir, port, env })
	const installation: Installation = {
		app: await launch(),
		url: `http://127.0.0.1:${port}`,
		dataDir,
		async restart() {
			installation.app = await launch()
		},
		leadTo(targets) {
			for (const [at, relay] of relays.entries()) relay.leadTo(targets[at] ?? 0)
		},
		async close() {
			await installation.app.stop()
			await Promise.all(relays.map((relay) => relay.close()))
			await rm(dataDir, { recursive: true, force: true })
		},
	}
	return installation
}
