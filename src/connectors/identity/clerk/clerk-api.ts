import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import type { Outbound, OutboundResponse } from '../../fetch'

/** The part of Clerk's user object that is mirrored; moments in milliseconds (Clerk Backend API, Users). */
export const clerkUserSchema = z.object({
	id: z.string(),
	username: z.string().nullish(),
	first_name: z.string().nullish(),
	last_name: z.string().nullish(),
	primary_email_address_id: z.string().nullish(),
	email_addresses: z.array(
		z.object({ id: z.string(), email_address: z.string(), verification: z.object({ status: z.string() }).nullish() }),
	),
	created_at: z.number(),
	updated_at: z.number(),
})
export type ClerkUser = z.infer<typeof clerkUserSchema>

const sessionSchema = z.object({
	id: z.string(),
	last_active_at: z.number(),
	created_at: z.number(),
	latest_activity: z
		.object({
			device_type: z.string().nullish(),
			browser_name: z.string().nullish(),
			ip_address: z.string().nullish(),
		})
		.nullish(),
})
export type ClerkSession = z.infer<typeof sessionSchema>
/** The list comes bare, or with a count around it. */
const sessionsSchema = z.union([z.array(sessionSchema), z.object({ data: z.array(sessionSchema) }).transform(({ data }) => data)])

export type ClerkApi = {
	/** Undefined when there is no such user (any more). */
	findUser(id: string): Promise<ClerkUser | undefined>
	/** Harmless when they are gone. */
	deleteUser(id: string): Promise<void>
	/** Active ones. */
	listSessions(userId: string): Promise<ClerkSession[]>
	/** Harmless when it is gone. */
	revokeSession(id: string): Promise<void>
}

const API_URL = 'https://api.clerk.com'
const TIMEOUT_MS = 15_000
const MOST_SESSIONS = 100

/** Clerk's Backend API, as much of it as is needed. Throws AppError `upstream`, `timeout`. */
export function createClerkApi(config: { outbound: Outbound; secretKey: string; apiUrl: string | undefined }): ClerkApi {
	const ask = (path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
		config.outbound.request(`${config.apiUrl ?? API_URL}/v1/${path}`, {
			method,
			timeoutMs: TIMEOUT_MS,
			maxRedirects: 0,
			headers: { authorization: `Bearer ${config.secretKey}`, accept: 'application/json' },
		})
	return {
		async findUser(id) {
			const answer = await ask(`users/${encodeURIComponent(id)}`)
			return answer.status === 404 ? undefined : read(answer, clerkUserSchema)
		},
		async deleteUser(id) {
			accept(await ask(`users/${encodeURIComponent(id)}`, 'DELETE'))
		},
		async listSessions(userId) {
			const query = new URLSearchParams({ user_id: userId, status: 'active', limit: String(MOST_SESSIONS) })
			return read(await ask(`sessions?${query}`), sessionsSchema)
		},
		async revokeSession(id) {
			accept(await ask(`sessions/${encodeURIComponent(id)}/revoke`, 'POST'))
		},
	}
}

function accept({ status }: OutboundResponse): void {
	if (status !== 404 && (status < 200 || status > 299)) throw refused(status)
}

function read<T extends z.ZodType>({ status, body }: OutboundResponse, schema: T): z.infer<T> {
	if (status !== 200) throw refused(status)
	try {
		return schema.parse(JSON.parse(body.toString('utf8')))
	} catch (cause) {
		if (!(cause instanceof SyntaxError || cause instanceof z.ZodError)) throw cause
		throw new AppError('upstream', msg('accounts.provider_unexpected'), { cause })
	}
}

function refused(status: number): AppError {
	return new AppError('upstream', msg('accounts.provider_failed'), { details: { status } })
}
