import { type Account, type AccountSessions, accountSchema, accountSessionsSchema, doneSchema } from '../../core/contracts/accounts'
import { type AppError, isAppError } from '../../core/errors'
import type { AppLanguage } from '../../core/locale/app-languages'
import { call, jsonBody } from '../calls/http'
import { sayMessage } from '../i18n/say-message'
import type { FieldError } from './use-account-form'

const PATH = '/api/account'

export const ACCOUNT = ['account'] as const
export const ACCOUNT_SESSIONS = ['account-sessions'] as const
export const EXPORT_PATH = `${PATH}/export`

/** The user's own account; each call throws AppError. */
export const accountApi = {
	load: (): Promise<Account> => call(PATH, accountSchema),
	rename: (name: string) => call(PATH, doneSchema, { ...jsonBody({ name }), method: 'PUT' }),
	/** The language of the app and of the letters. */
	speak: (language: AppLanguage) => call(`${PATH}/language`, doneSchema, { ...jsonBody({ app_language: language }), method: 'PUT' }),
	confirm: () => call(`${PATH}/confirmation`, doneSchema, { method: 'POST' }),
	sessions: async (): Promise<AccountSessions['sessions']> => (await call(`${PATH}/sessions`, accountSessionsSchema)).sessions,
	endSession: (id: string) => call(`${PATH}/sessions/${encodeURIComponent(id)}`, doneSchema, { method: 'DELETE' }),
	endOtherSessions: () => call(`${PATH}/sessions/end-others`, doneSchema, { method: 'POST' }),
}

/** Changes the password, and ends the other sessions. */
export function changePassword({ current, password }: { current: string; password: string }) {
	return atField(['current', 'password'], () =>
		call(`${PATH}/password`, doneSchema, jsonBody({ current_password: current, new_password: password })),
	)
}

/** Runs a call of a form: a refusal that names one of its fields is told there, every other above the form. */
async function atField<F extends string>(fields: readonly F[], act: () => Promise<unknown>): Promise<FieldError<F> | undefined> {
	try {
		await act()
		return undefined
	} catch (error) {
		if (!isAppError(error)) throw error
		return errorAt(fields, error)
	}
}

export function errorAt<F extends string>(fields: readonly F[], { said, details }: AppError): FieldError<F> {
	return { field: fields.find((field) => field === details.field) ?? 'form', text: sayMessage(said) }
}
