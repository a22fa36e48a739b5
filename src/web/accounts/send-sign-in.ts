import { CSRF_HEADER } from '../../core/contracts/csrf'
import { APP_LANGUAGE_HEADER } from '../../core/locale/app-language-signs'
import type { SignInPath } from '../../core/site/sign-in-documents'
import { getCsrfToken } from '../csrf-token'
import type { SignInValues } from './check-sign-in'
import { faultOf, type WordedFault } from './fault-of'
import type { SignInData } from './sign-in-data'

const TIMEOUT_MS = 30_000

/** What was wrong, in words. */
export type ToldFault = { field: WordedFault['field']; text: string }

type Act = { path: string; body: (values: SignInValues, token: string) => object }

/** Embedded identity (decision 7): what each screen asks of it. */
const ACTS: Record<SignInPath, Act> = {
	'/login': { path: 'sign-in/email', body: ({ email, password }) => ({ email: email.trim(), password }) },
	'/signup': { path: 'sign-up/email', body: ({ name, email, password }) => ({ name: name.trim(), email: email.trim(), password }) },
	'/forgot-password': { path: 'request-password-reset', body: ({ email }) => ({ email: email.trim() }) },
	'/reset-password': { path: 'reset-password', body: ({ password }, token) => ({ token, newPassword: password }) },
}

/** A fault with its words in the document's language. */
export function tellFault({ field, word }: WordedFault, { faults }: Pick<SignInData, 'faults'>): ToldFault {
	return { field, text: faults[word] }
}

/** Sends a form of sign-in; undefined when it worked. `token` is that of a letter's link. */
export async function sendSignIn(data: SignInData, values: SignInValues, token: string): Promise<ToldFault | undefined> {
	const { path, body } = ACTS[data.path]
	const answer = await post(`/api/auth/${path}`, body(values, token), data.language).catch((error: unknown) => lostAnswer(error))
	if (typeof answer === 'string') return { field: 'form', text: data.calls[answer] }
	if (answer.ok) return undefined
	const fault = faultOf(answer)
	if ('word' in fault) return tellFault(fault, data)
	return { field: 'form', text: fault.said === undefined ? data.calls.failed : (data.messages[fault.said] ?? fault.said) }
}

async function post(path: string, body: object, language: string) {
	const headers = {
		accept: 'application/json',
		'content-type': 'application/json',
		[APP_LANGUAGE_HEADER]: language,
		[CSRF_HEADER]: await getCsrfToken((address, init) => fetch(address, init)),
	}
	const signal = AbortSignal.timeout(TIMEOUT_MS)
	const response = await fetch(path, { method: 'POST', body: JSON.stringify(body), headers, credentials: 'include', signal })
	const { ok, status } = response
	return { ok, status, json: status === 204 ? undefined : ((await response.json()) as unknown) }
}

/** Why no answer came that could be read. A bug flies as it is. */
function lostAnswer(error: unknown): 'timeout' | 'unexpected' | 'unreachable' {
	if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
	if (error instanceof SyntaxError) return 'unexpected'
	if (error instanceof TypeError || error instanceof DOMException) return 'unreachable'
	throw error
}
