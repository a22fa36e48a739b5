import { AppError, type ErrorCode, isAppError } from '../../core/errors'
import type { Message } from '../../core/messages/message'
import { findOutage } from '../runtime/outage'
import { reasonOf } from '../runtime/outage-log'

/** To a thread. `run` numbers a piece of work, `call` a call it waits for. */
export type ToThread =
	| { kind: 'run'; run: number; name: string; given: unknown[] }
	| { kind: 'abort'; run: number; reason: WireError }
	| { kind: 'answer'; call: number; value: unknown }
	| { kind: 'refusal'; call: number; error: WireError }
	| { kind: 'ping' }

/** From a thread. A call with `run` is to what that piece of work was given, one without to what the thread was. */
export type FromThread =
	| { kind: 'done'; run: number; value: unknown }
	| { kind: 'failed'; run: number; error: WireError }
	| { kind: 'call'; call: number; run: number | undefined; name: string; given: unknown[] }
	| { kind: 'warning'; message: string; details: Record<string, unknown> }
	| { kind: 'pong' }

/**
 * An error as it passes from thread to thread: classes do not. `reason`: what its innermost cause says, for the log.
 */
export type WireError =
	| { code: ErrorCode; said: Message; details: Record<string, unknown>; stack: string | undefined; reason: string | undefined }
	| { name: string; message: string; stack: string | undefined }

export function toWire(error: unknown): WireError {
	const known = isAppError(error) ? error : findOutage(error)
	if (known) {
		const reason = known.cause === undefined ? undefined : reasonOf(known)
		return { code: known.code, said: known.said, details: cloneable(known.details), stack: known.stack, reason }
	}
	if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack }
	return { name: 'Error', message: String(error), stack: undefined }
}

export function fromWire(wire: WireError): Error {
	const error =
		'code' in wire
			? new AppError(wire.code, wire.said, { details: wire.details, cause: wire.reason === undefined ? undefined : new Error(wire.reason) })
			: Object.assign(new Error(wire.message), { name: wire.name })
	if (wire.stack !== undefined) error.stack = wire.stack
	return error
}

/** Details are data for the log and the client; whatever else slipped in becomes text. */
export function cloneable(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return JSON.parse(JSON.stringify(details, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))) as Record<
		string,
		unknown
	>
}
