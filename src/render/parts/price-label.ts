import { findMarket } from '../../core/locale/markets'
import { formatMoney, type Money } from '../../core/money'

/** A price as the market's reader of the language writes it; whole amounts without decimals. */
export function priceLabel(money: Money, tag: string, market: string): string {
	const region = findMarket(market)?.countries[0]?.code
	const locale = region && !new Intl.Locale(tag).region ? `${tag}-${region}` : tag
	return formatMoney(money, locale, { trailingZeroDisplay: 'stripIfInteger' })
}
