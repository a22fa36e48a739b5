import type { PushEntry } from '../../core/contracts/stores'
import { type ProductStatus, productStatusSchema } from '../../core/stores/store-product'

/** How a page is to arrive; `as_is`: as its product stands in the store, which nothing is chosen for. */
export type StatusChoice = ProductStatus | 'as_is'

/** The stores a page has arrived in, by the ids of their connections. */
export function storesWithPage(pushes: readonly Pick<PushEntry, 'state' | 'connection'>[]): ReadonlySet<string> {
	return new Set(pushes.filter(({ state }) => state === 'done').map(({ connection }) => connection.id))
}

/** The ways a page can arrive: as it is only where it is already. */
export function statusChoices(isThere: boolean): StatusChoice[] {
	return isThere ? ['as_is', 'published', 'draft'] : ['published', 'draft']
}

/** What is chosen: what the seller picked, where that is offered; else the first way there is. */
export function chosenStatus(picked: StatusChoice | undefined, isThere: boolean): StatusChoice {
	const choices = statusChoices(isThere)
	return choices.find((choice) => choice === picked) ?? choices[0] ?? 'published'
}

/** The way a select names; what is none of them throws. */
export function readStatusChoice(value: string): StatusChoice {
	return value === 'as_is' ? value : productStatusSchema.parse(value)
}

/**
 * The status a push sends: empty for none, so that a product that is there stays as it is. Before it is known where the page has been
 * (`isKnown`), only what the seller picked is sent.
 */
export function statusToSend(picked: StatusChoice | undefined, { isThere, isKnown }: { isThere: boolean; isKnown: boolean }): string {
	const choice = isKnown ? chosenStatus(picked, isThere) : (picked ?? 'as_is')
	return choice === 'as_is' ? '' : choice
}
