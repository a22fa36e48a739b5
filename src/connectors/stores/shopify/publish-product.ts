import { z } from 'zod'
import { isAppError } from '../../../core/errors'
import { type Message, msg } from '../../../core/messages/message'
import type { LeftOut } from '../../../core/stores/store-product'
import type { Ask } from './ask-shopify'
import { plain, userErrorsSchema } from './graph-answer'

const channelsSchema = z.object({
	publications: z.object({
		nodes: z.array(
			z.object({
				id: z.string(),
				catalog: z
					.object({
						title: z.string(),
						apps: z.object({ nodes: z.array(z.object({ handle: z.string().nullable() })) }).optional(),
					})
					.nullable(),
			}),
		),
	}),
})
const publishedSchema = z.object({ publishablePublish: z.object({ userErrors: userErrorsSchema }).nullable() })

const WHAT = msg('shopify.online_store')
const NO_ONLINE_STORE = msg('shopify.no_online_store')
const NOT_ALLOWED = msg('shopify.may_not_publish')

/**
 * Makes an active product appear in the online store. What keeps it from there is answered, not thrown: the product
 * itself is made.
 */
export async function publishInOnlineStore(ask: Ask, id: string): Promise<LeftOut[]> {
	try {
		const publicationId = await findOnlineStore(ask)
		if (!publicationId) return [{ what: WHAT, why: NO_ONLINE_STORE }]
		const { publishablePublish } = await ask('publish', { id, publicationId }, publishedSchema)
		const [error] = publishablePublish?.userErrors ?? []
		return error ? [{ what: WHAT, why: notShown(plain(error.message)) }] : []
	} catch (error) {
		if (!isAppError(error, 'store_permission')) throw error
		return [{ what: WHAT, why: NOT_ALLOWED }]
	}
}

function notShown(words: string): Message {
	return msg('shopify.not_published', { reason: words })
}

/** By the app's own name, because titles are in the merchant's language. */
async function findOnlineStore(ask: Ask): Promise<string | undefined> {
	const { publications } = await ask('salesChannels', {}, channelsSchema)
	const byApp = publications.nodes.find(({ catalog }) => catalog?.apps?.nodes.some(({ handle }) => handle === 'online_store'))
	return (byApp ?? publications.nodes.find(({ catalog }) => catalog?.title === 'Online Store'))?.id
}
