import { z } from 'zod'
import { AppError, isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { readMoment } from '../read-moment'
import type { StoreEvent, StoreMessage } from '../store'
import type { Ask } from './ask'
import { isSigned } from './hex-signature'

const UNINSTALLED = 'app.uninstalled'
const id = z.union([z.string().min(1), z.number()]).transform(String)
const subscribedSchema = z.union([z.object({ id }), z.object({ data: z.object({ id }) }).transform(({ data }) => data)])
const messageSchema = z.object({
	event_name: z.string(),
	event_happened_at: z.string().optional().catch(undefined),
	data: z.object({ store_slug: z.string().optional(), store_id: id.optional() }).optional().catch(undefined),
})

/**
 * Asks to be told when the app is removed; the hook's id. A store is connected without it as well: then it is noticed
 * at the next push.
 */
export async function subscribe(ask: Ask, eventsUrl: string): Promise<string | undefined> {
	const body = { event: UNINSTALLED, target_url: eventsUrl }
	try {
		return subscribedSchema.safeParse(await ask({ method: 'POST', path: '/resthooks/subscribe', body, scope: 'edit-rest-hooks' })).data?.id
	} catch (error) {
		if (isAppError(error)) return undefined
		throw error
	}
}

export async function unsubscribe(ask: Ask, hookId: string): Promise<void> {
	await ask({ method: 'DELETE', path: `/resthooks/${encodeURIComponent(hookId)}`, scope: 'delete-rest-hooks' })
}

/** A message YouCan signed over its body's bytes. Throws AppError `forbidden` for any other. */
export function readEvent({ headers, body }: StoreMessage, clientSecret: string): StoreEvent {
	const name = Object.keys(headers).find((one) => one.toLowerCase() === 'x-youcan-signature')
	if (!isSigned(body, (name && headers[name]) || '', clientSecret)) throw new AppError('forbidden', msg('machine.not_of_youcan'))
	const { data: message } = messageSchema.safeParse(parsed(body))
	if (!message) throw new AppError('invalid_request', msg('machine.youcan_unreadable'))
	const account = message.data?.store_slug ?? message.data?.store_id ?? ''
	const happenedAt = readMoment(message.event_happened_at)
	return { kind: message.event_name === UNINSTALLED ? 'uninstalled' : 'other', account, ...(happenedAt ? { happenedAt } : {}) }
}

function parsed(body: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(body))
	} catch (cause) {
		throw new AppError('invalid_request', msg('machine.youcan_no_json'), { cause })
	}
}
