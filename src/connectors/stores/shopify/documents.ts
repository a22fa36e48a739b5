/**
 * The Admin API's version every call names. A version lives for a year; the schema beside this file is of the same one.
 */
export const API_VERSION = '2026-10'

/**
 * How many of a product's media come with one answer: Shopify counts an answer's possible size and refuses more than
 * 1000 points.
 */
export const MEDIA_PER_ANSWER = 50

/**
 * Every GraphQL document we send. This file imports nothing, so that the script that trims the schema can read it as it
 * is; a test holds each one against the schema and the rights we ask for.
 */
export const DOCUMENTS = {
	shopAndRights: `query ShopAndRights {
		shop { name myshopifyDomain currencyCode primaryDomain { url } }
		currentAppInstallation { accessScopes { handle } }
	}`,

	productsBySku: `query ProductsBySku($query: String!) {
		productVariants(first: 20, query: $query) {
			nodes { sku product { id status key: metafield(namespace: "vitrine", key: "key") { value } } }
		}
	}`,

	productByHandle: `query ProductByHandle($handle: String!) {
		productByIdentifier(identifier: { handle: $handle }) {
			id key: metafield(namespace: "vitrine", key: "key") { value } variants(first: 20) { nodes { sku } }
		}
	}`,

	product: `query Product($id: ID!) {
		product(id: $id) {
			id title handle status vendor descriptionHtml hasOnlyDefaultVariant
			seo { title description }
			key: metafield(namespace: "vitrine", key: "key") { value }
			variants(first: 1) { nodes { id sku price compareAtPrice inventoryPolicy } }
			media(first: ${MEDIA_PER_ANSWER}, sortKey: POSITION) {
				nodes { id alt mediaContentType status ... on MediaImage { image { url } } }
				pageInfo { hasNextPage endCursor }
			}
		}
	}`,

	furtherMedia: `query FurtherMedia($id: ID!, $after: String!) {
		product(id: $id) {
			media(first: ${MEDIA_PER_ANSWER}, after: $after, sortKey: POSITION) {
				nodes { id alt mediaContentType status ... on MediaImage { image { url } } }
				pageInfo { hasNextPage endCursor }
			}
		}
	}`,

	variants: `query Variants($id: ID!, $after: String) {
		product(id: $id) {
			variants(first: 100, after: $after) {
				nodes {
					id sku price compareAtPrice inventoryPolicy
					selectedOptions { name value }
					key: metafield(namespace: "vitrine", key: "key") { value }
				}
				pageInfo { hasNextPage endCursor }
			}
		}
	}`,

	setMetafields: `mutation SetMetafields($metafields: [MetafieldsSetInput!]!) {
		metafieldsSet(metafields: $metafields) { userErrors { field message } }
	}`,

	setProduct: `mutation SetProduct($identifier: ProductSetIdentifiers!, $input: ProductSetInput!) {
		productSet(identifier: $identifier, input: $input, synchronous: true) {
			product {
				id
				media(first: 20, sortKey: POSITION) { nodes { id status mediaErrors { code message } ... on MediaImage { image { url } } } }
			}
			userErrors { code field message }
		}
	}`,

	arrived: `query Arrived($id: ID!) {
		product(id: $id) {
			status onlineStoreUrl
			media(first: 20, sortKey: POSITION) { nodes { id status mediaErrors { code message } ... on MediaImage { image { url } } } }
		}
	}`,

	createFiles: `mutation CreateFiles($files: [FileCreateInput!]!) {
		fileCreate(files: $files) { files { id } userErrors { code field message } }
	}`,

	files: `query Files($ids: [ID!]!) {
		nodes(ids: $ids) { id ... on MediaImage { fileStatus image { url } } }
	}`,

	collections: `query Collections($after: String) {
		collections(first: 250, after: $after, query: "collection_type:custom", sortKey: TITLE) {
			nodes { id title }
			pageInfo { hasNextPage endCursor }
		}
	}`,

	createCollection: `mutation CreateCollection($title: String!) {
		collectionCreate(collection: { title: $title }) { collection { id } userErrors { field message } }
	}`,

	salesChannels: `query SalesChannels {
		publications(first: 20, catalogType: APP) {
			nodes { id catalog { title ... on AppCatalog { apps(first: 1) { nodes { handle } } } } }
		}
	}`,

	publish: `mutation Publish($id: ID!, $publicationId: ID!) {
		publishablePublish(id: $id, input: [{ publicationId: $publicationId }]) { userErrors { field message } }
	}`,

	tellOfUninstall: `mutation TellOfUninstall($uri: String!) {
		webhookSubscriptionCreate(topic: APP_UNINSTALLED, webhookSubscription: { uri: $uri, format: JSON }) { userErrors { field message } }
	}`,

	uninstall: `mutation Uninstall {
		appUninstall { userErrors { code field message } }
	}`,
} as const
