import { Parser } from 'htmlparser2'

/**
 * The prices a page's JSON-LD states, as twenty lines around a parser read them: every block that is JSON, every thing
 * in it that is a Product with offers.
 */
export function pricesIn(html: string): unknown[] {
	const blocks: string[] = []
	let inside = false
	const parser = new Parser({
		onopentag(name, { type }) {
			inside = name === 'script' && type === 'application/ld+json'
			if (inside) blocks.push('')
		},
		ontext(text) {
			if (inside) blocks.push(`${blocks.pop() ?? ''}${text}`)
		},
		onclosetag() {
			inside = false
		},
	})
	parser.end(html)
	return blocks.flatMap((block) => {
		try {
			return offered(JSON.parse(block))
		} catch {
			return []
		}
	})
}

type Thing = { [property: string]: unknown }
const things = (value: unknown): Thing[] =>
	(Array.isArray(value) ? value : [value]).filter((one): one is Thing => typeof one === 'object' && one !== null)

const offered = (data: unknown): unknown[] =>
	things(data).flatMap((one) => [
		...(one['@type'] === 'Product' ? things(one.offers).flatMap((offer) => offer.price ?? offer.lowPrice ?? []) : []),
		...offered(one['@graph'] ?? []),
	])
