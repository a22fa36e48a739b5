import type { SignInPath } from '../../../core/site/sign-in-documents'
import { postOwn, refusalWords } from '../../documents/own-call'
import { errorOf, type WordedError } from '../error-of'
import type { SignInValues } from './check-sign-in'
import type { SignInData } from './sign-in-data'

/** What was wrong, in words. */
export type ToldError = { field: WordedError['field']; text: string }

type Act = { path: string; body: (values: SignInValues, token: string) => object }

/** Embedded identity (decision 7): what each screen asks of it. */
const ACTS: Record<SignInPath, Act> = {
	'/login': { path: 'sign-in/email', body: ({ email, password }) => ({ email: email.trim(), password }) },
	'/signup': { path: 'sign-up/email', body: ({ name, email, password }) => ({ name: name.trim(), email: email.trim(), password }) },
	'/forgot-password': { path: 'request-password-reset', body: ({ email }) => ({ email: email.trim() }) },
	'/reset-password': { path: 'reset-password', body: ({ password }, token) => ({ token, newPassword: password }) },
}

/** An error with its words in the document's language. */
export function tellError({ field, word }: WordedError, { errors }: Pick<SignInData, 'errors'>): ToldError {
	return { field, text: errors[word] }
}

/** Sends a form of sign-in; undefined when it worked. `token` is that of an e-mail's link. */
export async function sendSignIn(data: SignInData, values: SignInValues, token: string): Promise<ToldError | undefined> {
	const { path, body } = ACTS[data.path]
	const answer = await postOwn(`/api/auth/${path}`, body(values, token), data.language)
	if (typeof answer !== 'string') {
		if (answer.ok) return undefined
		const error = errorOf(answer)
		if (error) return tellError(error, data)
	}
	return { field: 'form', text: refusalWords(answer, data) }
}
