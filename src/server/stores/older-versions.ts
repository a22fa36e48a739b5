import { type OlderVersion, type PageDifference, pageDifferenceSchema } from '../../core/contracts/stores'
import { majorAmount } from '../../core/money'
import type { Page } from '../../core/page/page'
import { readPrices } from '../../core/stores/price-rules'
import { offerPrint, pagePrints } from '../../pipeline/send/sent-prints'
import { productOfPage } from './product-of-page'
import type { PushLine } from './push-ledger'
import { termsFor } from './push-page'
import type { StoresDeps } from './stores-deps'

/** Prices that are there already: whether they are accepted is asked when they are pushed. */
const MOST_DIGITS = 3
const pricesSaid = ({ price, compareAt }: NonNullable<Page['offer']>) =>
	readPrices(String(majorAmount(price)), compareAt ? String(majorAmount(compareAt)) : '', MOST_DIGITS)

const DIFFERENCES: readonly PageDifference[] = pageDifferenceSchema.options.flatMap(({ options }) => options)

/**
 * The stores that have another version of a page than it has now, with what differs. What the last push sent is
 * known by its hashes; what a push would send now is made as that push was.
 */
export function olderVersions(
	deps: Pick<StoresDeps, 'config'>,
	row: { id: string; version: number },
	page: Page,
	lines: readonly PushLine[],
): OlderVersion[] {
	return lines.flatMap(({ push, product: { sent, ref }, connection }) => {
		if (!sent || ref === null || push.pageVersion === null || push.pageVersion >= row.version) return []
		// The seller may have asked another price of the store than the page states: that one counts until the page's
		// changes.
		const isPushed = !page.offer || sent.offer === offerPrint(page)
		const said = isPushed || !page.offer ? readPrices(push.price, push.compareAtPrice ?? '', MOST_DIGITS) : pricesSaid(page.offer)
		if ('error' in said) return []
		const { price, compareAt } = said
		const choices = sent.choices
		const intent = { price, ...(compareAt === undefined ? {} : { compareAt }), ...(choices ? { choices } : {}) }
		const { product } = productOfPage(row.id, page, termsFor(deps, connection, intent))
		const now = pagePrints(product)
		const differs = DIFFERENCES.filter((what) => sent.ours[what] !== undefined && now[what] !== sent.ours[what])
		return differs.length === 0 ? [] : [{ store: connection.store, connection: { id: connection.id, name: connection.name }, differs }]
	})
}
