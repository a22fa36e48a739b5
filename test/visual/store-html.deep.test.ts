import type { Page as Tab } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { readShopThemes } from '../../bench/stores/shop-themes'
import { themeSchema } from '../../src/core/page/page'
import { installedBrowser } from '../support/installed-browser'
import { drawnInShopTheme, drawnStoreHtml, everySectionPage, STORE_PICTURES } from './drawn-pages'
import { openTab } from './open-tab'

// What a page becomes in a store's product page, where its column may be narrow in a wide window.

const DIRECTIONS = ['ltr', 'rtl'] as const
const PHONE = 360
const DESKTOP = 1280
const WIDE = 1440
/** Of a phone, of the column beside a product's pictures, and of one below them. */
const COLUMNS = [296, 340, 440, 720, 1100]
const CASES = themeSchema.options.flatMap((theme) => DIRECTIONS.map((direction) => ({ theme, direction })))

let tab: Tab

beforeAll(async () => {
	if (!installedBrowser) return
	const opened = await openTab({ reducedMotion: 'reduce' })
	tab = opened.tab
	const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'
	await tab.route(`${STORE_PICTURES}**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
	return opened.close
})

async function open(html: string, width: number): Promise<void> {
	await tab.setViewportSize({ width, height: 800 })
	// Pictures that come when they are scrolled to would have their size now or a moment later.
	await tab.setContent(html.replaceAll(' loading="lazy"', ''), { waitUntil: 'load' })
}

/** Where every element of the column stands in it, in whole pixels, and how large its letters are. */
const places = () =>
	tab.evaluate(() => {
		const column = document.querySelector('#column')?.getBoundingClientRect()
		return [...document.querySelectorAll('#column *')].map((element) => {
			const { left, top, width, height } = element.getBoundingClientRect()
			const at = [left - (column?.left ?? 0), top - (column?.top ?? 0), width, height].map(Math.round)
			return `${element.tagName} ${at.join(' ')} ${getComputedStyle(element).fontSize}`
		})
	})

/** What stands further left or right than the column. */
const sticking = () =>
	tab.evaluate(() => {
		const column = document.querySelector('#column')?.getBoundingClientRect()
		if (!column) return ['there is no column']
		return [...document.querySelectorAll('#column *')]
			.filter((element) => element.closest('[style*="overflow"]') === null && element.getBoundingClientRect().width > 1)
			.filter(
				(element) => element.getBoundingClientRect().right > column.right + 1 || element.getBoundingClientRect().left < column.left - 1,
			)
			.map((element) => `${element.tagName} “${(element.textContent ?? '').slice(0, 30)}”`)
	})

/** Sentences in a column too narrow for them, and words wider than theirs. */
const squeezed = () =>
	tab.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('#column :is(h3, h4, p)')]
			.filter((element) => element.clientWidth > 2 && element.querySelector('p') === null)
			.filter((element) => {
				const isSentence = (element.textContent?.trim().split(/\s+/).length ?? 0) > 3
				return element.scrollWidth > element.clientWidth + 1 || (isSentence && element.clientWidth < 100)
			})
			.map((element) => `${element.tagName} ${element.clientWidth} “${(element.textContent ?? '').slice(0, 40)}”`),
	)

/** Buttons that cover other words than their own. */
const covered = () =>
	tab.evaluate(() => {
		const buttons = [...document.querySelectorAll('#column section a[href^="https://shop"]')]
		const words = document.createTreeWalker(document.querySelector('#column') ?? document, NodeFilter.SHOW_TEXT)
		const found: string[] = []
		while (words.nextNode()) {
			const node = words.currentNode
			const range = document.createRange()
			range.selectNodeContents(node)
			const box = range.getBoundingClientRect()
			// Words for screen readers stand in a box of one pixel.
			if (node.textContent?.trim() === '' || node.parentElement?.closest('[style*="width:1px"]')) continue
			// A line may be lower than its letters' box.
			const inset = box.height * 0.2
			for (const button of buttons.filter((one) => !one.contains(node))) {
				const { left, right, top, bottom } = button.getBoundingClientRect()
				const isOver = box.left < right - 1 && box.right > left + 1 && box.top + inset < bottom && box.bottom - inset > top
				if (isOver) found.push(`“${button.textContent}” over “${node.textContent}”`)
			}
		}
		return found
	})

describe.skipIf(!installedBrowser)('[O-4] a page in a store', () => {
	it.each(CASES)(
		'$theme $direction: in a narrow column of a wide window everything is as in the same column of a phone',
		async ({ theme, direction }) => {
			const page = await everySectionPage(theme, direction, 'full')
			for (const column of [296, 440]) {
				const html = await drawnStoreHtml(page, column)
				await open(html, column)
				const onPhone = await places()
				await open(html, DESKTOP)
				expect(await places()).toEqual(onPhone)
			}
		},
	)

	it.each(CASES)(
		'$theme $direction: nothing stands out of the column or is squeezed in it, however wide that is',
		async ({ theme, direction }) => {
			const page = await everySectionPage(theme, direction, 'full')
			for (const column of COLUMNS) {
				await open(await drawnStoreHtml(page, column), DESKTOP)
				expect(await sticking(), `${column} px`).toEqual([])
				// The one face of these tests is wider than those the themes set their capitals in.
				if (column > 300) expect(await squeezed(), `${column} px`).toEqual([])
			}
		},
	)

	it.each(CASES)(
		'[C-7] $theme $direction: nothing stands out where a shop’s theme counts padding beside the width, as block themes do',
		async ({ theme, direction }) => {
			const page = await everySectionPage(theme, direction, 'full')
			for (const column of [PHONE, 720]) {
				const html = (await drawnStoreHtml(page, column)).replace('*{box-sizing:border-box}', '')
				await open(html, column)
				expect(await sticking(), `${column} px`).toEqual([])
			}
		},
	)

	it.each(CASES)(
		'[C-9] $theme $direction: in four themes of WordPress, on a phone and a wide screen, nothing stands out and nothing scrolls sideways',
		async ({ theme, direction }) => {
			const page = await everySectionPage(theme, direction, 'full')
			for (const { name, style } of await readShopThemes()) {
				for (const width of [PHONE, WIDE]) {
					await open(drawnInShopTheme(page, style), width)
					expect(await sticking(), `${name} ${width} px`).toEqual([])
					expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name} ${width} px`).toBeLessThanOrEqual(0)
				}
			}
		},
	)

	it('[C-9] a description that is wider than its column in such a theme is seen', async () => {
		const [shop] = await readShopThemes()
		const page = await everySectionPage('atelier', 'ltr', 'full')
		const heading = '<h2>Description</h2>'
		const wide = drawnInShopTheme(page, shop?.style ?? '').replace(heading, `${heading}<p style="width:500px">Wide</p>`)
		expect(wide).toContain('>Wide<')
		await open(wide, PHONE)
		expect(await sticking()).not.toEqual([])
	})

	it.each(CASES)(
		'$theme $direction: where the filter drops `display`, no button covers words and nothing stands out',
		async ({ theme, direction }) => {
			const page = await everySectionPage(theme, direction, 'full')
			for (const column of [PHONE, 720]) {
				const html = (await drawnStoreHtml(page, column)).replace(/(?<=[";])(?:display|opacity|white-space|container-type):[^;"]*;?/g, '')
				await open(html, column)
				expect(await covered(), `${column} px`).toEqual([])
				expect(await sticking(), `${column} px`).toEqual([])
			}
		},
	)
})
