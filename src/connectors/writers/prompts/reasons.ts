import type { Reason } from '../../../core/truth/claims'

/** What a writer is told of each reason, so that it knows what to mend. */
const SAID: Readonly<Record<Reason['code'], string>> = {
	no_fact: 'It rests on no fact.',
	unstated: 'No fact states this.',
	unnamed: 'No fact names this brand.',
	undated: 'No fact gives this date.',
	superlative: 'No fact supports a superlative.',
	popularity: 'Popularity, ratings and endorsements are never written.',
	scarcity: 'Stock pressure is never written.',
	countdown: 'Countdowns and offers that end are never written.',
	discounts: 'Price advantages are never written.',
	prices: 'Prices are never written; the page shows the seller’s own.',
	guarantees: 'Guarantees are written from a fact of kind "seller" only.',
	delivery: 'Delivery and payment are written from a fact of kind "seller" only.',
	returns: 'Returns are written from a fact of kind "seller" only.',
	health: 'Health effects are not written.',
	not_in_language: 'It is not written in the language asked for.',
	unsupported: 'It says more than the facts do.',
	contradicted: 'A fact says otherwise.',
	loose_figure: 'This figure stands in no fact; figures are written as slots.',
	stock_phrase: 'This is a stock phrase; say what this product does instead.',
	repeated: 'Another page of this seller says nearly the same; say it from what only the facts of this product hold.',
}

/** Reasons as one line of a prompt, with the words each is about. */
export const reasonsInWords = (reasons: readonly Reason[]): string =>
	reasons.map(({ code, words }) => (words ? `${SAID[code]} (“${words}”)` : SAID[code])).join(' ')
