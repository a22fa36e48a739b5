import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './config'

export type Log = Logger

/** Never written, wherever they turn up in what is logged. */
const SECRETS = [
	'authorization',
	'cookie',
	'password',
	'token',
	'secret',
	'apiKey',
	'api_key',
	'consumer_secret',
	'consumer_key',
	'set-cookie',
]

/** Structured log; one JSON object per line, on standard output unless a stream is given. */
export function createLog(level: Config['logLevel'], stream?: DestinationStream): Log {
	const paths = SECRETS.map((name) => `["${name}"]`)
	const options = {
		level,
		redact: { paths: [...paths, ...paths.map((path) => `*${path}`), ...paths.map((path) => `*.*${path}`)], censor: '[secret]' },
	}
	return stream ? pino(options, stream) : pino(options)
}
