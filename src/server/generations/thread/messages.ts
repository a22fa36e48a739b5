import { AppError, type ErrorCode, isAppError } from '../../../core/errors'
import type { Message } from '../../../core/messages/message'
import type { GenerationInput, GeneratorDeps } from '../../../pipeline/generator'
import type { Journal } from '../../../pipeline/journal'
import { findOutage } from '../../outage'

/**
 * What only the thread that answers can do: it has the database. Functions by name, as the generation's thread calls
 * them.
 */
export type HostCalls = {
	recordCalls: NonNullable<GeneratorDeps['recordCalls']>
	recordAttempt: NonNullable<GeneratorDeps['recordAttempt']>
	earlierTexts: NonNullable<GeneratorDeps['earlierTexts']>
	findPaidCopy: NonNullable<GeneratorDeps['paidCopy']>['find']
	storePaidCopy: NonNullable<GeneratorDeps['paidCopy']>['store']
	putFile: GeneratorDeps['files']['put']
	getFile: GeneratorDeps['files']['get']
	deleteFile: GeneratorDeps['files']['delete']
}
export type HostCall = keyof HostCalls
export type JournalCall = keyof Journal

/** To the generation's thread. `run` numbers a generation's attempt, `call` a call it waits for. */
export type ToThread =
	| { kind: 'generate'; run: number; input: GenerationInput }
	| { kind: 'abort'; run: number; reason: WireError }
	| { kind: 'answer'; call: number; value: unknown }
	| { kind: 'refusal'; call: number; error: WireError }
	| { kind: 'ping' }

/** From the generation's thread. */
export type FromThread =
	| { kind: 'done'; run: number; pageId: string | undefined }
	| { kind: 'failed'; run: number; error: WireError }
	| { kind: 'host'; call: number; name: HostCall; given: unknown[] }
	| { kind: 'journal'; call: number; run: number; name: JournalCall; given: unknown[] }
	| { kind: 'warning'; message: string; details: Record<string, unknown> }
	| { kind: 'pong' }

/** An error as it passes from thread to thread: classes do not. */
export type WireError =
	| { code: ErrorCode; said: Message; details: Record<string, unknown>; stack: string | undefined }
	| { name: string; message: string; stack: string | undefined }

export function toWire(error: unknown): WireError {
	const known = isAppError(error) ? error : findOutage(error)
	if (known) return { code: known.code, said: known.said, details: cloneable(known.details), stack: known.stack }
	if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack }
	return { name: 'Error', message: String(error), stack: undefined }
}

export function fromWire(wire: WireError): Error {
	const error =
		'code' in wire
			? new AppError(wire.code, wire.said, { details: wire.details })
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
