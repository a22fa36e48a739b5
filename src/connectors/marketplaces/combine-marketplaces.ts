import type { ListingLink, Marketplace, PageVerdict } from './marketplace'

/**
 * Several marketplaces as one, the most particular first. A link belongs to the first of the open ones that knows it
 * (`open` = all unless given); a page to the one its link names, else, as a page somebody saved, to the first of all
 * that sees a product in it.
 */
export function combineMarketplaces(members: readonly Marketplace[], open: (id: string) => boolean = () => true): Marketplace {
	const [leading] = members
	if (!leading) throw new Error('no marketplace is registered')
	const named = (link: ListingLink | undefined) => members.find(({ id }) => id === link?.marketplace)
	return {
		id: members.map(({ id }) => id).join('+'),
		parseLink(text) {
			for (const one of members) {
				const link = open(one.id) ? one.parseLink(text) : undefined
				if (link) return link
			}
			return undefined
		},
		classify(html, link) {
			return named(link)?.classify(html, link) ?? verdictOf(members.map((one) => one.classify(html))) ?? leading.classify(html)
		},
		extract(html, link) {
			const own = named(link) ?? members.find((one) => one.classify(html).kind === 'product') ?? leading
			return own.extract(html, link)
		},
		descriptionOf: (html) => firstOf(members, (one) => one.descriptionOf?.(html)),
		requestPreferences: (domain) => firstOf(members, (one) => one.requestPreferences?.(domain)),
	}
}

/** The answer of the first member that has one. */
function firstOf<T>(members: readonly Marketplace[], ask: (one: Marketplace) => T | undefined): T | undefined {
	for (const one of members) {
		const answer = ask(one)
		if (answer !== undefined) return answer
	}
	return undefined
}

/** A product for one is a product; else what the first can say that knows such pages. */
function verdictOf(verdicts: readonly PageVerdict[]): PageVerdict | undefined {
	const says = (one: PageVerdict) => one.kind === 'wall' || (one.kind === 'other' && one.page !== 'unknown')
	return verdicts.find(({ kind }) => kind === 'product') ?? verdicts.find(says) ?? verdicts[0]
}
