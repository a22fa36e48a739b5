import { join } from 'node:path'
import { createEmbeddedIdentity } from '../../src/connectors/identity/embedded/embedded'
import type { EmbeddedIdentityConfig } from '../../src/connectors/identity/embedded/embedded-auth'
import type { Identity } from '../../src/connectors/identity/identity'
import { createOutbox } from '../../src/connectors/mail/outbox'
import { limitEmails } from '../../src/server/accounts/email-limits'
import type { OpenDatabase } from '../../src/server/db/open-database'
import { readEmails } from '../fakes/mail/read-emails'
import { eventually } from './eventually'
import { openKeptDatabase } from './kept-database'
import { temporaryFolder } from './temporary-folder'

export const ORIGIN = 'https://pages.example.com'
export const PASSWORD = 'correct horse battery'

export type Signed = { response: Response; email: string; headers: Headers }

/** The embedded identity provider over a database of its own, spoken to as browsers do. */
export type EmbeddedAccounts = {
	database: OpenDatabase
	/** What it reported to the operator. */
	reported: unknown[]
	identity(changes?: Partial<EmbeddedIdentityConfig>): Identity
	/** A call of its routes: POST with a body, GET without. */
	call(path: string, body: object | undefined, headers?: Record<string, string>, to?: Identity): Promise<Response>
	signUp(email?: string, password?: string, to?: Identity): Promise<Signed>
	signIn(email: string, password?: string): Promise<Signed>
	messages(): ReturnType<typeof readEmails>
	/** Asks for a new password, and answers the token of the e-mail that came. */
	tokenFor(email: string): Promise<string>
	reset(token: string, newPassword?: string): Promise<Response>
	close(): Promise<void>
}

export const cookieOf = (response: Response) =>
	response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(';', 1)[0])
		.join('; ')

export async function openEmbeddedAccounts(): Promise<EmbeddedAccounts> {
	const folder = await temporaryFolder()
	const database = await openKeptDatabase({ url: undefined, dataDir: folder.path })
	const outbox = join(folder.path, 'outbox')
	const reported: unknown[] = []
	const identity: EmbeddedAccounts['identity'] = (changes = {}) =>
		createEmbeddedIdentity({
			db: database.db,
			secret: 's'.repeat(40),
			publicUrl: ORIGIN,
			otherOrigins: [],
			signInPerMinute: 1000,
			mail: createOutbox({ folder: outbox, from: 'vitrine@example.com' }),
			admitEmail: limitEmails(database.db, 's'.repeat(40)),
			report: (error) => reported.push(error),
			...changes,
		})
	const call: EmbeddedAccounts['call'] = (path, body, headers = {}, to = identity()) => {
		const json = body && { method: 'POST', body: JSON.stringify(body) }
		const all = { 'content-type': 'application/json', origin: ORIGIN, ...headers }
		return to.handle(new Request(new URL(`/api/auth${path}`, ORIGIN), { ...json, headers: all }))
	}
	const signed = (response: Response, email: string) => ({ response, email, headers: new Headers({ cookie: cookieOf(response) }) })
	return {
		database,
		reported,
		identity,
		call,
		signUp: async (email = `${crypto.randomUUID()}@example.com`, password = PASSWORD, to = identity()) =>
			signed(await call('/sign-up/email', { name: 'Test', email, password }, {}, to), email),
		signIn: async (email, password = PASSWORD) => signed(await call('/sign-in/email', { email, password }), email),
		messages: () => readEmails(outbox),
		async tokenFor(email) {
			await call('/request-password-reset', { email })
			return eventually(async () => {
				const texts = (await readEmails(outbox)).filter(({ to }) => to === email).map(({ text }) => text)
				const token = texts.map((text) => /https:\/\/pages\.example\.com\/reset-password#token=(\S+)/.exec(text)?.[1]).find(Boolean)
				if (!token) throw new Error('no e-mail yet')
				return token
			})
		},
		reset: (token, newPassword = 'another long password') => call('/reset-password', { token, newPassword }),
		async close() {
			await database.close()
			await folder.remove()
		},
	}
}
