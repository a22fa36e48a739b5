import { type Money, moneyFromMajor } from '../../../../core/money'
import type { Origin, VariantItem, Variants } from '../../../../core/product/product'
import { decode, type Markup, type MarkupNode } from '../../html/markup'
import { selectAll } from '../../html/select'
import { textOf, tidy } from '../../html/text'
import { picturesIn } from '../pictures'
import { type Data, isData, textIn } from '../structured/record'
import { stateOffer } from './state-offer'

/** A form's own data: all combinations of its choices, as WooCommerce writes them for its script. */
const WRITTEN = /\sdata-(?:product[-_]?)?(?:variants|variations)=(?:"(\[[^"]{20,2000000})"|'(\[[^']{20,2000000})')/
const MAX_VARIANTS = 250

type Asked = { base: string | undefined; home: string | undefined; price: Money | undefined }

/**
 * Variants of a form that holds its combinations in an attribute: what each chooses by the drop-down's own name, its
 * price in whole units, sku, picture and stock. `nameOf`: what a drop-down is called on the page. None where a
 * combination leaves a choice open, as its price then holds for several.
 */
export function formVariants(page: Markup, nameOf: (node: MarkupNode) => string | undefined, asked: Asked) {
	const written = WRITTEN.exec(page.source)
	if (!written) return undefined
	const rows = rowsIn(decode(written[1] ?? written[2] ?? ''))
	const keys = [...new Set(rows.flatMap(({ attributes }) => Object.keys(attributes as Data)))]
	const choices = keys.map((key) => choiceOf(page, key, nameOf))
	const origin: Origin = { rule: 'form-data', place: 'form[data-product_variations]' }
	const items = rows.map((row) => itemOf(row, choices, origin, asked))
	const isWhole = items.every(({ options }) => Object.keys(options).length === keys.length)
	if (items.length < 2 || !isWhole || new Set(choices.map(({ name }) => name)).size < keys.length) return undefined
	const valuesOf = ({ name }: Choice) => [...new Set(items.flatMap(({ options }) => options[name] ?? []))]
	const dimensions = Object.fromEntries(choices.map((choice) => [choice.name, inOrder(valuesOf(choice), choice)]))
	const value: Variants = { dimensions, count: items.length, items }
	return { value, origin }
}

function rowsIn(text: string): Data[] {
	try {
		const rows: unknown = JSON.parse(text)
		return Array.isArray(rows) ? rows.filter((row) => isData(row) && isData(row.attributes)).slice(0, MAX_VARIANTS) : []
	} catch {
		return []
	}
}

/** One of a form's choices: its key in the data, its name and its values' names on the page, by their keys. */
type Choice = { key: string; name: string; shown: ReadonlyMap<string, string> }

function choiceOf(page: Markup, key: string, nameOf: (node: MarkupNode) => string | undefined): Choice {
	const field = selectAll(page, 'select').find((one) => one.attribute('name') === key)
	const entries = field ? selectAll(field, 'option') : []
	const shown = new Map(entries.map((one) => [one.attribute('value') ?? '', tidy(textOf(one))]))
	const plain = key.replace(/^attribute_(?:pa_)?/, '').replaceAll(/[-_]/g, ' ')
	return { key, name: (field && nameOf(field)) || plain.charAt(0).toUpperCase() + plain.slice(1), shown }
}

/** As the page lists them; the data may list combinations in another order. */
function inOrder(values: readonly string[], { shown }: Choice): string[] {
	const order = [...shown.values()]
	return values.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}

function itemOf(row: Data, choices: readonly Choice[], origin: Origin, { base, home, price }: Asked): VariantItem {
	const currency = price?.currency ?? home
	const money = (value: unknown) => (currency && typeof value === 'number' && value > 0 ? moneyFromMajor(value, currency) : undefined)
	const offer = row.display_price === undefined ? stateOffer(row, [], currency, new Set()) : {}
	const [asked, before] = [money(row.display_price) ?? offer.price, money(row.display_regular_price) ?? offer.list]
	const [image] = isData(row.image) ? picturesIn(row.image.full_src ?? row.image.url ?? row.image.src, base) : []
	const sku = textIn(row.sku)
	const options = choices.flatMap(({ key, name, shown }) => {
		const chosen = textIn((row.attributes as Data)[key])
		return chosen ? [[name, shown.get(chosen) || chosen] as const] : []
	})
	return {
		options: Object.fromEntries(options),
		...(asked ? { price: asked } : {}),
		...(asked && before && before.amountMinor > asked.amountMinor ? { listPrice: before } : {}),
		...(sku ? { sku } : {}),
		...(image ? { image } : {}),
		...(typeof row.is_in_stock === 'boolean'
			? { available: row.is_in_stock }
			: offer.availability
				? { available: offer.availability === 'in_stock' }
				: {}),
		origin,
	}
}
