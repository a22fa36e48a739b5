import { setTimeout as wait } from 'node:timers/promises'
import { AppError, isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { OutboundResponse } from '../../fetch'
import { wasNeverSent } from '../never-sent'
import { retryAfterOf } from '../retry-after'
import type { YoucanConfig } from './youcan-config'

export type Sent = {
	method: 'GET' | 'POST' | 'DELETE'
	/** Below the API's address, with its query. */
	path: string
	headers?: Record<string, string>
	body?: string
	timeoutMs?: number
}

/** An answer whose body was JSON, or empty (`data` is null). */
export type Answer = { status: number; data: unknown }

const TIMEOUT_MS = 20_000
/** Longer waits are the caller's: a job can be put off, a seller can be told. */
const LONGEST_WAIT_SECONDS = 5
const DEFAULT_WAIT_SECONDS = 30

/**
 * One call of the API; its status is the caller's to judge. A 429 was not carried out, so it is sent once more when the
 * wait is short. Throws AppError `rate_limited`, `upstream` (no answer, or one that is no data), `timeout` (something
 * sent has no answer: whether it was carried out is not known).
 */
export async function send(config: YoucanConfig, sent: Sent): Promise<Answer> {
	const first = await attempt(config, sent)
	if (first.status !== 429) return answerOf(first)
	const seconds = waitSeconds(first)
	if (sent.method === 'GET' || seconds > LONGEST_WAIT_SECONDS) throw tooMany(seconds)
	await wait(seconds * 1000)
	const second = await attempt(config, sent)
	if (second.status === 429) throw tooMany(waitSeconds(second))
	return answerOf(second)
}

/** Redirects are handed out, not followed: they lead to a sign-in page, never to an answer. */
async function attempt({ outbound, apiUrl }: YoucanConfig, sent: Sent): Promise<OutboundResponse> {
	try {
		return await outbound.request(`${apiUrl}${sent.path}`, {
			method: sent.method,
			headers: { accept: 'application/json', ...sent.headers },
			...(sent.body === undefined ? {} : { body: sent.body }),
			timeoutMs: sent.timeoutMs ?? TIMEOUT_MS,
			maxRedirects: 0,
		})
	} catch (cause) {
		throw unanswered(cause, sent.method !== 'GET')
	}
}

function unanswered(cause: unknown, wasWriting: boolean): unknown {
	if (!isAppError(cause, 'timeout') && !(isAppError(cause, 'upstream') && cause.details.network === true)) return cause
	if (wasWriting && !wasNeverSent(cause)) {
		const message = msg('youcan.no_answer_sent')
		return new AppError('timeout', message, { cause })
	}
	return new AppError(cause.code, msg('youcan.no_answer'), { cause })
}

function answerOf({ status, headers, body }: OutboundResponse): Answer {
	const text = body.toString('utf8').trim()
	if (text === '') return { status, data: null }
	try {
		return { status, data: JSON.parse(text) }
	} catch {
		// Without the parser's error, which quotes what it read.
		const details = { status, contentType: headers['content-type'] }
		throw new AppError('upstream', msg('youcan.web_page'), { details })
	}
}

function waitSeconds(answer: OutboundResponse): number {
	return retryAfterOf(answer) ?? DEFAULT_WAIT_SECONDS
}

function tooMany(retryAfterSeconds: number): AppError {
	const message = msg('youcan.wait', { count: Math.max(1, retryAfterSeconds) })
	return new AppError('rate_limited', message, { details: { retryAfterSeconds } })
}
