import { describe, expect, it } from 'vitest'
import { jsonLdErrors } from '../../bench/pages/check-json-ld'
import { judgePages, type Measured } from '../../bench/pages/page-bars'
import type { Page } from '../../src/core/page/page'
import { fullPage } from '../../src/core/page/page.fixture'
import { renderPage } from '../../src/render/render-page'

const good: Measured = {
	name: 'page',
	performance: 100,
	accessibility: 100,
	bestPractices: 100,
	seo: 100,
	cls: 0,
	htmlBytes: 30_000,
	gzipBytes: 8_000,
	faceBytes: 40_000,
	scriptBytes: 0,
	firstLoadBytes: 200_000,
	heroBytes: 40_000,
	findings: [],
}
const render = (page: Page) => renderPage(page, { imageUrl: (file) => `https://cdn.example/${file.key}`, mode: 'document' })

describe('[O-2] the bars of a page', () => {
	it('are kept by pages that keep each of them', () => {
		expect(judgePages([good, good, good]).missed).toEqual([])
	})

	it.each([
		['performance', { performance: 99 }],
		['accessibility', { accessibility: 99 }],
		['best practices', { bestPractices: 99 }],
		['SEO', { seo: 99 }],
		['layout shift', { cls: 0.001 }],
		['HTML + CSS:', { htmlBytes: 61 * 1024 }],
		['HTML + CSS, gzip', { gzipBytes: 16 * 1024 }],
		['typefaces', { faceBytes: 61 * 1024 }],
		['JavaScript', { scriptBytes: 1 }],
		['first load', { firstLoadBytes: 501 * 1024 }],
		['first picture', { heroBytes: 151 * 1024 }],
		['findings', { findings: ['axe: image-alt'] }],
	])('are missed when one page misses the bar for %s', (name, worse) => {
		const { missed } = judgePages([good, good, { ...good, ...worse }])
		expect(missed).toHaveLength(1)
		expect(missed[0]).toContain(name)
	})

	it('tell the worst page’s score, whatever the median', () => {
		expect(judgePages([good, good, { ...good, seo: 92 }]).missed).toEqual(['SEO: median 100, worst 92; the bar is ≥ 100'])
	})
})

describe('[O-3] the check of JSON-LD', () => {
	const html = render(fullPage())

	it('finds nothing on a page as it is made', () => {
		expect(jsonLdErrors(html, fullPage())).toEqual([])
		expect(jsonLdErrors(render({ ...fullPage(), offer: null }), { ...fullPage(), offer: null })).toEqual([])
	})

	it.each([
		['another price', html.replace('"price":59', '"price":49'), 'its Offer asks another price'],
		['a rating', html.replace('"@type":"Product"', '"@type":"Product","aggregateRating":{"ratingValue":5}'), 'holds a rating or a review'],
		['an invented property', html.replace('"value":"38 cm"', '"value":"83 cm"'), 'its property Height is stated nowhere'],
		['what is no JSON', html.replace('"@context"', '@context'), 'its JSON-LD is no JSON'],
		[
			'another name',
			html.replace('"name":"Tavio desk lamp","description"', '"name":"Lamp","description"'),
			'its name is not the product’s',
		],
	])('finds %s', (_what, broken, error) => {
		expect(broken).not.toBe(html)
		expect(jsonLdErrors(broken, fullPage())).toContain(error)
	})
})
