import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { type ImageFile, kindOf, type Page, SECTION_TYPES, type Section, themeSchema } from '../core/page/page'
import { fullInput, fullPage } from '../core/page/page.fixture'
import { mapTexts } from '../core/page/walk'
import { renderPage } from './render-page'

const imageUrl = (file: ImageFile) => `https://cdn.example/${file.key}`
const render = (page: Page) => renderPage(page, { imageUrl, mode: 'document' })
const shown = (page: Page): Page => ({ ...page, sections: page.sections.map((section) => ({ ...section, hidden: false })) })
const everything = (change: Parameters<typeof fullPage>[0]) => ({
	...shown(fullPage(change)),
	buying: { kind: 'form' as const, action: 'https://shop.example/order' },
})

const INTERACTIVE = new Set(['a', 'button', 'input', 'select', 'textarea', 'summary', 'label'])
const ALLOWED_INSIDE_LABEL = new Set(['input', 'select', 'textarea'])

/**
 * What is wrong with the structure: controls inside controls, heading levels skipped, ids used twice, words outside a
 * list's entries.
 */
function errorsOf(html: string): string[] {
	const errors: string[] = []
	const open: string[] = []
	const ids = new Set<string>()
	let level = 0
	const parser = new Parser({
		onopentag(name, { id }) {
			const outer = open.findLast((tag) => INTERACTIVE.has(tag))
			if (outer && INTERACTIVE.has(name) && !(outer === 'label' && ALLOWED_INSIDE_LABEL.has(name))) errors.push(`${name} in ${outer}`)
			const parent = open.at(-1)
			if ((parent === 'ul' || parent === 'ol') && name !== 'li') errors.push(`${name} in ${parent}`)
			if (parent === 'tr' && name !== 'th' && name !== 'td') errors.push(`${name} in tr`)
			if (open.includes('p') && /^(?:p|div|ul|ol|h[1-6]|section)$/.test(name)) errors.push(`${name} in p`)
			const heading = /^h([1-6])$/.exec(name)
			if (heading) {
				if (Number(heading[1]) > level + 1) errors.push(`${name} behind h${level}`)
				level = Number(heading[1])
			}
			if (id && ids.has(id)) errors.push(`id ${id} twice`)
			if (id) ids.add(id)
			open.push(name)
		},
		onclosetag: () => open.pop(),
	})
	parser.end(html)
	return errors
}

describe.each(themeSchema.options)('every section in %s', (theme) => {
	it.each(['english', 'arabic'])('[R-9] is sound HTML in %s: no control inside another, headings in order', (language) => {
		const html = render(everything({ theme, language }))
		expect(errorsOf(html)).toEqual([])
		expect(html.match(/<h1[ >]/g)).toHaveLength(1)
	})

	it('[R-9] keeps its headings in order when the seller has emptied them', () => {
		const page = mapTexts(everything({ theme }), ({ text, path }) => (path[0] === 'heading' ? { ...text, html: '' } : text))
		expect(errorsOf(render(page))).toEqual([])
	})

	it('[O-2] weighs at most 60 KB together', () => {
		expect(new TextEncoder().encode(render(everything({ theme }))).length).toBeLessThanOrEqual(60 * 1024)
	})
})

describe('[R-13] kinds of section', () => {
	it('are at least 28, each with two layouts or more', () => {
		expect(SECTION_TYPES.length).toBeGreaterThanOrEqual(28)
		const page = shown(everything({}))
		const images = page.images.map(({ id }) => id)
		for (const type of SECTION_TYPES) {
			const drawn = kindOf(type).layouts.map((layout) => {
				const sections = page.sections
					.filter((section) => section.type === type)
					.map((section) => ({ ...section, layout, props: { ...section.props, ...(type === 'gallery' ? { images } : {}) } }) as Section)
				return render({ ...page, sections })
			})
			expect(new Set(drawn).size, type).toBeGreaterThanOrEqual(2)
		}
	})
})

describe('sections that need facts', () => {
	it('[K-3] show imported reviews with their source and date, and only what the listing has', () => {
		const html = render(everything({}))
		expect(html).toContain('A fine lamp')
		expect(html).toContain('A reader, 1 May 2026')
		expect(html).toMatch(/Taken from the listing at .?example\.com/)
		expect(render(fullPage())).not.toContain('A fine lamp')
		const none = everything({})
		expect(render({ ...none, product: { ...none.product, reviews: [] } })).not.toContain('vt-reviews')
	})

	it('an order form posts where the seller said, checked by the browser; without an address it is left out', () => {
		const html = render(everything({ market: 'morocco' }))
		expect(html).toMatch(/<form[^>]* action="https:\/\/shop\.example\/order" method="post"/)
		expect(html).toMatch(/<input type="tel"[^>]*pattern="[^"]*212/)
		expect(html).toMatch(/aria-describedby="(s-[^"]+-hint)"[^>]*><small id="\1"><bdi dir="ltr">\+212 123 456 789</)
		expect(render(fullPage())).not.toContain('<form')
		expect(render({ ...fullPage(), buying: { kind: 'phone', number: '0600000000' } })).not.toContain('<form')
		expect(render({ ...fullPage(), buying: { kind: 'form', action: 'mailto:a@b.example' } })).toMatch(/<form[^>]*enctype="text\/plain"/i)
	})

	it('[K-4] the market’s hero repeats the seller’s terms and WhatsApp, and says nothing of its own', () => {
		const stated = [
			{ id: 'f7', kind: 'seller' as const, name: 'Delivery', text: 'In 3 days.', origin: { rule: 'store-profile', place: 'delivery' } },
			{ id: 'f8', kind: 'seller' as const, name: 'Returns', text: 'x'.repeat(120), origin: { rule: 'store-profile', place: 'returns' } },
		]
		const heroOf = (html: string) => html.slice(html.indexOf('class="vt-hero'), html.indexOf('</section>'))
		const page = fullPage({ theme: 'market', facts: [...fullInput().facts, ...stated] })
		expect(heroOf(render(page))).toContain('In 3 days.')
		expect(heroOf(render(page))).not.toContain('xxx')
		expect(heroOf(render(page))).toContain('https://wa.me/212600000000')
		expect(render(page).match(/In 3 days\./g)).toHaveLength(2)
		const bare = fullPage({ theme: 'market' })
		expect(render({ ...bare, sections: bare.sections.filter(({ type }) => type !== 'contact') })).not.toContain('vt-near')
	})

	it('[K-6] say once how the page came to be, with the manufacturer when there is one', () => {
		expect(render(fullPage()).match(/produced automatically/g)).toHaveLength(1)
	})
})

describe('[R-5] the hero’s layout', () => {
	const heroOf = (page: Page, layout: 'split' | 'stacked' | 'full') =>
		render({
			...page,
			sections: page.sections.map((section) => (section.type === 'hero' ? { ...section, layout } : section)),
		})

	it('is the theme’s own unless the section says another', () => {
		const page = fullPage({ theme: 'runway' })
		expect(render(page)).not.toMatch(/class="vt-hero[^"]*vt-alt/)
		expect(heroOf(page, 'full')).toBe(render(page))
		expect(heroOf(page, 'split')).toContain('vt-alt vt-split')
		expect(heroOf(page, 'stacked')).toContain('.vt-stacked')
	})
})
