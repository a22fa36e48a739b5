import { z } from 'zod'
import { msg } from '../../../core/messages/message'
import type { LeftOut, StoreProduct } from '../../../core/stores/store-product'
import { isRefusal, type Shop } from './shop'

/** How many of a unit one gram, or one millimetre, is. */
const WEIGHTS: Readonly<Record<string, number>> = { kg: 0.001, g: 1, lbs: 1 / 453.592_37, oz: 1 / 28.349_523_125 }
const LENGTHS: Readonly<Record<string, number>> = { m: 0.001, cm: 0.1, mm: 1, in: 1 / 25.4, yd: 1 / 914.4 }
const settingSchema = z.object({ value: z.string() })

/** Weight and size in the shop's own units, as product fields. */
export async function measureFields(
	shop: Shop,
	{ weightGrams, sizeMm }: Pick<StoreProduct, 'weightGrams' | 'sizeMm'>,
): Promise<{ fields: Record<string, unknown>; leftOut: LeftOut[] }> {
	const weight = weightGrams === null ? undefined : await unitOf(shop, 'woocommerce_weight_unit', WEIGHTS)
	const length = sizeMm === null ? undefined : await unitOf(shop, 'woocommerce_dimension_unit', LENGTHS)
	const [l, w, h] = (sizeMm ?? []).map((mm) => inUnit(mm, length ?? 0))
	const missing = (weightGrams !== null && !weight) || (sizeMm !== null && !length)
	return {
		fields: {
			...(weightGrams !== null && weight ? { weight: inUnit(weightGrams, weight) } : {}),
			...(sizeMm !== null && length ? { dimensions: { length: l, width: w, height: h } } : {}),
		},
		leftOut: missing ? [{ what: msg('stores.weight_and_size'), why: msg('woocommerce.no_units') }] : [],
	}
}

const inUnit = (amount: number, factor: number) => String(Number((amount * factor).toFixed(3)))

async function unitOf(shop: Shop, setting: string, units: Readonly<Record<string, number>>): Promise<number | undefined> {
	const answer = await shop.ask(`settings/products/${setting}`, { params: { _fields: 'value' } })
	const unit = isRefusal(answer) ? undefined : settingSchema.safeParse(answer.data).data?.value
	return unit === undefined ? undefined : units[unit]
}
