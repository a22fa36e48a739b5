import type { Connection } from '../../core/contracts/stores'
import { type ProductStatus, productStatusSchema } from '../../core/stores/store-product'

/** How a page is to arrive; `as_is`: as its product stands in the store, which nothing is chosen for. */
export type StatusChoice = ProductStatus | 'as_is'

/** The ways a page can arrive: as it is only where it is already. */
export function statusChoices(isThere: boolean): StatusChoice[] {
	return isThere ? ['as_is', 'published', 'draft'] : ['published', 'draft']
}

/**
 * What is chosen: what the seller picked, where that is offered; else as it is, and the `usual` where it is not there.
 */
export function chosenStatus(picked: StatusChoice | undefined, isThere: boolean, usual: ProductStatus): StatusChoice {
	return statusChoices(isThere).find((choice) => choice === picked) ?? (isThere ? 'as_is' : usual)
}

/** The way a select names; what is none of them throws. */
export function readStatusChoice(value: string): StatusChoice {
	return value === 'as_is' ? value : productStatusSchema.parse(value)
}

/**
 * The status a push sends: empty for none, so that a product that is there stays as it is. Before it is known where the
 * page has been (`isKnown`), only what the seller picked is sent.
 */
export function statusToSend(
	picked: StatusChoice | undefined,
	{ isThere, isKnown, usual }: { isThere: boolean; isKnown: boolean; usual: ProductStatus },
): string {
	const choice = isKnown ? chosenStatus(picked, isThere, usual) : (picked ?? 'as_is')
	return choice === 'as_is' ? '' : choice
}

/**
 * The connected store somebody means by what they typed: its name, its address, or that of its home page. What
 * reads differently is none we know here, even if the server finds it.
 */
export function namedShop<One extends Pick<Connection, 'account' | 'url'>>(typed: string, connections: readonly One[]): One | undefined {
	const meant = hostOf(typed)
	return connections.find(({ account, url }) => [account, account.split('.', 1)[0], hostOf(url)].includes(meant))
}

function hostOf(address: string): string {
	const [host = ''] = address
		.trim()
		.toLowerCase()
		.replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
		.split(/[/?#]/, 1)
	return host
}
