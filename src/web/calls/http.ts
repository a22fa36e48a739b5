import type { z } from 'zod'
import { errorResponseSchema } from '../../core/contracts/account'
import { CSRF_HEADER } from '../../core/contracts/csrf'
import { AppError, ERROR_TABLE, type ErrorCode } from '../../core/errors'
import { APP_LANGUAGE_HEADER } from '../../core/locale/app-language-signs'
import { foreignWords, msg } from '../../core/messages/message'
import { getCsrfToken } from '../browser/csrf-token'
import { isSettled, ONCE_HEADER, onceKey, settleOnce } from '../browser/once-key'
import { languageNow } from '../i18n/i18n'
import { toldMessage } from '../i18n/say-message'

const DEFAULT_TIMEOUT_MS = 30_000

let prepare: () => Promise<void> = async () => {}

/** Says what must be done before each call from now on, such as renewing a cookie that does not last. */
export function prepareCalls(act: () => Promise<void>): void {
	prepare = act
}

export type CallOptions = {
	method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
	body?: BodyInit
	headers?: Record<string, string>
	timeoutMs?: number
	/** Ends the call when nobody waits for it any more. */
	signal?: AbortSignal
	/** For calls whose errors have another shape than ours: code and message, kept as `details.providerCode`. */
	readError?: (json: unknown) => { code: string; message: string } | undefined
}

/**
 * One call to our own server: same-origin, with credentials, CSRF header on changing calls, time-limited. A POST
 * carries an Idempotency-Key, so that pressed twice, or again after its answer was lost, it makes one thing. Returns
 * the reply's JSON as the schema reads it. Throws AppError: the server's code and message, `timeout`, or `upstream`
 * when the server cannot be reached or answers something that is not the JSON agreed on (spec §7).
 */
export async function call<T extends z.ZodType>(path: string, schema: T, options: CallOptions = {}): Promise<z.infer<T>> {
	const { response, json } = await exchange(path, options)
	if (!response.ok) throw errorOf(response.status, json, options)
	const parsed = schema.safeParse(json)
	if (!parsed.success) throw new AppError('upstream', msg('call.not_understood'), { cause: parsed.error })
	return parsed.data
}

/** A file, and the name the server gives it. Throws AppError as `call` does. */
export async function callForFile(path: string, timeoutMs?: number): Promise<{ file: Blob; name: string | undefined; headers: Headers }> {
	const response = await send(path, { headers: { accept: '*/*' }, ...(timeoutMs === undefined ? {} : { timeoutMs }) })
	if (!response.ok) throw errorOf(response.status, await readJson(response), {})
	const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
	return { file: await response.blob(), name, headers: response.headers }
}

/**
 * Like `call`, for replies whose JSON carries its outcome in a `status` field whatever the HTTP status (spec §7,
 * /api/generate).
 */
export async function callForOutcome<T extends z.ZodType>(path: string, schema: T, options: CallOptions = {}): Promise<z.infer<T>> {
	const { response, json } = await exchange(path, options)
	const parsed = schema.safeParse(json)
	if (parsed.success) return parsed.data
	throw errorOf(response.status, json, options)
}

/**
 * One call; a second one when the CSRF token was for another session (someone signed in or out meanwhile): the refusal
 * brought a new token.
 */
async function exchange(path: string, options: CallOptions): Promise<{ response: Response; json: unknown }> {
	const key = options.method === 'POST' ? onceKey(path, options.body) : undefined
	const response = await send(path, options, key)
	const json = await readJson(response)
	const refusal = response.ok ? undefined : errorOf(response.status, json, {})
	if (refusal?.code === 'csrf') {
		const again = await send(path, options, key)
		return settled(path, options, { response: again, json: await readJson(again) })
	}
	return settled(path, options, { response, json })
}

/** The answer, after the key of its act is forgotten if it says how the act ended. */
function settled<T extends { response: Response; json: unknown }>(path: string, options: CallOptions, answer: T): T {
	const said = errorResponseSchema.safeParse(answer.json).data?.said
	if (isSettled(answer.response.status, said?.key)) settleOnce(path, options.body)
	return answer
}

export function jsonBody(value: unknown): Pick<CallOptions, 'body' | 'headers' | 'method'> {
	return { method: 'POST', body: JSON.stringify(value), headers: { 'content-type': 'application/json' } }
}

async function send(path: string, options: CallOptions, key?: string): Promise<Response> {
	await prepare()
	const method = options.method ?? 'GET'
	const headers = new Headers(options.headers)
	if (!headers.has('accept')) headers.set('accept', 'application/json')
	headers.set(APP_LANGUAGE_HEADER, languageNow())
	if (key !== undefined) headers.set(ONCE_HEADER, key)
	if (method !== 'GET') headers.set(CSRF_HEADER, await getCsrfToken(fetchOwn))
	const init: RequestInit = {
		method,
		headers,
		credentials: 'include',
		signal: AbortSignal.any([AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS), ...(options.signal ? [options.signal] : [])]),
	}
	if (options.body !== undefined) init.body = options.body
	return fetchOwn(path, init)
}

async function fetchOwn(path: string, init: RequestInit): Promise<Response> {
	try {
		return await fetch(path, init)
	} catch (cause) {
		if (cause instanceof DOMException && cause.name === 'TimeoutError') {
			throw new AppError('timeout', msg('call.timeout'), { cause })
		}
		if (cause instanceof DOMException && cause.name === 'AbortError') throw new AppError('canceled', msg('call.stopped'), { cause })
		throw new AppError('upstream', msg('call.unreachable'), { cause })
	}
}

/** The reply's JSON; undefined when it has no content (204). */
async function readJson(response: Response): Promise<unknown> {
	if (response.status === 204) return undefined
	try {
		return await response.json()
	} catch (cause) {
		throw new AppError('upstream', msg('call.unexpected'), {
			cause,
			details: { status: response.status },
		})
	}
}

function errorOf(status: number, json: unknown, options: CallOptions): AppError {
	const other = options.readError?.(json)
	if (other) return new AppError(codeOfStatus(status), foreignWords(other.message), { details: { providerCode: other.code } })
	const parsed = errorResponseSchema.safeParse(json)
	if (!parsed.success) return new AppError(codeOfStatus(status), msg('call.failed'), { details: { status } })
	const { code, error, said, details } = parsed.data
	return new AppError(isErrorCode(code) ? code : codeOfStatus(status), toldMessage(said, error), { details: details ?? {} })
}

function isErrorCode(code: string): code is ErrorCode {
	return Object.hasOwn(ERROR_TABLE, code)
}

function codeOfStatus(status: number): ErrorCode {
	if (status === 401) return 'unauthenticated'
	if (status === 404) return 'not_found'
	if (status === 409) return 'conflict'
	if (status === 429) return 'rate_limited'
	return status < 500 ? 'invalid_request' : 'upstream'
}
