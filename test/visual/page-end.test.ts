import { type Browser, chromium, type Page as Tab } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BROWSER_ARGS } from '../../scripts/browser-args.mjs'
import { type Page, themeSchema } from '../../src/core/page/page'
import { fullPage } from '../../src/core/page/page.fixture'
import { renderPage } from '../../src/render/render-page'
import { LOOKS } from '../../src/render/themes/looks'
import { installedBrowser } from '../support/installed-browser'

// What a page looks like while it is scrolled and where it ends, with the animations it has.

const PHONE = { width: 360, height: 740 }
const html = (page: Page) => renderPage(page, { imageUrl: () => 'data:,', mode: 'document' })

/** A page of many sections, some of them behind the last call. */
function longPage(theme: Page['theme'], language = 'english'): Page {
	const page = fullPage({ theme, language })
	return {
		...page,
		buying: { kind: 'link', url: 'https://shop.example/buy' },
		offer: { price: { amountMinor: 4900, currency: 'USD' } },
		sections: page.sections.filter(({ type }) => type !== 'orderForm').map((section) => ({ ...section, hidden: false })),
	}
}

describe.skipIf(!installedBrowser)('a page as it is scrolled', () => {
	let browser: Browser
	let tab: Tab
	beforeAll(async () => {
		browser = await chromium.launch({ executablePath: installedBrowser ?? '', args: BROWSER_ARGS })
		tab = await browser.newPage({ viewport: PHONE })
	}, 60_000)
	afterAll(() => browser?.close())

	/** Which order buttons are in sight at a place of the page. */
	const inSight = (place: 'start' | 'middle' | 'call' | 'end') =>
		tab.evaluate(async (where) => {
			document.documentElement.style.scrollBehavior = 'auto'
			if (where === 'call') document.querySelector('.vt-closing')?.scrollIntoView({ block: 'center' })
			else scrollTo(0, { start: 0, middle: 1600, end: document.body.scrollHeight }[where])
			for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
			return [...document.querySelectorAll('.vt-btn')]
				.filter((button) => {
					const { top, bottom } = button.getBoundingClientRect()
					return getComputedStyle(button).visibility === 'visible' && top >= 0 && bottom <= innerHeight
				})
				.map((button) => (button.closest('.vt-bar') ? 'bar' : button.closest('.vt-closing') ? 'call' : 'opening'))
		}, place)

	it.each(themeSchema.options)(
		'[R-12] of %s keeps one button in sight: the opening’s, the bar’s or the last call’s, never two',
		async (theme) => {
			await tab.setContent(html(longPage(theme)), { waitUntil: 'load' })
			expect(await inSight('start')).toEqual(['opening'])
			expect(await inSight('middle')).toEqual(['bar'])
			expect(await inSight('call')).toEqual(['call'])
			expect(await inSight('end')).toEqual(['bar'])
		},
	)

	it.each(themeSchema.options.filter((theme) => LOOKS[theme].traits.galleryColumn))(
		'[R-11] of %s keeps the buy box in sight while its pictures are scrolled past on a desktop',
		async (theme) => {
			await tab.setViewportSize({ width: 1280, height: 900 })
			const page = longPage(theme)
			const images = page.images.map(({ id }) => id)
			const sections = page.sections.map((section) =>
				section.type === 'hero' ? { ...section, props: { ...section.props, images } } : section,
			)
			await tab.goto('about:blank')
			await tab.setContent(html({ ...page, sections }), { waitUntil: 'load' })
			const sight = await tab.evaluate(async () => {
				document.documentElement.style.scrollBehavior = 'auto'
				const pictures = document.querySelector('.vt-media')?.getBoundingClientRect()
				scrollTo(0, (pictures?.bottom ?? 0) - innerHeight)
				for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
				const button = document.querySelector('.vt-hero .vt-btn')?.getBoundingClientRect()
				return { scrolled: scrollY, isSeen: button !== undefined && button.top >= 0 && button.bottom <= innerHeight }
			})
			await tab.setViewportSize(PHONE)
			expect(sight.scrolled).toBeGreaterThan(450)
			expect(sight.isSeen).toBe(true)
		},
	)

	it.each(themeSchema.options)('[R-3] of %s sets no space between letters that join', async (theme) => {
		await tab.setContent(html(longPage(theme, 'arabic')), { waitUntil: 'load' })
		const spaced = await tab.evaluate(() =>
			[...document.querySelectorAll('main, main *')]
				.filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
				.map((element) => element.className),
		)
		expect(spaced).toEqual([])
	})
})
