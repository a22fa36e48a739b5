import { z } from 'zod'
import { msg } from '../../../core/messages/message'
import type { LeftOut, StoreProduct } from '../../../core/stores/store-product'
import type { Refusal } from './connect/shop-refusal'
import { isRefusal, type Shop } from './shop'

const termSchema = z.object({ id: z.number().int().positive() })
const batchSchema = z.object({
	create: z.array(z.object({ id: z.number().int(), error: z.object({ data: z.object({ resource_id: z.number().int() }) }).optional() })),
})
const MOST_IN_BATCH = 100
const MOST_PAGES = 10

/**
 * What a new product is filed under. `brand` is an attribute where the shop has no brands of its own (WooCommerce
 * before 9.6).
 */
export type Filed = { fields: Record<string, unknown>; hasBrand: boolean; leftOut: LeftOut[] }

/** Finds or makes the tags, the brand and the category of a new product. */
export async function fileProduct(shop: Shop, { tags, vendor, category }: StoreProduct): Promise<Filed> {
	const leftOut: LeftOut[] = []
	const tagIds = tags.length > 0 ? await makeTags(shop, tags.slice(0, MOST_IN_BATCH)) : []
	if (tagIds.length < tags.length) leftOut.push({ what: msg('stores.tags'), why: msg('woocommerce.not_all_taken') })
	const brand = vendor === null ? undefined : await makeTerm(shop, 'brands', vendor, 0)
	const filed = category === null ? undefined : 'id' in category ? Number(category.id) : await makePath(shop, category.create)
	if (category !== null && !filed) leftOut.push({ what: msg('stores.category'), why: msg('woocommerce.category_not_taken') })
	const fields = {
		...(tagIds.length > 0 ? { tags: tagIds.map((id) => ({ id })) } : {}),
		...(brand ? { brands: [{ id: brand }] } : {}),
		...(filed ? { categories: [{ id: filed }] } : {}),
	}
	return { fields, hasBrand: brand !== undefined, leftOut }
}

async function makeTags(shop: Shop, names: readonly string[]): Promise<number[]> {
	const answer = await shop.ask('products/tags/batch', { body: { create: names.map((name) => ({ name })) } })
	const read = isRefusal(answer) ? undefined : batchSchema.safeParse(answer.data).data
	return (read?.create ?? []).flatMap(({ id, error }) => (id > 0 ? id : (error?.data.resource_id ?? [])))
}

/** The id of a category or brand, made unless it is there; undefined when the shop refuses or has none of the kind. */
async function makeTerm(shop: Shop, kind: 'categories' | 'brands', name: string, parent: number): Promise<number | undefined> {
	const answer = await shop.ask(`products/${kind}`, { body: { name, ...(parent ? { parent } : {}) } })
	if (isRefusal(answer)) return existing(answer)
	return termSchema.safeParse(answer.data).data?.id
}

const existing = ({ code, resourceId }: Refusal) => (code === 'term_exists' ? resourceId : undefined)

async function makePath(shop: Shop, path: readonly string[]): Promise<number | undefined> {
	let parent = 0
	for (const name of path) {
		const id = await makeTerm(shop, 'categories', name, parent)
		if (id === undefined) return undefined
		parent = id
	}
	return parent || undefined
}

const categorySchema = z.array(z.object({ id: z.number().int(), name: z.string(), parent: z.number().int().catch(0) }))

/** The shop's categories, each with the names from the top to it. */
export async function listCategories(shop: Shop): Promise<{ id: string; path: string[] }[]> {
	const all: z.infer<typeof categorySchema> = []
	for (let page = 1; page <= MOST_PAGES; page += 1) {
		const params = { per_page: '100', page: String(page), _fields: 'id,name,parent' }
		const answer = await shop.ask('products/categories', { params })
		const read = isRefusal(answer) ? [] : (categorySchema.safeParse(answer.data).data ?? [])
		all.push(...read)
		if (read.length < 100) break
	}
	const byId = new Map(all.map((one) => [one.id, one]))
	const pathOf = (id: number, depth = 0): string[] => {
		const one = byId.get(id)
		return one && depth < 10 ? [...pathOf(one.parent, depth + 1), one.name] : []
	}
	return all.map(({ id }) => ({ id: String(id), path: pathOf(id) }))
}
