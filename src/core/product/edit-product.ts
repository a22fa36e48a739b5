import { AppError } from '../errors'
import { msg } from '../messages/message'
import { withMissing } from './missing-fields'
import { type Origin, type Product, productSchema, type Sourced, type Variants } from './product'
import { readPrice } from './read-price'

/** Where a value comes from that the seller changed or added while looking at the facts. */
export const SELLER_ORIGIN: Origin = { rule: 'seller', place: 'facts screen' }

/** The fields of a product a seller may change. */
export type EditableField = 'title' | 'brand' | 'price' | 'bullets' | 'description' | 'specs' | 'variants' | 'inTheBox'
/** A value as it is typed; `name` for specifications and options, whose several values are separated by commas. */
export type Typed = { text: string; name?: string | undefined }

/**
 * Changes the value at `index` of a field (0 for single ones). Throws AppError `invalid_request` for what the field
 * cannot hold, `not_found`.
 */
export function changeValue(product: Product, field: EditableField, index: number, typed: Typed): Product {
	return withField(product, field, (entries) => {
		if (!(index in entries)) throw new AppError('not_found', msg('facts.gone'))
		return entries.with(index, entryOf(field, typed))
	})
}

/**
 * Adds a value behind a field's others; a single field takes it in place of what it has. Throws AppError like
 * `changeValue`.
 */
export function addValue(product: Product, field: EditableField, typed: Typed): Product {
	return withField(product, field, (entries) => [...(isList(field) ? entries : []), entryOf(field, typed)])
}

export function removeValue(product: Product, field: EditableField, index: number): Product {
	return withField(product, field, (entries) => entries.toSpliced(index, 1))
}

/**
 * What was found, with the seller's edits taken over: a value that stands in `found` keeps its origin, every other one
 * is the seller's word, whatever origin it came with. Pictures can be left out or reordered, not brought in; all that
 * cannot be edited stays as found.
 */
export function adoptEdits(found: Product, edited: Product): Product {
	const { title: _t, brand: _b, price: _p, description: _d, variants: _v, ...kept } = found
	const pictures = new Map(found.gallery.map((entry) => [entry.value.id, entry]))
	return withMissing({
		...kept,
		...single('title', found, edited),
		...single('brand', found, edited),
		...single('price', found, edited),
		...single('description', found, edited),
		...variantsOf(found, edited),
		bullets: adoptList(found.bullets, edited.bullets),
		specs: adoptList(found.specs, edited.specs),
		inTheBox: adoptList(found.inTheBox, edited.inTheBox),
		gallery: edited.gallery.flatMap((entry) => pictures.get(entry.value.id) ?? []),
	})
}

type SingleField = 'title' | 'brand' | 'price' | 'description'

function single<F extends SingleField>(field: F, found: Product, edited: Product): Partial<Product> {
	const next: Sourced<unknown> | undefined = edited[field]
	if (!next) return {}
	return { [field]: isEqual(found[field]?.value, next.value) ? found[field] : { value: next.value, origin: SELLER_ORIGIN } }
}

/** The dimensions as edited; of the combinations, those of the listing that are still offered. */
function variantsOf(found: Product, { variants: edited }: Product): Partial<Product> {
	if (!edited) return {}
	if (isEqual(found.variants?.value.dimensions, edited.value.dimensions)) return { variants: found.variants }
	return { variants: { value: withOffered(edited.value.dimensions, found.variants?.value), origin: SELLER_ORIGIN } }
}

function withOffered(dimensions: Variants['dimensions'], listed: Variants | undefined): Variants {
	const count = Object.values(dimensions).reduce((all, values) => all * values.length, 1)
	const names = Object.keys(dimensions)
	const items = listed?.items?.filter(({ options }) => {
		const chosen = Object.entries(options)
		return chosen.length === names.length && chosen.every(([name, value]) => dimensions[name]?.includes(value))
	})
	return { dimensions, count, ...(items?.length ? { items } : {}), ...(listed?.pictures ? { pictures: listed.pictures } : {}) }
}

function adoptList<T>(found: readonly Sourced<T>[], edited: readonly Sourced<T>[]): Sourced<T>[] {
	return edited.map(({ value }) => found.find((entry) => isEqual(entry.value, value)) ?? { value, origin: SELLER_ORIGIN })
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const isList = (field: EditableField) => field === 'bullets' || field === 'specs' || field === 'inTheBox' || field === 'variants'

type Entry = Sourced<unknown>

/** Every field as a list of its values, changed, and put back as what the field is. */
function withField(product: Product, field: EditableField, change: (entries: readonly Entry[]) => Entry[]): Product {
	const entries = change(entriesOf(product, field))
	if (field === 'variants') return withDimensions(product, entries)
	const { [field]: _before, ...rest } = product
	const value = isList(field) ? entries : entries[0]
	return withMissing(productSchema.parse(value === undefined ? rest : { ...rest, [field]: value }))
}

function entriesOf(product: Product, field: EditableField): readonly Entry[] {
	const { variants } = product
	if (field === 'variants') return Object.entries(variants?.value.dimensions ?? {}).map((value) => ({ value, origin: SELLER_ORIGIN }))
	const value = product[field]
	return Array.isArray(value) ? value : value ? [value] : []
}

function withDimensions({ variants: before, ...rest }: Product, entries: Entry[]): Product {
	if (entries.length === 0) return withMissing(rest)
	const dimensions = Object.fromEntries(entries.map((entry) => entry.value as [string, string[]]))
	return withMissing({ ...rest, variants: { value: withOffered(dimensions, before?.value), origin: SELLER_ORIGIN } })
}

function entryOf(field: EditableField, { text, name }: Typed): Entry {
	const words = text.trim()
	if (!words) throw new AppError('invalid_request', msg('facts.write_something'))
	return { value: readValue(field, words, name?.trim() ?? ''), origin: SELLER_ORIGIN }
}

function readValue(field: EditableField, text: string, name: string): unknown {
	if (field === 'price') {
		const price = readPrice(text)
		if (!price) throw new AppError('invalid_request', msg('facts.price_form'))
		return price
	}
	if (field !== 'specs' && field !== 'variants') return text
	if (!name) throw new AppError('invalid_request', msg('facts.name_value'))
	if (field === 'specs') return { name, value: text }
	return [name, [...new Set(text.split(/[,،、;]/).map((value) => value.trim()))].filter(Boolean)]
}
