/**
 * One error type, one table. An expected failure is thrown as an AppError whose code stands here;
 * everything else is a bug and flies as it is. Each edge (HTTP, job, CLI, screen) has one translator.
 */

import { inEnglish } from './messages/in-english'
import type { Message } from './messages/message'

/** What an edge must know about a code: HTTP status, whether trying again can help, whether a person should look. */
export type ErrorRule = { status: number; retry: boolean; report: boolean }

export const ERROR_TABLE = {
	invalid_request: { status: 400, retry: false, report: false },
	unauthenticated: { status: 401, retry: false, report: false },
	csrf: { status: 403, retry: false, report: false },
	forbidden: { status: 403, retry: false, report: false },
	not_found: { status: 404, retry: false, report: false },
	conflict: { status: 409, retry: false, report: false },
	/** The body’s content type is not one the call takes. */
	unsupported_type: { status: 415, retry: false, report: false },
	too_large: { status: 413, retry: false, report: false },
	rate_limited: { status: 429, retry: true, report: false },
	busy: { status: 503, retry: true, report: false },
	/** The database, the disk or the object storage cannot be used just now. */
	unavailable: { status: 503, retry: true, report: false },
	/** The link is not one of a supported marketplace (spec §8, invalid_url). */
	invalid_url: { status: 422, retry: false, report: false },
	/** The quota is used up (spec §8, limit). */
	limit: { status: 402, retry: false, report: false },
	/** The marketplace answered with a bot wall instead of the listing. */
	listing_blocked: { status: 502, retry: true, report: false },
	/** What was read is a page, but not one product's page. */
	not_a_product: { status: 422, retry: false, report: false },
	/** The marketplace says there is no such product. */
	listing_not_found: { status: 404, retry: false, report: false },
	/** No source could read the listing. */
	listing_unreachable: { status: 502, retry: true, report: true },
	/** The page lacks what a product page needs at the least (a title). */
	listing_unreadable: { status: 422, retry: false, report: true },
	/** An address the outbound door never talks to. */
	address_refused: { status: 422, retry: false, report: false },
	/** An outside service failed or answered nonsense. */
	upstream: { status: 502, retry: true, report: true },
	timeout: { status: 504, retry: true, report: true },
	canceled: { status: 409, retry: false, report: false },
	/** A store no longer takes our access: it is to be connected again. */
	store_reconnect: { status: 409, retry: false, report: false },
	/** The access lacks a right that pushing needs. */
	store_permission: { status: 403, retry: false, report: false },
	/** The shop itself is frozen, closed or locked. */
	store_suspended: { status: 409, retry: false, report: false },
	/** The store understood and does not take this product. */
	store_refused: { status: 422, retry: false, report: false },
	writer_failed: { status: 502, retry: true, report: true },
	image_unavailable: { status: 502, retry: true, report: false },
	internal: { status: 500, retry: false, report: true },
} as const satisfies Record<string, ErrorRule>

export type ErrorCode = keyof typeof ERROR_TABLE

/**
 * An expected failure. `said` is for a person: what happened and what to do next, as key and params; `message` is the
 * same in English, for the log. `details` is for the log and the client.
 */
export class AppError extends Error {
	readonly code: ErrorCode
	readonly said: Message
	readonly details: Readonly<Record<string, unknown>>

	constructor(code: ErrorCode, said: Message, options: { cause?: unknown; details?: Record<string, unknown> } = {}) {
		super(inEnglish(said), options.cause === undefined ? undefined : { cause: options.cause })
		this.name = 'AppError'
		this.code = code
		this.said = said
		this.details = options.details ?? {}
	}

	get rule(): ErrorRule {
		return ERROR_TABLE[this.code]
	}
}

/** True for an AppError, of the given code when one is named. */
export function isAppError(error: unknown, code?: ErrorCode): error is AppError {
	return error instanceof AppError && (code === undefined || error.code === code)
}
