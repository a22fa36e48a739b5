import { join } from 'node:path'
import { type Config, parseConfig } from '../config/config'
import { explainStart } from './explain-start'
import { localModelWords } from './local-model-words'
import { PACKAGE_DIR } from './runtime/root'
import { type RunningServer, serve } from './serve'

/** A stop that takes longer than this is cut short; what was under way goes on at the next start. */
const STOP_LIMIT_MS = 15_000
const BUILT = join(PACKAGE_DIR, 'dist', 'server')

let config: Config | undefined
try {
	config = parseConfig()
	const programs = { writing: join(BUILT, 'writing-thread.js'), pages: join(BUILT, 'deps', 'page-thread.js') }
	const server = await serve(config, undefined, programs)
	process.stdout.write(`Vitrine is at ${server.url}\n${localModelWords(server.local)}`)
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server))
} catch (error) {
	const explained = explainStart(error, config)
	if (explained === undefined) throw error
	process.stderr.write(`${explained}\n`)
	process.exitCode = 1
}

function stop(server: RunningServer): void {
	setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
	server.close().then(
		() => process.exit(0),
		(error: unknown) => {
			process.stderr.write(`Stopping failed: ${error instanceof Error ? error.stack : String(error)}\n`)
			process.exit(1)
		},
	)
}
