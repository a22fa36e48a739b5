import { z } from 'zod'
import { AppError, isAppError } from '../../../core/errors'
import { msg } from '../../../core/messages/message'
import { webAddress } from '../web-address'
import type { Ask } from './ask'
import { productIn } from './youcan-product'

const text = z.string().trim().min(1).nullish().catch(undefined)
const infoSchema = z.object({
	store_id: z.union([z.string().min(1), z.number()]).transform(String),
	slug: text,
	name: text,
	domain: text,
	currency: z
		.object({ code: z.string().regex(/^[A-Z]{3}$/) })
		.nullish()
		.catch(undefined),
})

export type StoreInfo = { storeId: string; slug: string | undefined; name: string; url: string; currency: string | null }

/**
 * What the store is, once reading and writing are proved. Writing is proved by a product without anything in it:
 * whoever may not write is refused before it is looked at, and whoever may is told its errors.
 */
export async function checkStore(ask: Ask): Promise<StoreInfo> {
	const info = await getInfo(ask)
	await ask({ method: 'GET', path: '/products?limit=1', scope: 'read-products' })
	await proveWriting(ask)
	return info
}

async function getInfo(ask: Ask): Promise<StoreInfo> {
	const data = await ask({ method: 'GET', path: '/me', scope: 'view-store-info' })
	const inner = typeof data === 'object' && data !== null && 'data' in data ? data.data : data
	const { data: info } = infoSchema.safeParse(inner)
	if (!info) throw new AppError('upstream', msg('youcan.which_store'))
	const host = info.domain ?? (info.slug ? `${info.slug}.youcan.shop` : 'youcan.shop')
	return {
		storeId: info.store_id,
		slug: info.slug ?? undefined,
		name: info.name ?? info.slug ?? host,
		url: webAddress(host) ?? `https://${host}`,
		currency: info.currency?.code ?? null,
	}
}

async function proveWriting(ask: Ask): Promise<void> {
	const made = await ask({ method: 'POST', path: '/products', body: {}, scope: 'edit-products' }).catch((error: unknown) => {
		if (isAppError(error, 'store_refused')) return undefined
		throw error
	})
	const product = productIn(made)
	if (product) await ask({ method: 'DELETE', path: `/products/${encodeURIComponent(product.id)}`, scope: 'edit-products' })
}
