import { adsFrom } from '../../src/core/copy/ads/ad-slots'
import { checkAds } from '../../src/core/copy/ads/check-ads'
import { plainAds } from '../../src/core/copy/ads/plain-ads'
import { COPY_PARTS, type Copy, type CopyOf, type CopyPart, type Removal } from '../../src/core/copy/copy'
import { composePage } from '../../src/core/page/compose-page'
import type { PageImage } from '../../src/core/page/page'
import { plainFromRichText, richTextFromPlain } from '../../src/core/page/rich-text'
import type { Fact } from '../../src/core/product/facts'
import { checkCopy } from '../../src/core/truth/check-copy'
import { liquidSection } from '../../src/render/exports/liquid-section'
import { shopifyCsv } from '../../src/render/exports/shopify-csv'
import { woocommerceCsv } from '../../src/render/exports/woocommerce-csv'
import { renderPage } from '../../src/render/render-page'
import { storeHtml } from '../../src/render/store-html/store-html'
import type { SavedListing } from './page-facts'
import type { Labelled } from './statement'

/** A planted statement as it would look in any output: letters and digits alone, so that escaping and slugs hide nothing. */
const trace = (text: string) =>
	plainFromRichText(text)
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Pictures, so that the page has alternative texts to say it in. */
const picture = (id: string): PageImage => ({
	id,
	alt: '',
	files: [{ key: `images/${id}.jpg`, format: 'jpeg', width: 900, height: 600, bytes: 1000 }],
	color: '#2f66d0',
})
const IMAGES = { gallery: [picture('a'), picture('b')], description: [picture('c')] }
const imageUrl = () => 'https://example.com/picture.jpg'

/** Copy that says the statement in every place copy has. */
function copyWith(text: string, facts: readonly Fact[]): { [P in CopyPart]: CopyOf<P> } {
	const said = { html: richTextFromPlain(text), facts: facts.map((fact) => fact.id) }
	const items = [{ title: said, text: said }]
	return {
		hero: { headline: said, subheadline: said, callToAction: said },
		benefits: { heading: said, items },
		features: { heading: said, items },
		story: { heading: said, paragraphs: [said] },
		faq: { heading: said, items: [{ question: said, answer: said }] },
		seo: { title: text, description: text, slug: 'plain', keywords: [text], imageSubject: text, facts: said.facts },
	}
}

function checked(text: string, facts: Fact[], language: string): { copy: Copy; removed: Removal[] } {
	const copy: Copy = {}
	const removed: Removal[] = []
	const check = <P extends CopyPart>(part: P, written: CopyOf<P>) => {
		const result = checkCopy(part, written, facts, language)
		if (result.copy) Object.assign(copy, { [part]: result.copy })
		removed.push(...result.removed)
	}
	const written = copyWith(text, facts)
	for (const part of COPY_PARTS) check(part, written[part])
	return { copy, removed }
}

/**
 * Plants a statement in all copy of a page, checks it and makes the page; the answer names the outputs it reached: the page's
 * texts, its search engine texts, its alternative texts, the document with its JSON-LD, what is exported of it, or its advertisements.
 */
export function reached({ text }: Labelled, { product, facts }: SavedListing, language: string): string[] {
	const { copy, removed } = checked(text, facts, language)
	let ids = 0
	const page = composePage({
		product,
		facts,
		copy,
		removed: [],
		images: IMAGES,
		language,
		market: 'united states',
		writer: { kind: 'embedded' },
		newId: () => `s${++ids}`,
		notes: [],
	})
	const planted = trace(text)
	const outputs: Record<string, string> = {
		page: JSON.stringify(page.sections),
		seo: JSON.stringify(page.seo),
		'alternative texts': `${copy.seo?.imageSubject ?? ''} ${page.images.map((image) => image.alt).join(' ')}`,
		'document and JSON-LD': renderPage(page, { imageUrl, mode: 'document' }),
		'store HTML': storeHtml(page, 'shopify', imageUrl),
		'theme section': liquidSection(page, imageUrl),
		'product files': shopifyCsv(page, imageUrl) + woocommerceCsv(page, imageUrl),
		advertisements: plainAds(
			checkAds(
				adsFrom(() => [{ text, facts: facts.map((fact) => fact.id) }]),
				facts,
				language,
			).ads,
		),
	}
	const found = Object.entries(outputs).flatMap(([name, output]) => (trace(output).includes(planted) ? [name] : []))
	return removed.length > 0 ? found : [...found, 'the record (nothing was removed)']
}
