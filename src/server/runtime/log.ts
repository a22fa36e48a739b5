import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from '../../config/config'
import { findOutage } from './outage'
import { reasonOf } from './outage-log'

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
	'x-csrftoken',
	'stripe-signature',
]

/** Structured log; one JSON object per line, on standard output unless a stream is given. */
export function createLog(level: Config['logLevel'], stream?: DestinationStream): Log {
	const paths = SECRETS.map((name) => `["${name}"]`)
	const options = {
		level,
		serializers: { err: toldError },
		redact: { paths: [...paths, ...paths.map((path) => `*${path}`), ...paths.map((path) => `*.*${path}`)], censor: '[secret]' },
	}
	return stream ? pino(options, stream) : pino(options)
}

/**
 * A lost database or disk by its innermost reason alone: where it was noticed, perhaps by hundreds of calls, says
 * nothing.
 */
function toldError(error: unknown): unknown {
	const outage = findOutage(error)
	if (outage) return { type: 'Outage', message: reasonOf(outage) }
	return withoutParameters(pino.stdSerializers.err(error as Error))
}

/**
 * What a database error tells of the values of its statement: they may be tokens, addresses and sealed credentials
 * (N-5).
 */
const PARAMETERS = /\nparams:[\s\S]*?(?=\n {4}at |\ncaused by: |$)/g

/** A serialised error whose texts name a statement without its values, through all its causes. */
function withoutParameters<T>(told: T): T {
	if (typeof told !== 'object' || told === null) return told
	const kept = Object.entries(told).flatMap(([name, value]) => {
		if (name === 'params' || name === 'parameters') return []
		return [[name, typeof value === 'string' ? value.replace(PARAMETERS, '') : withoutParameters(value)]]
	})
	return Object.fromEntries(kept) as T
}
