import { z } from 'zod'
import { AppError } from '../../../core/errors'
import type { Answer } from './send'
import type { Scope } from './youcan-config'

const messagesSchema = z.union([z.string(), z.array(z.string())]).transform((found) => [found].flat())
const fieldsSchema = z.record(z.string(), messagesSchema)

/**
 * What YouCan says of itself: `detail`, but `error` of a suspended store; fields under `meta`, or as plain Laravel has
 * them.
 */
const bodySchema = z.object({
	detail: z.string().optional().catch(undefined),
	error: z.string().optional().catch(undefined),
	message: z.string().optional().catch(undefined),
	meta: z.object({ fields: fieldsSchema }).optional().catch(undefined),
	errors: fieldsSchema.optional().catch(undefined),
})

const LONGEST_QUOTE = 160

/** An answer that is none of 2xx → AppError in the seller's words. `scope` is the right that the call needed. */
export function refusalOf({ status, data }: Answer, scope: Scope): AppError {
	const body = bodySchema.safeParse(data).data ?? {}
	const details = { status }
	switch (status) {
		case 401:
		case 403:
			return new AppError('store_permission', permissionMessage(scope), { details: { ...details, missing: [scope] } })
		case 402:
		case 423:
			return new AppError('store_suspended', 'YouCan has suspended this store. Settle that in your YouCan Seller Area, then push again.', {
				details,
			})
		case 404:
			return new AppError('not_found', 'YouCan does not have this any more. Push again to make it anew.', { details })
		case 400:
		case 409:
		case 413:
		case 422:
			return refused(body.meta?.fields ?? body.errors ?? {}, quoted(body.detail ?? body.error ?? body.message ?? ''), details)
		default:
			return new AppError('upstream', 'YouCan had a fault of its own. Nothing is lost; try again in a few minutes.', { details })
	}
}

const ALLOWED_BY: Record<Scope, string> = {
	'read-products': 'read the products',
	'edit-products': 'make or change products',
	'view-store-info': 'read the name of the store',
	'edit-rest-hooks': 'be told when the app is removed',
	'delete-rest-hooks': 'stop being told when the app is removed',
}

function permissionMessage(scope: Scope): string {
	return `YouCan does not let us ${ALLOWED_BY[scope]} in this store. Connect it again and allow everything it asks for; if that changes nothing, YouCan has not approved the app for this store yet.`
}

function refused(fields: Record<string, string[]>, said: string, details: Record<string, unknown>): AppError {
	const reasons = Object.values(fields).flat().map(quoted).filter(Boolean)
	const reason = [...new Set(reasons)].slice(0, 2).join(' ') || said
	const message = reason ? `YouCan does not take this product: ${reason}` : 'YouCan does not take this product and does not say why.'
	return new AppError('store_refused', `${message} Change it, then push again.`, { details: { ...details, fields } })
}

/** YouCan's own words, short and without markup. */
export function quoted(text: string): string {
	const plain = text
		.replace(/<[^<>]*>|[<>{}]/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
	return plain.length > LONGEST_QUOTE ? `${plain.slice(0, LONGEST_QUOTE)}…` : plain
}
