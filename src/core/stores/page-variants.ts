import { type Money, majorAmount, minorDigits } from '../money'
import type { Page } from '../page/page'
import type { VariantItem } from '../product/product'
import { combinations, type Option, optionsOfPage } from './page-options'
import type { StoreVariant } from './store-product'

type Item = Omit<VariantItem, 'origin'>
export type VariantTerms = {
	/** What the seller asks, as StoreProduct has it. */
	price: string
	compareAtPrice: string | null
	/** Of the store; null when it does not say. */
	currency: string | null
	sku: string
	/** The values the seller keeps of each option; all where it says nothing. */
	kept?: Readonly<Record<string, readonly string[]>> | undefined
	/** How many options the store takes; null for any number. */
	mostOptions: number | null
}
/** `samePrice`: the listing asks different prices and every combination got the seller's. */
export type PageVariants = { options: Option[]; variants: StoreVariant[]; samePrice: boolean }

/**
 * A page's options as a store makes variants of them: the combinations the listing tells apart, else all there are.
 * Each has its own sku, barcode, picture and availability where the listing says so. It has its own price only where
 * the seller asks the listing's price in the listing's currency: another price says nothing of what the other
 * combinations should cost.
 */
export function variantsOfPage(page: Page, terms: VariantTerms): PageVariants {
	const options = keptOptions(optionsOfPage(page, terms.mostOptions), terms.kept)
	if (options.length === 0) return { options: [], variants: [], samePrice: false }
	const find = itemFinder(page, options)
	const all = combinations(options)
	const told = all.filter((values) => find(values) !== undefined)
	const prices = new Set(told.flatMap((values) => find(values)?.price?.amountMinor ?? []))
	const own = prices.size > 1 && asksListingPrice(page, terms)
	const variants = (told.length > 0 ? told : all).map((values, index) => variantOf(values, index, find(values), { ...terms, own }, page))
	return { options: usedOptions(options, variants), variants, samePrice: prices.size > 1 && !own }
}

/** How many combinations a page has of the values that are kept. */
export function countCombinations(page: Page, kept: VariantTerms['kept'], mostOptions: VariantTerms['mostOptions'] = null): number {
	return variantsOfPage(page, { price: '', compareAtPrice: null, currency: null, sku: '', kept, mostOptions }).variants.length
}

function keptOptions(options: readonly Option[], kept: VariantTerms['kept']): Option[] {
	return options.map(({ name, values }) => {
		const chosen = kept?.[name]
		const left = chosen ? values.filter((value) => chosen.includes(value)) : values
		return { name, values: left.length > 0 ? left : values }
	})
}

/** A value no combination has is none a store may be told of. */
function usedOptions(options: readonly Option[], variants: readonly StoreVariant[]): Option[] {
	return options.map(({ name, values }, at) => ({
		name,
		values: values.filter((value) => variants.some((one) => one.values[at] === value)),
	}))
}

/**
 * Finds the listing's own entry of a combination. The page may be in another language: values are matched by place
 * where their number is the same.
 */
function itemFinder(page: Page, options: readonly Option[]): (values: readonly string[]) => Item | undefined {
	const { variants } = page.product.goods ?? {}
	if (!variants) return () => undefined
	const dimensions = Object.entries(variants.dimensions)
	const whole = optionsOfPage(page, null)
	const byKey = new Map(variants.items.map((item) => [keyOf(item.options), item]))
	return (values) => {
		const named = options.map(({ name }, at): [string, string] => {
			const place = whole.findIndex((option) => option.name === name)
			const [dimension, listed] = dimensions.find(([own]) => own === name) ?? dimensions[place] ?? [name, []]
			const value = values[at] ?? ''
			const from = whole[place]?.values ?? []
			const isParallel = from.length === listed.length && !listed.includes(value)
			return [dimension, isParallel ? (listed[from.indexOf(value)] ?? value) : value]
		})
		return byKey.get(keyOf(Object.fromEntries(named)))
	}
}

const keyOf = (options: Readonly<Record<string, string>>) =>
	JSON.stringify(
		Object.entries(options)
			.map(([name, value]) => [name.toLowerCase(), value.toLowerCase()])
			.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
	)

function asksListingPrice({ product: { listingPrice } }: Page, { price, currency }: VariantTerms): boolean {
	return (
		listingPrice !== undefined && (currency === null || currency === listingPrice.currency) && Number(price) === majorAmount(listingPrice)
	)
}

function variantOf(
	values: string[],
	index: number,
	item: Item | undefined,
	{ price, compareAtPrice, sku, own }: VariantTerms & { own: boolean },
	page: Page,
): StoreVariant {
	const ownPrice = own && item?.price ? plainAmount(item.price) : undefined
	const image =
		item?.image && page.images.find(({ id, files }) => files.length > 0 && [item.image?.id, ...(item.image?.aliases ?? [])].includes(id))
	return {
		values,
		price: ownPrice ?? price,
		compareAtPrice:
			ownPrice === undefined
				? compareAtPrice
				: item?.listPrice && item.price && isHigher(item.listPrice, item.price)
					? plainAmount(item.listPrice)
					: null,
		sku: `${sku}-${index + 1}`,
		gtin: item?.gtin ?? null,
		imageId: image?.id ?? null,
		isAvailable: item?.available ?? null,
	}
}

const isHigher = (one: Money, other: Money) => one.currency === other.currency && one.amountMinor > other.amountMinor

/** An amount with a point and the currency's own digits, whatever the reader's country writes. */
export function plainAmount(money: Money): string {
	return majorAmount(money).toFixed(minorDigits(money.currency))
}
