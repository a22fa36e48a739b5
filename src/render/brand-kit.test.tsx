import { describe, expect, it } from 'vitest'
import { FACES } from '../core/faces/faces'
import type { Subset } from '../core/faces/subsets'
import { type Page, themeSchema } from '../core/page/page'
import { fullPage, testFacts, testImage } from '../core/page/page.fixture'
import type { Fact } from '../core/product/facts'
import { brandFontsSchema } from '../core/seller/brand'
import { typographyOf } from '../core/themes/page-typography'
import { themeCss } from './head/theme-css'
import { renderPage } from './render-page'

const render = (page: Page) => renderPage(page, { imageUrl: (file) => `https://cdn.example/${file.key}`, mode: 'document' })
const OWN = brandFontsSchema.options.filter((fonts) => fonts !== 'theme')
const store: Fact = { id: 'f9', kind: 'seller', name: 'Store', text: 'Lampenhaus', origin: { rule: 'store-profile', place: 'storeName' } }

/** A page whose seller has a logo; `change` alters the logo. */
function branded(change: Partial<ReturnType<typeof testImage>> = {}, theme: Page['theme'] = 'bench'): Page {
	const page = fullPage({ theme, facts: [...testFacts, store] })
	return { ...page, brand: { ...page.brand, logo: 'logo' }, images: [...page.images, { ...testImage('logo'), alt: '', ...change }] }
}

describe.each(themeSchema.options)('[R-5] a brand kit in %s', (theme) => {
	const css = (fonts: Page['brand']['fonts'], tag?: string) =>
		themeCss(theme, { accent: null, fonts, logo: null }, 'ltr', tag ? { tag, html: '<main class="vt">' } : undefined)

	it('keeps the theme’s faces until the seller chooses others, and each choice is its own', () => {
		const all = brandFontsSchema.options.map((fonts) => /--display:[^}]*?--stretch:[^;}]*/.exec(css(fonts))?.[0])
		expect(all).not.toContain(undefined)
		expect(new Set(all).size).toBe(brandFontsSchema.options.length)
	})

	it.each(OWN)('in %s has faces for every script, the system’s for those of too many letters, and asks for no file', (fonts) => {
		for (const tag of ['ja', 'zh', 'zh-Hant', 'ko']) expect(css(fonts, tag)).toMatch(new RegExp(`\\.vt:lang\\(${tag}\\)\\{--display:"`))
		const { display, text } = typographyOf(theme, fonts)
		for (const role of [display, text]) {
			const held = new Set(role.stack.flatMap((name): readonly Subset[] => FACES[name].subsets))
			expect([...held].toSorted()).toEqual(expect.arrayContaining(['arabic', 'cyrillic', 'devanagari', 'greek', 'hebrew', 'latin', 'thai']))
		}
		expect(css(fonts)).not.toMatch(/url\(|@import|@font-face/)
	})

	it('shows the logo once, at the head, by the store’s name, its size known before it is there', () => {
		const html = render(branded({}, theme))
		const head = /<header class="vt-head"[^>]*>.*?<\/header>/.exec(html)?.[0] ?? ''
		expect(html.indexOf('vt-head"')).toBeLessThan(html.indexOf('<section'))
		expect(head).toMatch(/style="--r:1\.5"/)
		expect(head).toMatch(/<img [^>]*width="900" height="600" alt="Lampenhaus"/)
		expect(head).not.toContain('lazy')
		expect(html.split('vt-head"')).toHaveLength(2)
	})
})

describe('[R-5] the logo', () => {
	it('stands on ink when it is drawn in white', () => {
		expect(render(branded({ color: '#fdfdfd' }))).toContain('class="vt-head vt-lit"')
		expect(render(branded({ color: '#203040' }))).not.toContain('class="vt-head vt-lit"')
	})

	it('leaves nothing behind when there is none, or its files are lost', () => {
		expect(render(fullPage())).not.toContain('<header')
		expect(render(branded({ files: [] }))).not.toContain('<header')
	})
})
