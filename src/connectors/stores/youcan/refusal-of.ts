import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { type Message, msg } from '../../../core/messages/message'
import type { Answer } from './send'
import type { Scope } from './youcan-config'

const messagesSchema = z.union([z.string(), z.array(z.string())]).transform((found) => [found].flat())
const fieldsSchema = z.record(z.string(), messagesSchema)

/**
 * The body of YouCan's errors: the text is `detail`, for a suspended store `error`; refused fields stand in
 * `meta.fields`, or in `errors` where Laravel's own validation answers.
 */
const bodySchema = z.object({
	detail: z.string().optional().catch(undefined),
	error: z.string().optional().catch(undefined),
	message: z.string().optional().catch(undefined),
	meta: z.object({ fields: fieldsSchema }).optional().catch(undefined),
	errors: fieldsSchema.optional().catch(undefined),
})

const LONGEST_QUOTE = 160

/** An answer other than 2xx → AppError for the seller. `scope` is the permission the call needed. */
export function refusalOf({ status, data }: Answer, scope: Scope): AppError {
	const body = bodySchema.safeParse(data).data ?? {}
	const details = { status }
	switch (status) {
		case 401:
		case 403:
			return new AppError('store_permission', permissionMessage(scope), { details: { ...details, missing: [scope] } })
		case 402:
		case 423:
			return new AppError('store_suspended', msg('youcan.suspended'), {
				details,
			})
		case 404:
			return new AppError('not_found', msg('youcan.gone'), { details })
		case 400:
		case 409:
		case 413:
		case 422:
			return refused(body.meta?.fields ?? body.errors ?? {}, quoted(body.detail ?? body.error ?? body.message ?? ''), details)
		default:
			return new AppError('upstream', msg('youcan.own_fault'), { details })
	}
}

const ALLOWED_BY: Record<Scope, Message> = {
	'read-products': msg('youcan.to_read_products'),
	'edit-products': msg('youcan.to_write_products'),
	'view-store-info': msg('youcan.to_read_name'),
	'edit-rest-hooks': msg('youcan.to_be_told'),
	'delete-rest-hooks': msg('youcan.to_stop_being_told'),
}

function permissionMessage(scope: Scope): Message {
	return msg('youcan.not_permitted', { what: ALLOWED_BY[scope] })
}

function refused(fields: Record<string, string[]>, said: string, details: Record<string, unknown>): AppError {
	const reasons = Object.values(fields).flat().map(quoted).filter(Boolean)
	const reason = [...new Set(reasons)].slice(0, 2).join(' ') || said
	const message = reason ? msg('youcan.refused_why', { reason }) : msg('youcan.refused')
	return new AppError('store_refused', msg('youcan.change_it', { message }), { details: { ...details, fields } })
}

/** YouCan's own words, short and without markup. */
export function quoted(text: string): string {
	const plain = text
		.replace(/<[^<>]*>|[<>{}]/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
	return plain.length > LONGEST_QUOTE ? `${plain.slice(0, LONGEST_QUOTE)}…` : plain
}
