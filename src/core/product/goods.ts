import { z } from 'zod'
import { conditionSchema, type Product, variantItemSchema } from './product'

/** What is known of the goods themselves, for stores, feeds and search engines; never written by a writer. */
export const goodsSchema = z.object({
	/** The listing's own number of the product. */
	sku: z.string().optional(),
	/** GTIN-8, -12, -13 or -14, digits only. */
	gtin: z.string().optional(),
	mpn: z.string().optional(),
	condition: conditionSchema.optional(),
	weightGrams: z.number().positive().optional(),
	/** Dimension → its values in the listing's order, and the combinations the listing tells apart. */
	variants: z
		.object({
			dimensions: z.record(z.string(), z.array(z.string())),
			items: z.array(variantItemSchema.omit({ origin: true })),
		})
		.optional(),
})
export type Goods = z.infer<typeof goodsSchema>

/** A listing → what it says of the goods; undefined when it says nothing of them. */
export function goodsOf({ sku, gtin, mpn, condition, weightGrams, variants }: Product): Goods | undefined {
	const items = (variants?.value.items ?? []).map(({ origin: _, ...item }) => item)
	const goods: Goods = {
		...(sku ? { sku: sku.value } : {}),
		...(gtin ? { gtin: gtin.value } : {}),
		...(mpn ? { mpn: mpn.value } : {}),
		...(condition ? { condition: condition.value } : {}),
		...(weightGrams ? { weightGrams: weightGrams.value } : {}),
		...(variants && items.length > 0 ? { variants: { dimensions: variants.value.dimensions, items } } : {}),
	}
	return Object.keys(goods).length > 0 ? goods : undefined
}
