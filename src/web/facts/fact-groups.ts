import { formatMoney } from '../../core/money'
import type { EditableField } from '../../core/product/edit-product'
import { type Fact, type FactKind, factsOf } from '../../core/product/facts'
import type { Origin, Product } from '../../core/product/product'

/** One fact as the screen shows it. `key` names it to whoever holds the facts. */
export type FactEntry = { key: string; kind: FactKind; name?: string | undefined; text: string; origin: Origin }
export type GroupShape = { kind: FactKind; single: boolean; named: boolean }
export type FactGroup = GroupShape & { entries: FactEntry[] }

const group = (kind: FactKind, shape: 'single' | 'list' | 'named'): GroupShape => ({
	kind,
	single: shape === 'single',
	named: shape === 'named',
})

/** What can be edited, in the order it is shown. */
const GROUPS: readonly GroupShape[] = [
	group('title', 'single'),
	group('brand', 'single'),
	group('price', 'single'),
	group('bullet', 'list'),
	group('description', 'single'),
	group('spec', 'named'),
	group('variant', 'named'),
	group('box', 'list'),
]
const GROUPED = new Set(GROUPS.map(({ kind }) => kind))

/** The field of a product that holds the facts of a kind. */
export const FIELD_OF: Partial<Record<FactKind, EditableField>> = {
	title: 'title',
	brand: 'brand',
	price: 'price',
	bullet: 'bullets',
	description: 'description',
	spec: 'specs',
	variant: 'variants',
	box: 'inTheBox',
}

function grouped(entries: readonly FactEntry[]): { groups: FactGroup[]; others: FactEntry[] } {
	const groups = GROUPS.map((shape) => ({ ...shape, entries: entries.filter((entry) => entry.kind === shape.kind) }))
	return { groups, others: entries.filter((entry) => !GROUPED.has(entry.kind)) }
}

/** The facts of a page; the key is the fact's id. */
export function groupsOfFacts(facts: readonly Fact[]) {
	return grouped(facts.map(({ id, ...fact }) => ({ key: id, ...fact })))
}

/** The values of a product; the key is the place in its field. */
export function groupsOfProduct(product: Product) {
	const { title, brand, price, bullets, description, specs, variants, inTheBox } = product
	const entry = (kind: FactKind, index: number, text: string, origin: Origin, name?: string): FactEntry => ({
		key: String(index),
		kind,
		...(name === undefined ? {} : { name }),
		text,
		origin,
	})
	const editable = [
		...(title ? [entry('title', 0, title.value, title.origin)] : []),
		...(brand ? [entry('brand', 0, brand.value, brand.origin)] : []),
		...(price ? [entry('price', 0, formatMoney(price.value, product.source.language ?? 'en'), price.origin)] : []),
		...bullets.map(({ value, origin }, index) => entry('bullet', index, value, origin)),
		...(description ? [entry('description', 0, description.value, description.origin)] : []),
		...specs.map(({ value, origin }, index) => entry('spec', index, value.value, origin, value.name)),
		...(variants ? Object.entries(variants.value.dimensions) : []).map(([name, values], index) =>
			entry('variant', index, values.join(', '), variants?.origin ?? { rule: '', place: '' }, name),
		),
		...inTheBox.map(({ value, origin }, index) => entry('box', index, value, origin)),
	]
	const others = factsOf(product)
		.filter((fact) => !GROUPED.has(fact.kind))
		.map(({ id, ...fact }) => ({ key: id, ...fact }))
	return grouped([...editable, ...others])
}
