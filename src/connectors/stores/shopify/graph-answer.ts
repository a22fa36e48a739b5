import { z } from 'zod'
import { AppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { notAllowed, suspended } from './answer-errors'

/**
 * What the Admin API answers with status 200. `errors` is a list, but a plain text for what it refuses before reading
 * the document.
 */
export const graphAnswerSchema = z.object({
	data: z.unknown().optional(),
	errors: z
		.array(
			z.object({
				message: z.string().default(''),
				extensions: z.object({ code: z.string().optional(), requiredAccess: z.string().optional() }).optional(),
			}),
		)
		.or(z.string().transform((message) => [{ message, extensions: undefined }]))
		.default([]),
	extensions: z
		.object({
			cost: z
				.object({
					requestedQueryCost: z.number(),
					throttleStatus: z.object({ maximumAvailable: z.number(), currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
				})
				.optional(),
		})
		.optional(),
})
export type GraphAnswer = z.infer<typeof graphAnswerSchema>

/** `userErrors` of a mutation: what Shopify finds wrong with what was sent. */
export const userErrorsSchema = z.array(z.object({ code: z.string().nullish(), field: z.array(z.string()).nullish(), message: z.string() }))
export type UserErrors = z.infer<typeof userErrorsSchema>

/** An address that is shown as a link. */
export const webAddress = z.string().regex(/^https?:\/\//i)

const THROTTLED = 'THROTTLED'
const DEFAULT_THROTTLE_SECONDS = 2

/** How long to wait until a call that came too soon can be paid for; undefined when it did not. */
export function throttleSeconds({ errors, extensions }: GraphAnswer): number | undefined {
	if (!errors.some((error) => error.extensions?.code === THROTTLED)) return undefined
	const cost = extensions?.cost
	if (!cost) return DEFAULT_THROTTLE_SECONDS
	const { currentlyAvailable, restoreRate } = cost.throttleStatus
	return Math.max(1, Math.ceil((cost.requestedQueryCost - currentlyAvailable) / restoreRate))
}

/** The error of an answer's `errors`, but for the one that only asks to wait. */
export function whenRefused(shop: string, { errors }: GraphAnswer): AppError | undefined {
	const codes = errors.map((error) => error.extensions?.code ?? 'UNKNOWN')
	if (codes.length === 0 || codes.includes(THROTTLED)) return undefined
	if (codes.includes('ACCESS_DENIED')) return notAllowed(shop, rightsIn(errors), { codes })
	if (codes.includes('SHOP_INACTIVE')) return suspended(msg('shopify.not_active', { shop }), { codes })
	const message = codes.some((code) => ['INTERNAL_SERVER_ERROR', 'TIMEOUT', 'SERVICE_UNAVAILABLE'].includes(code))
		? msg('shopify.own_trouble', { shop })
		: msg('shopify.not_understood', { shop })
	return new AppError('upstream', message, { details: { codes, messages: errors.map((error) => error.message.slice(0, 200)) } })
}

/** The names in "`write_products` access scope. Also: …". */
function rightsIn(errors: GraphAnswer['errors']): string[] {
	return errors.flatMap((error) => [...(error.extensions?.requiredAccess ?? '').matchAll(/`(\w+)`/g)].map(([, right]) => right ?? ''))
}

const GONE = ['PRODUCT_DOES_NOT_EXIST', 'NOT_FOUND', 'PRODUCT_VARIANT_DOES_NOT_EXIST']
const OUT_OF_ORDER = ['GENERIC_ERROR', 'JOB_ERROR']

/** The error of a mutation's `userErrors`; undefined when there are none. */
export function userError(shop: string, userErrors: UserErrors): AppError | undefined {
	const [first] = userErrors
	if (!first) return undefined
	const codes = userErrors.flatMap((error) => error.code ?? [])
	const details = { codes, fields: [...new Set(userErrors.map(({ field }) => fieldOf(field)))] }
	if (codes.some((code) => GONE.includes(code))) {
		return new AppError('not_found', msg('shopify.product_gone_from', { shop }), { details })
	}
	if (codes.some((code) => OUT_OF_ORDER.includes(code))) {
		return new AppError('upstream', msg('shopify.not_saved', { shop }), { details })
	}
	const reasons = userErrors.map(({ field, message }) => `${fieldOf(field)}: ${plain(message)}`).join('; ')
	return new AppError('store_refused', msg('shopify.refused', { reason: cut(reasons, 240) }), { details })
}

/** `['input', 'variants', '0', 'price']` → `variants.0.price`. */
function fieldOf(field: string[] | null | undefined): string {
	return (field ?? []).filter((part) => part !== 'input').join('.') || 'product'
}

/** A store's own words, fit to stand in a sentence of ours. */
export function plain(text: string): string {
	return cut(
		text
			.replaceAll(/[<>{}\s]+/g, ' ')
			.replace(/(?<![.\s])[.\s]+$/, '')
			.trim(),
		160,
	)
}

function cut(text: string, most: number): string {
	return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}
