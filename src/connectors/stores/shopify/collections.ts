import { z } from 'zod'
import { msg } from '../../../core/messages/message'
import type { LeftOut, StoreCategory } from '../../../core/stores/store-product'
import type { Ask } from './ask-shopify'
import { plain, userErrorsSchema } from './graph-answer'

const listSchema = z.object({
	collections: z.object({
		nodes: z.array(z.object({ id: z.string(), title: z.string() })),
		pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
	}),
})
const createSchema = z.object({
	collectionCreate: z.object({ collection: z.object({ id: z.string() }).nullable(), userErrors: userErrorsSchema }).nullable(),
})
const MOST_PAGES = 10

/** The collections products are put into by hand; Shopify has none within another. */
export async function listCollections(ask: Ask): Promise<{ id: string; path: string[] }[]> {
	const all: { id: string; path: string[] }[] = []
	let after: string | null = null
	for (let page = 0; page < MOST_PAGES; page += 1) {
		const { collections }: z.infer<typeof listSchema> = await ask('collections', { after }, listSchema)
		all.push(...collections.nodes.map(({ id, title }) => ({ id, path: [title] })))
		after = collections.pageInfo.endCursor
		if (!collections.pageInfo.hasNextPage || after === null) break
	}
	return all
}

/** The collection a new product goes into: the one chosen, or one of that name, made where the shop has none. */
export async function fileProduct(ask: Ask, category: StoreCategory | null): Promise<{ collections: string[]; leftOut: LeftOut[] }> {
	if (category === null) return { collections: [], leftOut: [] }
	if ('id' in category) return { collections: [category.id], leftOut: [] }
	const title = category.create.at(-1) ?? ''
	const same = (await listCollections(ask)).find(({ path }) => path[0]?.toLowerCase() === title.toLowerCase())
	if (same) return { collections: [same.id], leftOut: [] }
	const { collectionCreate } = await ask('createCollection', { title }, createSchema)
	const id = collectionCreate?.collection?.id
	if (id) return { collections: [id], leftOut: [] }
	const reason = plain(collectionCreate?.userErrors[0]?.message ?? '')
	return { collections: [], leftOut: [{ what: msg('stores.category'), why: msg('shopify.collection_not_made', { reason }) }] }
}
