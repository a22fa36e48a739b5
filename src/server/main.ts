import { ConfigError, parseConfig } from './config'
import { FolderInUseError } from './db/folder-lock'
import { type RunningServer, serve } from './serve'

/** A stop that takes longer than this is cut short; what was under way goes on at the next start. */
const STOP_LIMIT_MS = 15_000

try {
	const server = await serve(parseConfig())
	process.stdout.write(`Vitrine is at ${server.url}\n`)
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server))
} catch (error) {
	if (!isOperatorsMatter(error)) throw error
	process.stderr.write(`${error.message}\n`)
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

function isOperatorsMatter(error: unknown): error is Error {
	return (
		error instanceof ConfigError ||
		error instanceof FolderInUseError ||
		(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
	)
}
