import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'

const ROOT = process.cwd()
/** As scripts/run.mjs starts it. */
const FLAGS = ['--enable-source-maps', '--max-semi-space-size=8']

export type RunningApp = {
	url: string
	pid: number
	/** What the server wrote so far, for a failing test's message. */
	output: () => string
	/** Asks the server to close and waits until it has; answers its exit code, null when it was killed. */
	stop: () => Promise<number | null>
	/** Kills the process at once (SIGKILL), as a power cut would. */
	kill: () => Promise<void>
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	server.close()
	await once(server, 'close')
	if (address === null || typeof address === 'string') throw new Error('no port')
	return address.port
}

async function ended(child: ChildProcess): Promise<void> {
	if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function answers(url: string, child: ChildProcess, output: () => string, withinMs: number): Promise<void> {
	const giveUpAt = Date.now() + withinMs
	while (Date.now() < giveUpAt) {
		if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`)
		const ready = await fetch(`${url}/readyz`).then(
			(response) => response.ok,
			() => false,
		)
		if (ready) return
		await new Promise((wake) => setTimeout(wake, 100))
	}
	throw new Error(`The server did not get ready within ${withinMs / 1000} s:\n${output()}`)
}

/** Starts the built server (dist/server/main.js) as a process of its own and waits until it is ready. */
export async function launchApp(options: {
	dataDir: string
	port?: number
	env?: Record<string, string>
	echo?: boolean
	/** Further flags of its Node, to profile it. */
	nodeFlags?: readonly string[]
	/** How long it may take to be ready; a minute, unless what is measured is how long it takes. */
	readyWithinMs?: number
	/** Folder of the version that is started, where it is another than this one. */
	root?: string
}): Promise<RunningApp> {
	const root = options.root ?? ROOT
	const port = options.port ?? (await freePort())
	const url = `http://127.0.0.1:${port}`
	const child = spawn(process.execPath, [...FLAGS, ...(options.nodeFlags ?? []), resolve(root, 'dist/server/main.js')], {
		cwd: root,
		env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: String(port), DATA_DIR: options.dataDir, ...options.env },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const lines: string[] = []
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text: string) => {
			lines.push(text)
			if (options.echo) process.stderr.write(text)
		})
	}
	const output = () => lines.join('')
	await answers(url, child, output, options.readyWithinMs ?? 60_000).catch((error: unknown) => {
		child.kill('SIGKILL')
		throw error
	})
	const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
		child.kill(signal)
		await ended(child)
		return child.exitCode
	}
	return { url, pid: child.pid ?? 0, output, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) }
}
