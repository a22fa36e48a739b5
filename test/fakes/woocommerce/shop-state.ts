export type Attachment = { id: number; source: string; src: string; alt: string }

/** A product as its database has it. */
export type HeldWooProduct = {
	id: number
	name: string
	slug: string
	type: string
	status: string
	description: string
	shortDescription: string
	sku: string
	regularPrice: string
	salePrice: string
	/** Days, as `2026-11-30T00:00:00`; the sale price counts between them only. */
	saleFrom: string | null
	saleTo: string | null
	imageIds: number[]
	meta: Map<string, unknown>
	/** What the merchant alone sets. */
	stockQuantity: number | null
	categories: { id: number }[]
}

export type ShopState = {
	products: Map<number, HeldWooProduct>
	attachments: Map<number, Attachment>
	nextId(): number
}

export function createShopState(): ShopState {
	let last = 100
	return {
		products: new Map(),
		attachments: new Map(),
		nextId() {
			last += 1
			return last
		},
	}
}

/** Pictures in the media library that no product shows. */
export function orphansIn({ products, attachments }: ShopState): Attachment[] {
	const shown = new Set([...products.values()].flatMap((product) => product.imageIds))
	return [...attachments.values()].filter(({ id }) => !shown.has(id))
}
