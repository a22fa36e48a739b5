import { z } from 'zod'
import { formatMoney } from '../money'
import type { SellerStatement } from '../seller/seller-statements'
import { knownBrand } from './known-brand'
import { originSchema, type Product, type Sourced } from './product'

export const factKindSchema = z.enum([
	'title',
	'brand',
	'price',
	'listPrice',
	'availability',
	'rating',
	'orders',
	'category',
	'bullet',
	'description',
	'spec',
	'variant',
	'box',
	'seller',
])
export type FactKind = z.infer<typeof factKindSchema>

/** One numbered statement the copy may rest on: what the listing (or the seller) says, word for word, and where. */
export const factSchema = z.object({
	/** `f1`, `f2`, … in a stable order; unique within one page. */
	id: z.string().regex(/^f\d+$/),
	kind: factKindSchema,
	/** The specification's or dimension's name, where there is one. */
	name: z.string().optional(),
	text: z.string(),
	/**
	 * The same in the page's language, figures as they are (W-10); `values`: a variant's values by what the listing
	 * calls them.
	 */
	translated: z.object({ name: z.string().optional(), text: z.string(), values: z.record(z.string(), z.string()).optional() }).optional(),
	/**
	 * Why no page shows it and no copy rests on it: it says nothing of the product, or another fact says otherwise (W-10).
	 */
	leftOut: z.enum(['junk', 'contradicted']).optional(),
	/** Of one left out as contradicted: the id of the fact that says otherwise. */
	contradicts: z.string().optional(),
	origin: originSchema,
})
export type Fact = z.infer<typeof factSchema>

/** The fact as a page shows it: in the page's language where that is known, else as the listing has it. */
export const shownName = ({ name, translated }: Fact): string | undefined => translated?.name ?? name
export const shownText = ({ text, translated }: Fact): string => translated?.text ?? text

/** One value of a variant's fact as a page shows it. */
export const shownValue = ({ translated }: Fact, value: string): string => translated?.values?.[value] ?? value

/**
 * Kinds kept for the record alone: no writer sees them and no statement rests on them, because prices are the seller's
 * to set, and stock, ratings and orders are of the listing, not of the product (K-3).
 */
export const FOR_THE_RECORD: ReadonlySet<FactKind> = new Set(['price', 'listPrice', 'availability', 'rating', 'orders'])

const usableOf = new WeakMap<readonly Fact[], Fact[]>()

/**
 * The facts copy may rest on and a page may show. The same list for the same facts: what is read of a list, to judge
 * by, is kept by the list.
 */
export function usable(facts: readonly Fact[]): Fact[] {
	const known = usableOf.get(facts)
	if (known) return known
	const kept = facts.filter(({ leftOut }) => leftOut === undefined)
	usableOf.set(facts, kept)
	usableOf.set(kept, kept)
	return kept
}

/**
 * Longest statement, in characters. What judges copy reads every fact; a listing of one endless line must not occupy
 * it.
 */
export const MAX_FACT_CHARACTERS = 4_000

/**
 * Product and what its seller states for the page → numbered facts, in a fixed order (title, brand, price, …,
 * seller), so that the same product always gives the same ids.
 */
export function factsOf(product: Product, stated: readonly SellerStatement[] = []): Fact[] {
	const facts: Fact[] = []
	const tag = product.source.language ?? 'en'
	const add = <T>(kind: FactKind, entry: Sourced<T> | undefined, text: (value: T) => string, name?: string) => {
		if (!entry) return
		const words = text(entry.value).slice(0, MAX_FACT_CHARACTERS).trim()
		if (words) facts.push({ id: `f${facts.length + 1}`, kind, ...(name ? { name } : {}), text: words, origin: entry.origin })
	}
	add('title', product.title, (v) => v)
	add('brand', knownBrand(product), (v) => v)
	add('price', product.price, (v) => formatMoney(v, tag))
	add('listPrice', product.listPrice, (v) => formatMoney(v, tag))
	add('availability', product.availability, (v) => v)
	add('rating', product.rating, (v) => String(v))
	add('orders', product.orders, (v) => String(v))
	for (const entry of product.breadcrumbs) add('category', entry, (v) => v)
	for (const entry of product.bullets) add('bullet', entry, (v) => v)
	add('description', product.description, (v) => v)
	for (const entry of product.specs) add('spec', entry, (v) => v.value, entry.value.name)
	const variants = product.variants
	if (variants) {
		for (const [name, values] of Object.entries(variants.value.dimensions)) add('variant', variants, () => values.join(', '), name)
	}
	for (const entry of product.inTheBox) add('box', entry, (v) => v)
	for (const { field, name, text } of stated) {
		add('seller', { value: text, origin: { rule: 'store-profile', place: field } }, (v) => v, name)
	}
	return facts
}
