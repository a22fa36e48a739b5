import { createHash } from 'node:crypto'
import type { Page } from '../../core/page/page'
import { fieldsOfProduct, type MerchantEdit, type StoreField, type StoreFields } from '../../core/stores/store-fields'
import { FILLED_PARTS, type FilledPart, type PushedProduct, type StoreProduct } from '../../core/stores/store-product'
import { linesOfHtml } from './lines-of-html'

/** Hashes of a product's fields. */
type FieldPrints = Partial<Record<StoreField, string>>
/** Hashes of what a page says of its product. */
type PagePrints = FieldPrints & Partial<Record<'pictures' | FilledPart, string>>
/** Hashes of the texts of its pictures, by their ids, and of which picture each combination shows, by its values. */
type PicturePrints = { alts: Record<string, string>; variants: Record<string, string> }

/**
 * What the last push left: the fields as the store held them after it (null where nobody could look), as the page said
 * them, and those left alone.
 */
export type LastSent = { theirs: FieldPrints | null; ours: PagePrints; pictures?: PicturePrints; kept: StoreField[] }

/** Of a product no push has come to its end for: nothing in it is anybody's edit. */
export const NOTHING_SENT: LastSent = { theirs: {}, ours: {}, kept: [] }

/** Short hash of a text. */
export const printOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

function printsOf(fields: StoreFields): FieldPrints {
	return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, printOf(value)]))
}

/** Hashes of what a page says, by which it is told later what was changed. */
export function pagePrints(product: StoreProduct): PagePrints {
	const { images, attributes, gtin, weightGrams, sizeMm } = product
	const parts = { pictures: images, specifications: attributes, gtin, weight: weightGrams, size: sizeMm }
	return { ...printsOf(fieldsOfProduct(product)), ...printsOfEach(parts) }
}

const printsOfEach = <Name extends string>(values: Record<Name, unknown>) =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, printOf(JSON.stringify(value))])) as Record<Name, string>

/** Hash of the prices a page states. */
export const offerPrint = ({ offer }: Pick<Page, 'offer'>) => printOf(JSON.stringify(offer))

function picturePrints({ images, variants }: StoreProduct): PicturePrints {
	return {
		alts: Object.fromEntries(images.map(({ id, alt }) => [id, printOf(alt)])),
		variants: Object.fromEntries(variants.map(({ values, imageId }) => [keyOf(values), printOf(imageId ?? '')])),
	}
}
const keyOf = (values: readonly string[]) => printOf(JSON.stringify(values))

/**
 * What a push has left. `theirs`: the fields as the store holds them now, null where it did not tell. Combinations that
 * stayed as they were have not taken what the page says of them.
 */
export function sentNow(
	product: StoreProduct,
	theirs: StoreFields | null,
	{ kept, before, pushed }: { kept: StoreField[]; before: LastSent | null; pushed: Pick<PushedProduct, 'keptVariants'> },
): LastSent {
	const { variant_prices, ...others } = pagePrints(product)
	const priced = pushed.keptVariants ? before?.ours.variant_prices : variant_prices
	const ours = { ...others, ...(priced === undefined ? {} : { variant_prices: priced }) }
	return { theirs: theirs && printsOf(theirs), ours, pictures: picturePrints(product), kept }
}

/**
 * The product with what of it did not change since the last push, of which a merchant's own stays: texts of pictures,
 * pictures of combinations, and what the page says of the goods.
 */
export function sinceLast(product: StoreProduct, last: LastSent | null): StoreProduct {
	const before = last?.pictures
	const now = picturePrints(product)
	const parts = pagePrints(product)
	const isNew = (old: string | undefined, one: string | undefined) => old !== undefined && old !== one
	return {
		...product,
		images: product.images.map((image) => (isNew(before?.alts[image.id], now.alts[image.id]) ? image : { ...image, keepsAlt: true })),
		variants: product.variants.map((one) =>
			isNew(before?.variants[keyOf(one.values)], now.variants[keyOf(one.values)]) ? one : { ...one, keepsImage: true },
		),
		changedParts: FILLED_PARTS.filter((part) => isNew(last?.ours[part], parts[part])),
	}
}

/** True when a store holds all fields as the last push left them. */
export function isAsLeft(now: StoreFields, { theirs }: LastSent): boolean {
	return theirs !== null && Object.entries(printsOf(now)).every(([field, print]) => theirs[field as StoreField] === print)
}

/**
 * The fields that differ from what the last push left, and from what the page says. Where it is not known what that
 * left, as after a restore, those that differ from the page.
 */
export function merchantEdits(now: StoreFields, last: LastSent | null, product: StoreProduct): MerchantEdit[] {
	const ours = fieldsOfProduct(product)
	return (Object.keys(now) as StoreField[]).flatMap((field) => {
		const theirs = now[field] ?? ''
		const left = last?.theirs
		const isTouched = !left || (left[field] !== undefined && left[field] !== printOf(theirs))
		return isTouched && !isSameField(field, theirs, ours[field]) ? [{ field, theirs, ours: ours[field] }] : []
	})
}

const HTML_FIELDS: ReadonlySet<StoreField> = new Set(['description', 'short_description'])

/** True when a store's field says what the page says. Stores write HTML in their own way: of that the words count. */
function isSameField(field: StoreField, theirs: string, ours: string): boolean {
	return theirs === ours || (HTML_FIELDS.has(field) && wordsOfHtml(theirs) === wordsOfHtml(ours))
}

const wordsOfHtml = (html: string) => linesOfHtml(html).replace(/\s+/g, ' ')
