import { decodeHTML } from 'entities'
import { z } from 'zod'
import { AppError } from '../../../../core/errors'
import { msg } from '../../../../core/messages/message'
import type { WooAnswer } from '../ask-shop'
import type { WooKeys } from './woo-keys'

/** Of what a shop says, which may be anything. */
const LONGEST_MESSAGE = 2_000
const MOST_FIELDS = 10
const LONGEST_FIELD = 80

const refusalSchema = z.object({
	code: z.coerce.string().catch(''),
	message: z
		.string()
		.transform((message) => message.slice(0, LONGEST_MESSAGE))
		.catch(''),
	data: z
		.object({
			params: z.record(z.string(), z.unknown()).optional().catch(undefined),
			resource_id: z.coerce.number().int().positive().optional().catch(undefined),
		})
		.catch({}),
})

/**
 * What a shop says in JSON when it does not do as asked. `message` is in the shop's language; only `code` can be relied
 * on.
 */
export type Refusal = { status: number; code: string; message: string; fields: string[]; resourceId: number | undefined }

/** The refusal in an answer, undefined when it is none. */
export function refusalOf({ status, data }: WooAnswer): Refusal | undefined {
	if (status < 400) return undefined
	const { code, message, data: more } = refusalSchema.parse(typeof data === 'object' && data !== null ? data : {})
	const fields = Object.keys(more.params ?? {}).slice(0, MOST_FIELDS)
	return { status, code, message, fields: fields.map((field) => field.slice(0, LONGEST_FIELD)), resourceId: more.resource_id }
}

const GONE = new Set(['woocommerce_rest_product_invalid_id', 'woocommerce_rest_invalid_product_id'])
const IMAGE_FAULT = /image/

/**
 * The error a refusal becomes. A 401 is `store_reconnect` here; what else it may mean is for whoever can ask further.
 */
export function refusalError(refusal: Refusal, keys: WooKeys): AppError {
	const { status, code, fields } = refusal
	const details = { status, shopCode: code.replace(/[^\w-]/g, '').slice(0, 80) }
	if (GONE.has(code)) return new AppError('not_found', msg('woocommerce.product_gone'), { details })
	if (code === 'rest_no_route') {
		return new AppError('upstream', msg('woocommerce.switched_off'), { details })
	}
	const shut = status === 401 || status === 403 ? restShut(refusal, keys) : undefined
	if (shut) return shut
	if (status === 401) {
		return new AppError('store_reconnect', msg('woocommerce.keys_refused'), { details })
	}
	if (status === 403) return noRights(details)
	const words = shopWords(refusal.message, keys)
	if (status >= 500) {
		const message = words ? msg('woocommerce.own_error_why', { reason: words }) : msg('woocommerce.own_error')
		return new AppError('upstream', message, { details })
	}
	const field = fields.length > 0 ? fields : IMAGE_FAULT.test(code) ? ['images'] : code.includes('sku') ? ['sku'] : ['product']
	const message = words ? msg('woocommerce.refused_why', { reason: words }) : msg('woocommerce.refused')
	return new AppError('store_refused', message, { details: { ...details, fields: field } })
}

/** What WordPress answers of names and passwords, which keys are taken for where users have passwords for programs. */
const OF_PASSWORDS = /^(?:invalid|incorrect|application)_/

/**
 * The error where something on the site other than WooCommerce shuts its API for everybody, in the site's own words;
 * undefined where it is WooCommerce that refuses, or nothing is said.
 */
export function restShut({ status, code, message }: Refusal, keys: Pick<WooKeys, 'key' | 'secret'>): AppError | undefined {
	const words = shopWords(message, keys)
	if (code === '' || words === '' || /^(?:woocommerce_|rest_no_route)/.test(code) || OF_PASSWORDS.test(code)) return undefined
	return new AppError('store_suspended', msg('woocommerce.rest_shut', { reason: words }), { details: { reason: 'rest-shut', status } })
}

/** The keys are known; whose they are may not do this. */
export function noRights(details: Record<string, unknown> = {}): AppError {
	return new AppError('store_permission', msg('woocommerce.user_rights'), { details: { ...details, missing: ['manage_woocommerce'] } })
}

/** The keys are known and lack a permission. */
export function noPermission(missing: 'read' | 'write'): AppError {
	return new AppError(
		'store_permission',
		msg('woocommerce.key_rights', { what: missing === 'read' ? msg('woocommerce.to_read') : msg('woocommerce.to_change') }),
		{ details: { missing: [missing] } },
	)
}

const LONGEST_QUOTE = 160

/** What the shop said, as plain words: without markup, without anything of the keys. */
export function shopWords(message: string, { key, secret }: Pick<WooKeys, 'key' | 'secret'>): string {
	const plain = decodeHTML(message.replace(/<[^<>]*>/g, ' '))
		.replaceAll(key, '…')
		.replaceAll(secret, '…')
		.replaceAll(Buffer.from(`${key}:${secret}`).toString('base64'), '…')
		.replace(/[<>{}\s]+/g, ' ')
		.trim()
		.replace(/(?<![.\s])[.\s]+$/, '')
	return plain.length > LONGEST_QUOTE ? `${plain.slice(0, LONGEST_QUOTE)}…` : plain
}
