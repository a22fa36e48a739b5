import type { Page as Tab } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Page, themeSchema } from '../../src/core/page/page'
import { fullPage } from '../../src/core/page/page.fixture'
import { renderPage } from '../../src/render/render-page'
import { LOOKS } from '../../src/render/themes/looks'
import { installedBrowser } from '../support/installed-browser'
import { sampleOf } from '../support/sample'
import { openTab } from './open-tab'

// What a page looks like while it is scrolled and where it ends.

const THEMES = sampleOf(themeSchema.options, ['atelier', 'market', 'signal'])
const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
const WAYS = (['no-preference', 'reduce'] as const).flatMap((reducedMotion) => [PHONE, DESKTOP].map((size) => ({ size, reducedMotion })))
/** Each theme at each size, moving and not; of the few, each in one of the ways. */
const SCROLLED = sampleOf(
	themeSchema.options.flatMap((theme) => WAYS.map((way) => ({ theme, ...way }))),
	WAYS.map((way, at) => ({ theme: THEMES[at % THEMES.length] ?? 'atelier', ...way })),
)
/** The page is looked at each time it was scrolled by this much. */
const STEP = 120
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
	let tab: Tab
	beforeAll(async () => {
		const opened = await openTab({ viewport: PHONE })
		tab = opened.tab
		return opened.close
	}, 60_000)

	/** Which order buttons are in sight when the page is scrolled to a height, or to the middle of the last call. */
	const inSight = (place: number | 'call') =>
		tab.evaluate(async (where) => {
			document.documentElement.style.scrollBehavior = 'auto'
			if (where === 'call') document.querySelector('.vt-closing')?.scrollIntoView({ block: 'center' })
			else scrollTo(0, where)
			for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
			return [...document.querySelectorAll('.vt-btn')]
				.filter((button) => {
					const { x, y, width, height } = button.getBoundingClientRect()
					return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
				})
				.map((button) => (button.closest('.vt-bar') ? 'bar' : button.closest('.vt-closing') ? 'call' : 'opening'))
		}, place)

	it.each(SCROLLED.map((scrolled) => ({ ...scrolled, width: scrolled.size.width })))(
		'[R-12] $theme at $width px, reduced motion $reducedMotion, never shows two buttons, no bar beside the ' +
			'opening’s nor over the last call’s, and one most of the way',
		async ({ theme, size, reducedMotion }) => {
			await tab.emulateMedia({ reducedMotion })
			await tab.setViewportSize(size)
			await tab.goto('about:blank')
			await tab.setContent(html(longPage(theme)), { waitUntil: 'load' })
			expect(await inSight(0)).toEqual(['opening'])
			const call = await tab.evaluate(() => document.querySelector('.vt-closing')?.getBoundingClientRect().top ?? 0)
			const places = Array.from({ length: Math.floor((call - size.height) / STEP) }, (_, step) => step * STEP)
			const seen: string[][] = []
			for (const place of places) seen.push(await inSight(place))
			expect(seen.filter((buttons) => buttons.length > 1)).toEqual([])
			const without = seen.filter((buttons) => buttons.length === 0).length * STEP
			expect(without, `${without} px without a button`).toBeLessThanOrEqual(size.height)
			expect(seen.at(-1)).toEqual(['bar'])
			expect(await inSight('call')).toEqual(['call'])
			await tab.setViewportSize(PHONE)
			await tab.emulateMedia({ reducedMotion: null })
		},
		60_000,
	)

	it.each(themeSchema.options.filter((theme) => LOOKS[theme].traits.galleryColumn))(
		'[R-11] of %s keeps the buy box in sight while its pictures are scrolled past on a desktop',
		async (theme) => {
			await tab.setViewportSize({ width: 1280, height: 800 })
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

	it.each(THEMES)('[R-3] of %s sets no space between letters that join', async (theme) => {
		await tab.setContent(html(longPage(theme, 'arabic')), { waitUntil: 'load' })
		const spaced = await tab.evaluate(() =>
			[...document.querySelectorAll('main, main *')]
				.filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
				.map((element) => element.className),
		)
		expect(spaced).toEqual([])
	})
})
