import { majorAmount } from '../../src/core/money'
import type { Page } from '../../src/core/page/page'
import { plainFromRichText } from '../../src/core/text/rich-text'

type Node = Record<string, unknown>

/**
 * What is wrong with a page's JSON-LD: not JSON, a required field missing, or something in it that the page does not
 * know to be true.
 */
export function jsonLdErrors(html: string, page: Page): string[] {
	const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) => match[1] ?? '')
	if (blocks.length !== 1) return [`has ${blocks.length} blocks of JSON-LD`]
	let graph: Node[]
	try {
		graph = (JSON.parse(blocks[0] ?? '') as { '@graph': Node[] })['@graph']
	} catch {
		return ['its JSON-LD is no JSON']
	}
	const node = (type: string) => graph.find((candidate) => candidate['@type'] === type)
	const product = node('Product')
	return [
		...(product ? productErrors(product, page) : ['names no Product']),
		...(/"(?:aggregateRating|review|reviewCount|ratingValue)"/.test(blocks[0] ?? '') ? ['holds a rating or a review'] : []),
		...faqErrors(node('FAQPage'), html),
		...crumbErrors(node('BreadcrumbList'), page),
	]
}

function productErrors(product: Node, page: Page): string[] {
	const images = (product.image ?? []) as (string | { contentUrl: string })[]
	const addresses = images.map((image) => (typeof image === 'string' ? image : image.contentUrl))
	const pictured = page.images.some((image) => page.gallery.includes(image.id) && image.files.length > 0)
	const offer = product.offers as Node | undefined
	const stated = new Set(page.facts.flatMap((fact) => [fact.text]))
	const properties = (product.additionalProperty ?? []) as { name: string; value: string }[]
	const shown = page.sections.flatMap((section) => {
		if (section.type === 'numberHighlights') return section.props.items
		return section.type === 'specifications' ? section.props.rows : []
	})
	return [
		...(product.name === page.product.title ? [] : ['its name is not the product’s']),
		...(pictured && addresses.length === 0 ? ['its Product has no picture'] : []),
		...addresses.filter((address) => !/^https?:\/\//.test(address)).map((address) => `its picture ${address} has no whole address`),
		...(Boolean(offer) === Boolean(page.offer) ? [] : ['an Offer stands where no price does, or the other way round']),
		...(offer && page.offer && (offer.price !== majorAmount(page.offer.price) || offer.priceCurrency !== page.offer.price.currency)
			? ['its Offer asks another price']
			: []),
		...properties
			.filter(({ value }) => !stated.has(value) && !shown.some((row) => plainFromRichText(row.value.html) === value))
			.map(({ name }) => `its property ${name} is stated nowhere`),
	]
}

function faqErrors(faq: Node | undefined, html: string): string[] {
	if (!faq) return []
	const entries = (faq.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[]
	const details = html.match(/<details/g)?.length ?? 0
	return [
		...(entries.length === details ? [] : [`asks ${entries.length} questions and shows ${details}`]),
		...entries.filter((entry) => !entry.name || !entry.acceptedAnswer.text).map(() => 'has a question without words'),
	]
}

function crumbErrors(list: Node | undefined, page: Page): string[] {
	const names = ((list?.itemListElement ?? []) as { position: number; name: string }[]).map(({ name }) => name)
	const expected = page.product.breadcrumbs.length > 0 ? [...page.product.breadcrumbs, page.product.title] : []
	return names.join('\n') === expected.join('\n') ? [] : ['its breadcrumbs are not the listing’s']
}
