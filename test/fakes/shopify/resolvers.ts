import { lookAt } from './fetch-file'
import { type FileInput, metafieldsOf, placeFile, type SetArguments, type SetRules, setProduct } from './set-product'
import { type FakeFile, type FakeProduct, type FakeShop, type FakeVariant, hasOnlyDefaultVariant, newId } from './shop-state'

export type Caller = { shop: FakeShop; rights: string[]; rules: SetRules; publicUrl: string; uninstall(): void }
type Page = { first?: number; after?: string }

/** What the Admin API's root fields answer. The schema says which fields there are; these say what is in them. */
export function resolveFor({ shop, rights, rules, publicUrl, uninstall }: Caller) {
	const showProduct = (product: FakeProduct) => ({
		__typename: 'Product',
		...product,
		hasOnlyDefaultVariant: hasOnlyDefaultVariant(product),
		onlineStoreUrl: isListed(shop, product) ? `${publicUrl}/products/${product.handle}` : null,
		variants: (page: Page) =>
			pageOf(
				product.variants.map((variant) => showVariant(product, variant)),
				page,
			),
		metafield: metafieldIn(product),
		media: async (page: Page) => pageOf(await Promise.all(product.media.map((id) => showFile(shop, publicUrl, id))), page),
	})
	const showVariant = (product: FakeProduct, variant: FakeVariant) => ({
		...variant,
		selectedOptions: variant.values.map((value, at) => ({ name: product.options[at]?.name ?? '', value })),
		inventoryItem: { tracked: variant.tracked },
		metafield: metafieldIn(variant),
		media: async () => ({ nodes: variant.file ? [await showFile(shop, publicUrl, variant.file)] : [] }),
	})
	const products = () => [...shop.products.values()]
	const found = (product: FakeProduct | undefined) => (product ? showProduct(product) : null)

	return {
		shop: { name: shop.name, myshopifyDomain: shop.host, currencyCode: shop.currency, primaryDomain: { url: publicUrl } },
		currentAppInstallation: { accessScopes: rights.map((handle) => ({ handle })) },
		product: ({ id }: { id: string }) => found(shop.products.get(id)),
		products: ({ first, reverse }: Page & { reverse: boolean }) => ({
			nodes: (reverse ? products().reverse() : products()).slice(0, first).map(showProduct),
		}),
		productByIdentifier: ({ identifier }: { identifier: { handle?: string; id?: string } }) =>
			found(products().find(({ id, handle }) => id === identifier.id || handle === identifier.handle)),
		productVariants: ({ query, first }: { query: string; first: number }) => ({
			nodes: products()
				.filter((product) => !product.isUnindexed)
				.flatMap((product) => product.variants.map((variant) => ({ ...variant, product: showProduct(product) })))
				.filter(({ sku }) => isMatch(sku, query))
				.slice(0, first),
		}),
		publications: ({ first }: Page) => ({
			nodes: shop.publications.slice(0, first).map(({ id, title, app }) => ({
				id,
				catalog: { __typename: 'AppCatalog', title, apps: { nodes: [{ handle: app }] } },
			})),
		}),
		collections: (page: Page) => pageOf(shop.collections, page),
		collectionCreate: ({ collection: { title } }: { collection: { title: string } }) => {
			if (!title.trim()) return { collection: null, userErrors: [{ field: ['title'], message: "Title can't be blank" }] }
			const collection = { id: newId(shop, 'Collection'), title }
			shop.collections.push(collection)
			return { collection, userErrors: [] }
		},
		fileCreate: ({ files }: { files: FileInput[] }) => ({
			files: files.map((file) => toMedia(placeFile(shop, file, rules.looks), publicUrl)),
			userErrors: [],
		}),
		nodes: ({ ids }: { ids: string[] }) => ids.map((id) => (shop.files.has(id) ? showFile(shop, publicUrl, id) : null)),
		productSet: (args: SetArguments) => {
			const { product, userErrors } = setProduct(shop, args, rules)
			return { product: product && args.synchronous ? showProduct(product) : null, userErrors }
		},
		metafieldsSet: ({ metafields }: { metafields: { ownerId: string; namespace: string; key: string; value: string }[] }) => {
			for (const field of metafields) {
				const owner = shop.products.get(field.ownerId)
				if (!owner) return { userErrors: [{ field: ['metafields'], message: 'Owner does not exist' }] }
				Object.assign(owner.metafields, metafieldsOf([field]))
			}
			return { userErrors: [] }
		},
		productUpdate: ({ product: { id, ...changes } }: { product: Partial<FakeProduct> & { id: string } }) => {
			const product = shop.products.get(id)
			if (!product) return { userErrors: [{ field: ['id'], message: 'Product does not exist' }] }
			Object.assign(product, changes)
			return { userErrors: [] }
		},
		productDelete: ({ input: { id } }: { input: { id: string } }) => ({
			userErrors: shop.products.delete(id) ? [] : [{ field: ['id'], message: 'Product does not exist' }],
		}),
		publishablePublish: ({ id, input }: { id: string; input: { publicationId: string }[] }) => {
			const product = shop.products.get(id)
			const unknown = input.some(({ publicationId }) => !shop.publications.some((one) => one.id === publicationId))
			if (!product || unknown) return { userErrors: [{ field: ['id'], message: 'Resource not found' }] }
			for (const { publicationId } of input) product.publishedOn.add(publicationId)
			return { userErrors: [] }
		},
		webhookSubscriptionCreate: ({ webhookSubscription: { uri } }: { webhookSubscription: { uri: string } }) => {
			if (!uri.startsWith('https://')) return { userErrors: [{ field: ['webhookSubscription', 'uri'], message: 'Address is not allowed' }] }
			if (shop.subscriptions.includes(uri))
				return { userErrors: [{ field: ['webhookSubscription', 'uri'], message: 'Address is already taken' }] }
			shop.subscriptions.push(uri)
			return { userErrors: [] }
		},
		appUninstall: () => {
			uninstall()
			return { userErrors: [] }
		},
	}
}

/** On show for shoppers, as its own address: active (or for those with the link), and on the online store's list. */
export function isOnline(shop: FakeShop, product: FakeProduct): boolean {
	return (product.status === 'ACTIVE' || product.status === 'UNLISTED') && isListed(shop, product)
}

function isListed(shop: FakeShop, { publishedOn }: FakeProduct): boolean {
	const store = shop.publications.find(({ app }) => app === 'online_store')
	return store !== undefined && publishedOn.has(store.id)
}

/** `sku:"…" OR sku:"…"`. Shopify's search is by words and beginnings: it answers more than what was meant. */
function isMatch(sku: string | null, query: string): boolean {
	return query.split(' OR ').some((one) => {
		const wanted = /^sku:"(.*)"$/.exec(one)?.[1] ?? /^sku:(\S+)$/.exec(one)?.[1]
		return wanted !== undefined && sku?.toLowerCase().startsWith(wanted.toLowerCase()) === true
	})
}

/** The field of a product or variant that is asked for. */
function metafieldIn({ metafields }: { metafields: Record<string, string> }) {
	return ({ namespace, key }: { namespace: string; key: string }) => {
		const value = metafields[`${namespace}.${key}`]
		return value === undefined ? null : { value }
	}
}

async function showFile(shop: FakeShop, publicUrl: string, id: string) {
	const file = shop.files.get(id)
	if (!file) throw new Error(`there is no file ${id}`)
	return toMedia(await lookAt(file), publicUrl)
}

function toMedia({ id, kind, alt, status, error, name }: FakeFile, publicUrl: string) {
	return {
		__typename: kind === 'IMAGE' ? 'MediaImage' : 'Video',
		id,
		alt,
		fileStatus: status,
		mediaContentType: kind,
		status,
		mediaErrors: error ? [error] : [],
		image: status === 'READY' ? { url: `${publicUrl}/cdn/files/${encodeURIComponent(name)}?v=1` } : null,
	}
}

function pageOf<T extends { id: string }>(all: T[], { first = 50, after }: Page) {
	const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
	const nodes = all.slice(start, start + first)
	return { nodes, pageInfo: { hasNextPage: start + first < all.length, endCursor: nodes.at(-1)?.id ?? null } }
}
