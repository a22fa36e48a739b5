import { majorAmount } from '../../core/money'
import { escapeHtml } from '../../core/text/escape-html'
import { AI_MADE, RULE_MADE } from '../view/digital-source'
import type { PageView } from '../view/page-view'
import { escapeJson } from './escape-json'
import { jsonLdOf } from './json-ld'
import { themeCss } from './theme-css'

/**
 * Everything between `<head>` and `</head>` of the page whose body is told. The empty icon keeps browsers from asking
 * the host for one.
 */
export function documentHead(view: PageView, body: string, canonical?: string): string {
	const { page, direction } = view
	const address = canonical && /^https?:\/\//.test(canonical) ? canonical : undefined
	return [
		'<meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		`<title>${escapeHtml(page.seo.title)}</title>`,
		meta('name', 'description', page.seo.description),
		...(address ? [`<link rel="canonical" href="${escapeHtml(address)}">`] : []),
		...machineMarks(view),
		...openGraph(view, address),
		'<link rel="icon" href="data:,">',
		`<style>${themeCss(page.theme, page.brand, direction, { tag: view.tag, html: body })}</style>`,
		`<script type="application/ld+json">${escapeJson(jsonLdOf(view))}</script>`,
	]
		.filter((line) => line !== '')
		.join('\n')
}

function meta(key: 'name' | 'property', name: string, content: string | undefined): string {
	return content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : ''
}

/** Marks what a machine made, for machines: texts by IPTC's word for it, pictures of a model by theirs (K-6). */
function machineMarks({ page: { record, images } }: PageView): string[] {
	const pictures = images.some((image) => image.madeBy === 'ai') ? [meta('name', 'ai-generated-images', 'true')] : []
	if (record.writer.kind === 'person') return pictures
	const byModel = record.writer.kind === 'model'
	const how = byModel ? `model${record.writer.model ? `; ${record.writer.model}` : ''}` : 'template'
	return [
		meta('name', 'machine-written', how),
		meta('name', 'digital-source-type', byModel ? AI_MADE : RULE_MADE),
		...(byModel ? [meta('name', 'ai-generated', 'true')] : []),
		...pictures,
	]
}

function openGraph(view: PageView, address: string | undefined): string[] {
	const { page, tag, findImage, imageUrl } = view
	const main = findImage(page.gallery[0] ?? '')
	const shared = main?.files
		.filter((file) => file.format !== 'avif' && file.format !== 'svg')
		.toSorted((a, b) => Number(b.format !== 'webp') - Number(a.format !== 'webp') || b.width - a.width)
		.map((file) => ({ file, url: imageUrl(file) }))
		.find(({ url }) => url?.startsWith('http'))
	return [
		meta('property', 'og:type', 'product'),
		meta('property', 'og:title', page.seo.title),
		meta('property', 'og:description', page.seo.description),
		meta('property', 'og:locale', tag.replace('-', '_')),
		meta('property', 'og:url', address),
		meta('property', 'og:image', shared?.url),
		meta('property', 'og:image:width', shared && String(shared.file.width)),
		meta('property', 'og:image:height', shared && String(shared.file.height)),
		meta('property', 'og:image:alt', shared && main?.alt),
		meta('property', 'product:price:amount', page.offer ? String(majorAmount(page.offer.price)) : undefined),
		meta('property', 'product:price:currency', page.offer?.price.currency),
		meta('name', 'twitter:card', shared ? 'summary_large_image' : 'summary'),
	]
}
