import type { Marketplace, PageVerdict } from './marketplace'

/**
 * Several marketplaces as one, the most particular first. A link belongs to the first that knows it; a page to the one its link names, else to
 * the first that sees a product in it.
 */
export function combineMarketplaces(members: readonly [Marketplace, ...Marketplace[]]): Marketplace {
	const [leading] = members
	const descriptions = members.flatMap(({ description }) => description ?? [])
	return {
		...(descriptions[0] ? { description: descriptions[0] } : {}),
		id: members.map(({ id }) => id).join('+'),
		parseLink: (text) => firstGiven(members, (one) => one.parseLink(text)),
		classify: (html) => verdictOf(members.map((one) => one.classify(html))) ?? leading.classify(html),
		extract(html, link) {
			const named = members.find(({ id }) => id === link?.marketplace)
			return (named ?? members.find((one) => one.classify(html).kind === 'product') ?? leading).extract(html, link)
		},
	}
}

function firstGiven<From, To>(list: readonly From[], read: (one: From) => To | undefined): To | undefined {
	for (const one of list) {
		const given = read(one)
		if (given !== undefined) return given
	}
	return undefined
}

/** A product for one is a product; else what the first can say that knows such pages. */
function verdictOf(verdicts: readonly PageVerdict[]): PageVerdict | undefined {
	const says = (one: PageVerdict) => one.kind === 'wall' || (one.kind === 'other' && one.page !== 'unknown')
	return verdicts.find(({ kind }) => kind === 'product') ?? verdicts.find(says) ?? verdicts[0]
}
