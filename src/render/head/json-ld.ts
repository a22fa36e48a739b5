import { majorAmount } from '../../core/money'
import type { Page, PageImage, Section, SectionType } from '../../core/page/page'
import { plainFromRichText } from '../../core/text/rich-text'
import { SCHEMA_SOURCE } from '../view/digital-source'
import type { ImageUrl, PageView } from '../view/page-view'

type Node = Record<string, unknown> & { '@type': string }

/**
 * What the page says, for machines (O-3). Only what is true and shown: an Offer when the seller asks a price, questions
 * when they are on the page; ratings and reviews never.
 */
export function jsonLdOf(view: PageView): { '@context': string; '@graph': Node[] } {
	const { page } = view
	const nodes = [productNode(view), breadcrumbNode(page), faqNode(page), pageNode(view)]
	return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) }
}

function productNode({ page, imageUrl }: PageView): Node {
	const images = page.gallery.flatMap(
		(id) =>
			imageEntry(
				page.images.find((image) => image.id === id),
				imageUrl,
			) ?? [],
	)
	const figures = visible(page, 'numberHighlights').flatMap((section) => section.props.items)
	const rows = [...figures, ...visible(page, 'specifications').flatMap((section) => section.props.rows)]
	const properties = rows.map((row) => ({
		'@type': 'PropertyValue',
		name: plainFromRichText(row.name.html),
		value: plainFromRichText(row.value.html),
	}))
	return {
		'@type': 'Product',
		name: page.product.title,
		...(page.seo.description ? { description: page.seo.description } : {}),
		...(page.product.brand ? { brand: { '@type': 'Brand', name: page.product.brand } } : {}),
		...(images.length > 0 ? { image: images } : {}),
		...(properties.length > 0 ? { additionalProperty: properties } : {}),
		...(page.offer ? { offers: offerNode(page.offer, page.buying) } : {}),
	}
}

/** A picture's address; as an object that says so when a model made it. Readers of structured data know no AVIF. */
function imageEntry(image: PageImage | undefined, imageUrl: ImageUrl): string | Node | undefined {
	const url = image?.files
		.filter((file) => file.format !== 'avif')
		.toSorted((a, b) => b.width - a.width)
		.map(imageUrl)
		.find((address) => address?.startsWith('http'))
	if (!url || !image?.madeBy) return url
	return { '@type': 'ImageObject', contentUrl: url, digitalSourceType: SCHEMA_SOURCE.ai }
}

function offerNode(offer: NonNullable<Page['offer']>, buying: Page['buying']): Node {
	const url = buying?.kind === 'link' || buying?.kind === 'store' ? buying.url : undefined
	return {
		'@type': 'Offer',
		price: majorAmount(offer.price),
		priceCurrency: offer.price.currency,
		...(url ? { url } : {}),
		...(offer.compareAt
			? {
					priceSpecification: {
						'@type': 'UnitPriceSpecification',
						priceType: 'https://schema.org/StrikethroughPrice',
						price: majorAmount(offer.compareAt),
						priceCurrency: offer.compareAt.currency,
					},
				}
			: {}),
	}
}

function breadcrumbNode({ product }: Page): Node | undefined {
	if (product.breadcrumbs.length === 0) return undefined
	const names = [...product.breadcrumbs, product.title]
	return { '@type': 'BreadcrumbList', itemListElement: names.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })) }
}

function faqNode(page: Page): Node | undefined {
	const questions = visible(page, 'faq').flatMap((section) => section.props.items)
	if (questions.length === 0) return undefined
	const entries = questions.map((item) => ({
		'@type': 'Question',
		name: plainFromRichText(item.question.html),
		acceptedAnswer: { '@type': 'Answer', text: plainFromRichText(item.answer.html) },
	}))
	return { '@type': 'FAQPage', mainEntity: entries }
}

function pageNode({ page, tag }: PageView): Node {
	const kind = page.record.writer.kind
	return {
		'@type': 'WebPage',
		name: page.seo.title,
		inLanguage: tag,
		...(kind === 'person' ? {} : { digitalSourceType: kind === 'model' ? SCHEMA_SOURCE.ai : SCHEMA_SOURCE.rules }),
	}
}

function visible<T extends SectionType>(page: Page, type: T): Extract<Section, { type: T }>[] {
	return page.sections.filter((section): section is Extract<Section, { type: T }> => section.type === type && !section.hidden)
}
