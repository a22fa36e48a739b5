import { z } from 'zod'
import type { Book } from './book'

const price = z.number('must be a number').nonnegative('must be at least 0')

/** The documented body of a product, with what nobody documented beside it. */
const bodySchema = z.object({
	name: z.string('field is required').trim().min(1, 'field is required'),
	price,
	has_variants: z.boolean('field is required'),
	description: z.string().optional(),
	visibility: z.boolean().optional(),
	track_inventory: z.boolean().optional(),
	inventory: z.int().optional(),
	sku: z.string().optional(),
	compare_at_price: price.nullable().optional(),
	vendors: z.array(z.string()).optional(),
	variant_options: z.array(z.object({ name: z.string(), type: z.int(), values: z.array(z.string()).min(1) })).optional(),
	variants: z
		.array(
			z.object({
				variations: z.record(z.string(), z.string()),
				price,
				sku: z.string().optional(),
				barcode: z.string().optional(),
				image: z.string().optional(),
			}),
		)
		.optional(),
	categories: z.array(z.string()).optional(),
	meta: z.object({ title: z.string(), description: z.string() }).optional(),
	images: z.array(z.object({ name: z.string().min(1), type: z.union([z.literal(1), z.literal(2)]), order: z.int() })).optional(),
})

export type ProductBody = z.infer<typeof bodySchema>
export type Fields = Record<string, string[]>

/** A body, or the fields it is refused for, as Laravel names them. */
export function validateProduct(book: Book, data: unknown): { body: ProductBody } | { fields: Fields } {
	const { data: body, error } = bodySchema.safeParse(data)
	const fields: Fields = {}
	for (const issue of error?.issues ?? []) fields[issue.path.join('.')] = [`The ${issue.path.join('.')} ${issue.message}.`]
	if (body && book.errors.has('refuses-product')) fields.name = ['The name may not be <b>greater</b> than 10 characters.']
	if (body?.vendors && book.ways.vendors === 'refused') fields['vendors.0'] = ['The selected vendors.0 is invalid.']
	if (body?.variants && book.ways.variants === 'refused') fields.variants = ['The variants field is prohibited.']
	if (body?.meta && book.ways.seo === 'refused') fields['meta.title'] = ['The meta.title field is prohibited.']
	if (body?.compare_at_price === null && book.ways.nullPrices === 'refused')
		fields.compare_at_price = ['The compare at price must be a number.']
	return body && Object.keys(fields).length === 0 ? { body } : { fields }
}
