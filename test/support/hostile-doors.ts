import { amazon } from '../../src/connectors/marketplaces/amazon/amazon'
import { generic } from '../../src/connectors/marketplaces/generic/generic'
import { isAppError } from '../../src/core/errors'
import { type Page, pageSchema } from '../../src/core/page/page'
import { fullPage } from '../../src/core/page/page.fixture'
import { mapTexts } from '../../src/core/page/walk'
import { mendProduct } from '../../src/core/product/mend-words'
import type { Product } from '../../src/core/product/product'
import { productFromFacts } from '../../src/core/product/product-from-facts'
import { productFromText } from '../../src/core/product/product-from-text'
import { typedFactsSchema } from '../../src/core/product/typed-facts'
import { checkStoreProfile } from '../../src/core/seller/check-store-profile'
import { STORE_IDS } from '../../src/core/stores/store-ids'
import { cleanModelText } from '../../src/core/text/clean-model-text'
import { normaliseRichText } from '../../src/core/text/normalise-rich-text'
import { richTextFromPlain } from '../../src/core/text/rich-text'
import { renderPage } from '../../src/render/render-page'
import { storeHtml } from '../../src/render/store-html/store-html'
import { sanitizePageHtml, sanitizeRichText } from '../../src/server/pages/sanitize-html'

const imageUrl = (file: { key: string }) => `https://pictures.example/${file.key}`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Every text a product holds, wherever it stands in it. */
function textsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value]
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function textsRead(read: () => Product | undefined): string[] {
	try {
		const product = read()
		return product ? textsOf(mendProduct(product)).filter((text) => text !== '') : []
	} catch (error) {
		if (isAppError(error)) return []
		throw error
	}
}

/** A listing that holds the payload as it is, escaped, and in the data it publishes. */
const amazonListing = (
	payload: string,
) => `<html><head><link rel="canonical" href="https://www.amazon.com/dp/B0VITRINE1"></head><body><div id="dp">
	<span id="productTitle">Kettle ${escaped(payload)}</span>
	<div id="feature-bullets"><ul><li><span class="a-list-item">${escaped(payload)}</span></li></ul></div>
	<div id="prodDetails"><table><tr><th>${escaped(payload)}</th><td>${escaped(payload)}</td></tr></table></div>
	<div id="productDescription"><p>${payload}</p></div></div></body></html>`
const shopListing = (payload: string) => {
	const data = {
		'@context': 'https://schema.org',
		'@type': 'Product',
		name: `Kettle ${payload}`,
		description: payload,
		brand: payload,
		url: payload,
	}
	const offers = { '@type': 'Offer', price: '12.00', priceCurrency: 'EUR' }
	return `<html><head><script type="application/ld+json">${JSON.stringify({ ...data, offers }).replaceAll('<', '\\u003c')}</script></head>
	<body><h1>Kettle ${escaped(payload)}</h1><p class="price">12,00 €</p><ul><li>${escaped(payload)}</li></ul>${payload}</body></html>`
}

/** Doors by which plain words come in: what is read of a payload, as texts of a page. */
export const PLAIN_DOORS: Record<string, (payload: string) => string[]> = {
	'a listing of Amazon': (payload) => textsRead(() => amazon.extract(amazonListing(payload))),
	'a listing of another shop': (payload) => textsRead(() => generic.extract(shopListing(payload))),
	'pasted text': (payload) => textsRead(() => productFromText(`Kettle\n${payload}\nColour: ${payload}\n12.00 €`)),
	'typed facts': (payload) => {
		const typed = { title: payload, brand: payload, description: payload, bullets: [payload], specs: [{ name: payload, value: payload }] }
		const facts = typedFactsSchema.safeParse(typed)
		return facts.success ? textsRead(() => productFromFacts(facts.data)) : []
	},
	'a model’s text': (payload) => [cleanModelText(payload), cleanModelText(`Kettle ${payload} boils.`)].filter((text) => text !== ''),
	'a store profile': (payload) => {
		const terms = [
			{ market: 'usa', language: 'english', delivery: payload, returns: payload, guarantee: payload, payment: payload, legal: payload },
		]
		const checked = checkStoreProfile({ storeName: payload.slice(0, 60), terms, reach: [{ market: 'usa', address: payload }] })
		return 'profile' in checked ? textsOf(checked.profile) : []
	},
}

/** Doors by which markup comes in: what is kept of it. */
export const RICH_DOORS: Record<string, (payload: string) => string> = {
	'the editor’s paste': normaliseRichText,
	'a saved page’s texts': sanitizeRichText,
}

/** Pages whose every text, name and alternative text is one of `words`, as many pages as it takes. */
function pagesOf(words: readonly string[], asHtml: (word: string) => string): Page[] {
	const pages: Page[] = []
	for (let at = 0; at < words.length || pages.length === 0; ) {
		const next = () => words[at++ % words.length] ?? ''
		const page = mapTexts(fullPage(), ({ text }) => ({ ...text, html: asHtml(next()) }))
		const { product, seo, images } = page
		const first = words[pages.length % words.length] ?? ''
		pages.push(
			pageSchema.parse({
				...page,
				product: { ...product, title: first, brand: first, breadcrumbs: [first] },
				seo: { ...seo, title: first, description: first, keywords: [first] },
				images: images.map((image) => ({ ...image, alt: first })),
			}),
		)
	}
	return pages
}

/**
 * Documents a browser would be given after every payload came in by a door, each payload in some of them; `stores too`:
 * also as stores show pages.
 */
export function documentsOf(door: string, payloads: readonly string[], extent: 'documents' | 'stores too' = 'documents'): string[] {
	if (door === WHOLE_PAGE) return payloads.map((payload) => `<!doctype html>${sanitizePageHtml(payload)}`)
	const rich = RICH_DOORS[door]
	const words = rich ? payloads.map(rich) : payloads.flatMap(PLAIN_DOORS[door] ?? (() => []))
	const pages = pagesOf([...new Set(words)], rich ? (word) => word : richTextFromPlain)
	return pages.flatMap((page, index) => {
		const store = STORE_IDS[index % STORE_IDS.length]
		const inStore = store && extent === 'stores too' ? [`<!doctype html><body>${storeHtml(page, store, imageUrl)}`] : []
		return [renderPage(page, { imageUrl, mode: 'document' }), ...inStore]
	})
}

export const WHOLE_PAGE = 'a whole page’s HTML'
export const DOORS = [...Object.keys(PLAIN_DOORS), ...Object.keys(RICH_DOORS), WHOLE_PAGE]
