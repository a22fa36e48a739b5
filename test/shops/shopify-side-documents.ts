/**
 * The GraphQL documents by which the suite looks into a real Shopify store and changes what its merchant would. Imports
 * nothing, as the connector's own.
 */
export const SIDE_DOCUMENTS = {
	newest: `query Newest($first: Int!) {
		products(first: $first, sortKey: CREATED_AT, reverse: true) { nodes { id key: metafield(namespace: "vitrine", key: "key") { value } } }
	}`,

	whole: `query Whole($id: ID!) {
		product(id: $id) {
			id title status vendor descriptionHtml hasOnlyDefaultVariant
			variants(first: 10) {
				nodes {
					sku price compareAtPrice barcode inventoryPolicy
					inventoryItem { tracked }
					selectedOptions { value }
					media(first: 1) { nodes { id ... on MediaImage { image { url } } } }
				}
			}
			media(first: 10, sortKey: POSITION) { nodes { id ... on MediaImage { image { url } } } }
		}
	}`,

	change: `mutation Change($product: ProductUpdateInput!) {
		productUpdate(product: $product) { userErrors { field message } }
	}`,

	remove: `mutation Remove($id: ID!) {
		productDelete(input: { id: $id }) { userErrors { field message } }
	}`,
} as const
