import { CSRF_HEADER } from '../../core/contracts/csrf'
import { APP_LANGUAGE_HEADER } from '../../core/locale/app-language-signs'
import type { AppLanguage } from '../../core/locale/app-languages'
import type { Message } from '../../core/messages/message'
import { type MessageWords, sayMessage } from '../../core/messages/say-message'
import { getCsrfToken } from '../browser/csrf-token'
import { isSettled, ONCE_HEADER, onceKey, settleOnce } from '../browser/once-key'

/** How long a small script waits for an answer of our server. */
export const TIMEOUT_MS = 30_000

/** What a small script says when a call came to nothing, in its document's language. */
export type CallWords = {
	language: AppLanguage
	calls: Record<Lost | 'failed', string>
	/** Messages of the server by area and name; English documents need none. */
	messages: MessageWords
}

export type Answer = { ok: boolean; status: number; json: unknown }
/** Why no answer came that could be read. */
export type Lost = 'timeout' | 'unreachable' | 'unexpected'

/**
 * A call of a small script to our own server, JSON in and out, with the CSRF token; once more when the token was for
 * another session, for the refusal brought a new one. Its Idempotency-Key makes two presses one act. A bug flies as it
 * is.
 */
export async function postOwn(path: string, body: object, language: AppLanguage): Promise<Answer | Lost> {
	try {
		const sent = JSON.stringify(body)
		const key = onceKey(path, sent)
		const first = await post(path, sent, language, key)
		const answer = fieldOf(first.json, 'code') === 'csrf' ? await post(path, sent, language, key) : first
		if (isSettled(answer.status, fieldOf(fieldOf(answer.json, 'said'), 'key'))) settleOnce(path, sent)
		return answer
	} catch (error) {
		return lostBy(error)
	}
}

/** What stands in a reply under a name; undefined when it has none, or is no object. */
export function fieldOf(json: unknown, name: string): unknown {
	return typeof json === 'object' && json !== null ? (json as Readonly<Record<string, unknown>>)[name] : undefined
}

/** A call that came to nothing, in words: the server's own in the document's language, where it said any. */
export function refusalWords(answer: Answer | Lost, { calls, messages, language }: CallWords): string {
	if (typeof answer === 'string') return calls[answer]
	const said = fieldOf(answer.json, 'said')
	const known = typeof fieldOf(said, 'key') === 'string' ? sayMessage(said as Message, messages, language) : undefined
	if (known !== undefined) return known
	const english = [fieldOf(answer.json, 'error'), fieldOf(answer.json, 'message')].find((text) => typeof text === 'string' && text !== '')
	return typeof english === 'string' ? english : calls.failed
}

async function post(path: string, body: string, language: string, key: string): Promise<Answer> {
	const headers = {
		accept: 'application/json',
		'content-type': 'application/json',
		[APP_LANGUAGE_HEADER]: language,
		[ONCE_HEADER]: key,
		[CSRF_HEADER]: await getCsrfToken((address, init) => fetch(address, init)),
	}
	const signal = AbortSignal.timeout(TIMEOUT_MS)
	const response = await fetch(path, { method: 'POST', body, headers, credentials: 'include', signal })
	const { ok, status } = response
	return { ok, status, json: status === 204 ? undefined : ((await response.json()) as unknown) }
}

/** Why a `fetch`, or the reading of its answer, failed. Throws what is none of that: a bug. */
export function lostBy(error: unknown): Lost {
	if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
	if (error instanceof SyntaxError) return 'unexpected'
	if (error instanceof TypeError || error instanceof DOMException) return 'unreachable'
	throw error
}
