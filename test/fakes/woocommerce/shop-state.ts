/** `name`: what the media library calls it, which themes show on hovering. */
export type Attachment = { id: number; source: string; src: string; alt: string; name: string }

export type WooAttribute = { id: number; name: string; position: number; visible: boolean; variation: boolean; options: string[] }

/** A variation as its database has it. */
export type HeldVariation = {
	id: number
	sku: string
	regularPrice: string
	salePrice: string
	saleFrom: string | null
	saleTo: string | null
	stockStatus: string
	imageId: number | null
	gtin: string
	attributes: { name: string; option: string }[]
	meta: Map<string, unknown>
}

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
	tags: { id: number }[]
	brands: { id: number }[]
	attributes: WooAttribute[]
	variations: HeldVariation[]
	weight: string
	dimensions: { length: string; width: string; height: string }
	/** "GTIN, UPC, EAN, or ISBN", since 9.2. */
	gtin: string
}

/** A category, tag or brand. */
export type HeldTerm = { id: number; name: string; parent: number }

export type ShopState = {
	products: Map<number, HeldWooProduct>
	attachments: Map<number, Attachment>
	terms: Record<'categories' | 'tags' | 'brands', HeldTerm[]>
	nextId(): number
}

export function createShopState(): ShopState {
	let last = 100
	return {
		products: new Map(),
		attachments: new Map(),
		terms: { categories: [{ id: 15, name: 'Uncategorized', parent: 0 }], tags: [], brands: [] },
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
