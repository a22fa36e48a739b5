import { type Money, minorDigits, moneyFromMajor } from '../../../../core/money'
import { currencyIn } from '../../../../core/product/currency-signs'
import { readPrice } from '../../../../core/product/read-price'
import { westernDigits } from '../../../../core/product/western-digits'
import { decode, type MarkupNode } from '../../html/markup'
import { closest, select } from '../../html/select'
import { textOf, tidy } from '../../html/text'
import type { ListingPage } from '../listing-page'

/** No price has more digits before its decimal sign. */
const MAX_DIGITS = 11
/** What holds more nodes than this is no price, but a box around one. */
const MAX_PRICE_NODES = 100

/** `.a-price` of something to pay: struck-through and per-unit prices look alike and give undefined. */
export function readPriceWidget(node: MarkupNode, page: ListingPage): Money | undefined {
	if (node.hasClass('a-text-strike') || node.attribute('data-a-strike') === 'true') return undefined
	if (node.hasClass('a-text-price') && !node.hasClass('apexPriceToPay')) return undefined
	return readWidgetText(node, page)
}

/**
 * The amount in a price widget, whatever it is the price of; it stands there twice: blank or full in `.a-offscreen`,
 * and for the eye in whole and fraction.
 */
export function readWidgetText(node: MarkupNode, page: ListingPage): Money | undefined {
	if (node.end - node.index > MAX_PRICE_NODES || isCutOff(node)) return undefined
	const offscreen = select(node, '.a-offscreen')
	const spoken = offscreen ? readPrice(textOf(offscreen), page.marketplace.currency) : undefined
	if (spoken) return spoken
	return select(node, '.a-price-whole') ? readParts(node, page) : moneyOf(textPieces(node, '.a-offscreen'), '', page)
}

/** What a text is priced in; the marketplace's own currency where it says nothing. */
const currencyOf = (text: string, page: ListingPage): string => currencyIn(text, page.marketplace.currency) ?? page.marketplace.currency

function readParts(node: MarkupNode, page: ListingPage): Money | undefined {
	const whole = select(node, '.a-price-whole')
	if (!whole) return undefined
	const symbol = select(node, '.a-price-symbol')
	const fraction = select(node, '.a-price-fraction')
	const currency = currencyOf(symbol ? textOf(symbol) : '', page)
	const text = textOf(whole)
	if (!fraction) {
		const pieces = textPieces(node, '.a-offscreen')
		const numbers = pieces.filter((piece) => /\d/.test(westernDigits(piece)))
		return numbers.length === 1 && announcesFraction(text) ? undefined : moneyOf(pieces, symbol ? currency : '', page)
	}
	const units = westernDigits(text).replace(/\D/g, '')
	const cents = westernDigits(textOf(fraction)).replace(/\D/g, '')
	if (!units || units.length > MAX_DIGITS || Number(units) + Number(cents) === 0) return undefined
	return moneyFromMajor(Number(`${units}.${cents || '0'}`), currency)
}

/** True when the page ends inside a node: a number there may have had more figures. */
export function isCutOff(node: MarkupNode): boolean {
	const last = node.page.nodes[node.end - 1]
	return last !== undefined && last.to >= node.page.source.length
}

/** A decimal sign with nothing after it: the fraction is missing, and the amount cannot be known. */
const announcesFraction = (whole: string): boolean => /\d\s*[.,٫]\s*$/.test(whole)

/** A price written as text in an element of its own; the rupee sign may be drawn by a style. */
export function readPriceText(node: MarkupNode, page: ListingPage): Money | undefined {
	if (node.end - node.index > MAX_PRICE_NODES || isCutOff(node)) return undefined
	const widget = select(node, '.a-price')
	if (widget) return readPriceWidget(widget, page)
	return moneyOf(textPieces(node), select(node, '.currencyINR') ? 'INR' : '', page)
}

/**
 * Texts of one price → money. Cents may be set smaller in an element of their own without a decimal sign ("$", "12",
 * "99"); more numbers than those two are no single price.
 */
function moneyOf(pieces: readonly string[], currency: string, page: ListingPage): Money | undefined {
	const numbers = pieces.filter((piece) => /\d/.test(westernDigits(piece)))
	const [whole = '', cents = ''] = numbers
	const sign = currency || currencyOf(pieces.join(' '), page)
	if (numbers.length === 1) return readPrice(`${currency} ${pieces.join('')}`, page.marketplace.currency)
	const bare = westernDigits(cents).replace(/^[.,٫]/, '')
	if (numbers.length !== 2 || !/^\d+$/.test(bare) || bare.length !== minorDigits(sign)) return undefined
	return readPrice(`${sign} ${whole.replace(/[.,٫]$/, '')}`.concat(decimalFor(whole), bare), page.marketplace.currency)
}

/** A decimal sign that is not the one the thousands are grouped with. */
const decimalFor = (whole: string): string => (whole.includes('.') ? ',' : '.')

function textPieces(node: MarkupNode, without = ''): string[] {
	return node.page.nodes.slice(node.index + 1, node.end).flatMap((one) => {
		if (one.tag || (without && closest(one, without)) || one.parent?.tag === 'style' || one.parent?.tag === 'script') return []
		return tidy(decode(one.raw)) || []
	})
}

/** A share that is saved. */
const SAVING = new RegExp(
	String.raw`(?:(?:[-−]\s*)?(?<!\d)\d+(?:[.,]\d+)?\s*(?:%|٪|percent|per cent|Prozent|pour cent|por ciento|por cento` +
		String.raw`|per cento|procent|procenta?)|(?:%|yüzde)\s*\d+)`,
	'i',
)

/** "33,69 € avec 16 % d'économies", "SAR 1,279.00 with 25 percent savings": the first amount with its sign. */
export function readSpoken(node: MarkupNode, page: ListingPage): Money | undefined {
	if (isCutOff(node)) return undefined
	const text = textOf(node)
	return readPrice(text.replace(SAVING, ''), page.marketplace.currency)
}
