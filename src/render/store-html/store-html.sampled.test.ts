import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../../test/support/sample'
import { type Page, type PageImage, themeSchema } from '../../core/page/page'
import { fullPage } from '../../core/page/page.fixture'
import { textsOfPage } from '../../core/page/walk'
import { STORE_IDS } from '../../core/stores/store-ids'
import { plainFromRichText } from '../../core/text/rich-text'
import { descriptionOf } from './in-store'
import { keptByFilter } from './kept-by-filter.fixture'
import { isKeptDeclaration } from './kept-markup'
import { storeHtml } from './store-html'
import { afterTinymce } from './tinymce.fixture'

const imageUrl = (file: { key: string }) => `https://pictures.example/${file.key}`
/** Every section with something to show: reviews were imported, orders go to an address. */
function page(change: Partial<Page> = {}): Page {
	const made = fullPage()
	const review = {
		title: 'Fine',
		text: 'A fine lamp',
		rating: 5,
		date: '1 May 2026',
		author: 'A reader',
		origin: { rule: 'test', place: 'test' },
	}
	const sections = made.sections.map((section) => ({ ...section, hidden: false }))
	return {
		...made,
		sections,
		product: { ...made.product, reviews: [review] },
		buying: { kind: 'form', action: 'https://shop.example/order' } as const,
		...change,
	}
}
const bare = (html: string) => html.replace('<!-- wp:html -->\n', '').replace('\n<!-- /wp:html -->\n', '')
const wordsOf = (html: string) => DomUtils.textContent(parseDocument(html).children).replace(/\s+/g, ' ')
const CASES = sampleOf(
	themeSchema.options.flatMap((theme) => (['english', 'arabic'] as const).map((language) => ({ theme, language }))),
	[
		{ theme: 'atelier', language: 'arabic' },
		{ theme: 'market', language: 'english' },
		{ theme: 'signal', language: 'arabic' },
	],
)
const THEMES = new Set(CASES.map(({ theme }) => theme))

describe('the HTML for a store', () => {
	it.each(CASES)('[O-4] $theme in $language passes the strictest filter unchanged', (change) => {
		for (const store of STORE_IDS) {
			const html = storeHtml(page(change), store, imageUrl)
			const decoded = html.replaceAll('&#91;', '[').replaceAll('&#93;', ']')
			expect(keptByFilter(decoded)).toBe(decoded)
		}
	})

	it.each(CASES)('[C-7] $theme in $language is the same after the merchant pressed “Update” in WordPress’ editor', (change) => {
		const html = storeHtml(page(change), 'woocommerce', imageUrl).replaceAll('&#91;', '[').replaceAll('&#93;', ']')
		expect(afterTinymce(html)).toBe(html)
	})

	it('[C-7] WordPress’ editor loses what it was seen to lose: boxes in a list of terms, headings in a summary, empty spans', () => {
		expect(afterTinymce('<dl><div><dt>a</dt><dd>b</dd></div></dl>')).toBe('<dl><dt>a</dt><dd>b</dd></dl>')
		expect(afterTinymce('<details><summary><h3>Why?</h3></summary></details>')).toBe('<details><summary>Why?</summary></details>')
		expect(afterTinymce('<p>a<span style="width:9px"></span></p>')).toBe('<p>a</p>')
	})

	it.each(CASES)('[O-4] $theme in $language says in attributes alone how it looks, in colours and units every store keeps', (change) => {
		const html = storeHtml(page(change), 'shopify', imageUrl)
		expect(html).not.toMatch(/<(?:style|script|svg|picture|source|form|input|button|main|h1|bdi)[\s>]/)
		expect(html.match(/ class="[^"]*"/g)).toEqual([' class="vitrine"'])
		expect(html).not.toMatch(/var\(|rgba?\(|hsla?\(|color-mix|\drem\b|@media/)
		expect(html.match(/style="[^"]*background-color:#[0-9a-f]{6}/g)?.length).toBeGreaterThan(3)
	})

	it('[O-4] every text of every visible section is in it, in every theme and both directions', () => {
		for (const change of CASES) {
			const shown = page(change)
			const words = wordsOf(storeHtml(shown, 'youcan', imageUrl))
			for (const { text, sectionId } of textsOfPage(shown)) {
				const isTheirs = descriptionOf(shown, 'youcan').sections.every(({ id }) => id !== sectionId)
				if (!isTheirs) expect(words).toContain(plainFromRichText(text.html).replace(/\s+/g, ' '))
			}
		}
	})

	it.each([
		['pantry', 'center'],
		['bench', 'right'],
	] as const)('[R-3] [O-4] a sentence quoted in another direction stands where %s sets its own: %s', (theme, align) => {
		const quoted = page({ theme, language: 'arabic', record: { ...fullPage().record, factsLanguage: 'english' } })
		const html = storeHtml(quoted, 'youcan', imageUrl)
		const benefits = quoted.sections.find((section) => section.type === 'benefits')
		const words = benefits?.type === 'benefits' ? plainFromRichText(benefits.props.heading.html) : ''
		const at = html.indexOf(`>${words}`)
		const turned = html.lastIndexOf('dir="ltr"', at)
		expect(html.slice(turned, at)).not.toContain('</div>')
		expect(html.slice(turned, html.indexOf('>', turned))).toContain(`text-align:${align}`)
	})

	it('[O-4] what a store’s theme sets for text around it, and for headings and pictures in it, is taken back', () => {
		for (const change of CASES) {
			const html = storeHtml(page(change), 'shopify', imageUrl)
			const elements = DomUtils.findAll(() => true, parseDocument(html).children)
			const told = (name: string) => elements.filter((one) => one.name === name).map((one) => String(one.attribs.style))
			expect(elements[1]?.attribs.style).toMatch(/letter-spacing:[^;]+.*text-transform:/)
			for (const style of told('h2')) expect(style).toMatch(/(?:^|;)border(?:-bottom)?:.*(?:^|;)padding(?:-bottom)?:/s)
			for (const style of told('img')) expect(style).toMatch(/(?:^|;)border:/)
		}
	})

	it('[O-4] terms stand at their edge, steps keep their numbers, and a picture’s points have none beside it', () => {
		for (const change of CASES) {
			const shown = page(change)
			for (const section of shown.sections) if (section.type === 'annotatedPicture') section.props.image = shown.images[0]?.id ?? null
			const html = storeHtml(shown, 'woocommerce', imageUrl)
			const elements = DomUtils.findAll(() => true, parseDocument(html).children)
			for (const { attribs } of elements.filter(({ name }) => name === 'dd' || name === 'dt'))
				expect(attribs.style).toMatch(/(?:^|;)padding/)
			expect(html).toContain('Foot')
			expect(elements.filter(({ name }) => name === 'i')).toEqual([])
			expect(html).toMatch(/<h3[^>]*><span[^>]*>1\. <\/span>/)
		}
	})

	it.each([...THEMES])('[O-4] Arabic headlines of %s keep the room and the joined letters its script asks for', (theme) => {
		const html = storeHtml(page({ theme, language: 'arabic' }), 'shopify', imageUrl)
		const headlines = DomUtils.findAll(({ name }) => name === 'h2', parseDocument(html).children).map(({ attribs }) =>
			String(attribs.style),
		)
		expect(headlines.length).toBeGreaterThan(3)
		for (const style of headlines) expect(style).not.toMatch(/letter-spacing:-/)
	})

	it('[O-4] a hidden section and the bar that stays in sight are left out', () => {
		const shown = page()
		const hidden = { ...shown, sections: shown.sections.map((section) => ({ ...section, hidden: section.type === 'faq' })) }
		const html = storeHtml(hidden, 'shopify', imageUrl)
		expect(wordsOf(html)).not.toContain('How high is it?')
		expect(html).not.toContain('s-more-stickyBar')
	})

	it('[O-4] an Arabic page is right-to-left by attributes, with margins and borders on the right sides', () => {
		const html = storeHtml(page({ language: 'arabic', theme: 'market' }), 'woocommerce', imageUrl)
		expect(html).toMatch(/^<!-- wp:html -->\n<div lang="ar" dir="rtl"/)
		expect(html).toMatch(/<h2[^>]*border-right:5px solid #/)
		expect(html).not.toMatch(/inline-start|inline-end/)
	})

	it('[O-4] WordPress is told that it is HTML, and no bracket is taken for a shortcode', () => {
		const shown = page()
		const sections = shown.sections.map((section) =>
			section.type === 'text' ? { ...section, props: { body: { html: '<p>[gallery ids="1"]</p>', facts: [] } } } : section,
		)
		const html = storeHtml({ ...shown, sections }, 'woocommerce', imageUrl)
		expect(html.startsWith('<!-- wp:html -->\n')).toBe(true)
		expect(html.endsWith('\n<!-- /wp:html -->\n')).toBe(true)
		expect(bare(html)).not.toContain('[')
		expect(wordsOf(html)).toContain('[gallery ids="1"]')
	})

	it('[O-4] pictures have public addresses, sizes and a format every store shows; one that could not be had leaves no gap', () => {
		const shown = page()
		const [first, ...rest] = shown.images
		const html = storeHtml({ ...shown, images: [{ ...first, files: [] } as PageImage, ...rest] }, 'shopify', imageUrl)
		const images = html.match(/<img[^>]*>/g) ?? []
		expect(images.length).toBeGreaterThan(2)
		for (const image of images)
			expect(image).toMatch(/src="https:\/\/pictures\.example\/images\/[\w-]+\.(?:webp|jpg)".* width="900" height="600"/)
		expect(images.join('')).not.toContain(`/${first?.id}-`)
	})

	it('[O-4] what must change with the window changes without a media query', () => {
		const html = storeHtml(page({ theme: 'market' }), 'woocommerce', imageUrl)
		expect(html).toMatch(/\(\d+px - 100(?:%|cqi)\)\*999/)
	})

	it(
		'[C-7] [O-4] what a store shows itself is left out: opening, gallery, prices, buttons, order form and ' +
			'logo; options once they are its own',
		() => {
			const shown = page({ brand: { accent: null, fonts: 'theme', logo: 'a' } })
			const html = storeHtml(shown, 'woocommerce', imageUrl)
			for (const type of ['hero', 'gallery', 'callToAction', 'orderForm', 'stickyBar', 'variants'] as const) {
				const section = shown.sections.find((one) => one.type === type)
				expect(section, type).toBeDefined()
				expect(html, type).not.toContain(`id="s-${section?.id}"`)
			}
			expect(html).not.toMatch(/59\.00|79\.00|shop\.example\/order|<header/)
			const many = shown.sections.map((section) =>
				section.type === 'variants'
					? { ...section, props: { ...section.props, dimensions: [] } }
					: section.type === 'hero'
						? { ...section, props: { ...section.props, options: [] } }
						: section,
			)
			expect(storeHtml({ ...shown, sections: many }, 'woocommerce', imageUrl)).toContain(
				`id="s-${many.find(({ type }) => type === 'variants')?.id}"`,
			)
		},
	)

	it('[C-7] the theme’s faces stay, named without quotes; list entries stand below each other whatever the shop’s tabs do', () => {
		for (const change of CASES) {
			const html = storeHtml(page(change), 'woocommerce', imageUrl)
			expect(html).toMatch(/font-family:[a-z]/i)
			expect(html).not.toMatch(/style="[^"]*'/)
			for (const [entry] of html.matchAll(/<li[^>]*>/g)) expect(entry).toMatch(/display:[a-z-]+!important/)
		}
	})

	it('[K-6] says for machines and for readers that a machine wrote it, in attributes and words that survive', () => {
		const html = storeHtml(page(), 'woocommerce', imageUrl)
		expect(html).toContain('data-machine-written="model"')
		expect(html).toContain('data-digital-source-type="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"')
		const images = page().images.map((image) => ({ ...image, madeBy: 'ai' as const }))
		const pictures = storeHtml(page({ images }), 'woocommerce', imageUrl).match(/<img[^>]*>/g) ?? []
		expect(pictures.length).toBeGreaterThan(2)
		for (const picture of pictures) expect(picture).toContain('data-digital-source-type=')
		const person = page()
		expect(storeHtml({ ...person, record: { ...person.record, writer: { kind: 'person' } } }, 'woocommerce', imageUrl)).not.toContain(
			'digitalsourcetype',
		)
	})

	it('[O-4] shows nothing for the drawing of a benefit, which stores do not take', () => {
		const signed = page({
			sections: page().sections.map((section) =>
				section.type === 'benefits'
					? { ...section, props: { ...section.props, items: section.props.items.map((item) => ({ ...item, sign: 'heat' as const })) } }
					: section,
			),
		})
		expect(signed.sections).not.toEqual(page().sections)
		const marks = (shown: Page) => storeHtml(shown, 'shopify', imageUrl).match(/<span aria-hidden="true"/g)?.length
		expect(marks(signed)).toBeLessThanOrEqual(marks(page()) ?? 0)
	})

	it('the filter’s own rules: functions it knows, one plain gradient, and nothing it takes for an attack', () => {
		expect(isKeptDeclaration('width', 'calc(100% - (2*10px))')).toBe(true)
		expect(isKeptDeclaration('background-image', 'radial-gradient(90% 120% at 50% 0,#ffffff,transparent 75%)')).toBe(true)
		for (const [property, value] of [
			['background-image', 'url(https://evil.example/x.png)'],
			['background-image', 'linear-gradient(rgb(0 0 0),#fff)'],
			['color', 'rgb(0 0 0)'],
			['font-family', '&quot;Arial&quot;'],
			['box-shadow', '0 0 1px #000'],
			['width', 'expression(alert(1))'],
		] as const) {
			expect(isKeptDeclaration(property, value)).toBe(false)
		}
	})
})
