import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page as Tab } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { AMOUNTS } from '../../bench/pages/amounts'
import { kindOf, type Page, themeSchema } from '../../src/core/page/page'
import { installedBrowser } from '../support/installed-browser'
import { type Direction, drawnHtml, everySectionPage, heroAlone } from './drawn-pages'
import { openTab } from './open-tab'
import { type Detail, layoutDifferences, readLayout } from './read-layout'

// Every section in every theme, mirrored and not, with little and much content: where everything stands, compared with
// what was looked at and found good (layouts/*.txt; docs/decisions/012). After a change that is meant, UPDATE_LAYOUTS=1
// writes them anew.

const FOLDER = join(import.meta.dirname, 'layouts')
const UPDATE = process.env.UPDATE_LAYOUTS === '1'
const PHONE = 360
const DESKTOP = 1280
const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl']

type Layout = { name: string; lines: string[] }

let tab: Tab

beforeAll(async () => {
	if (!installedBrowser) return
	const opened = await openTab({ reducedMotion: 'reduce' }, [
		'--font-render-hinting=none',
		'--enable-font-subpixel-positioning',
		'--disable-lcd-text',
	])
	tab = opened.tab
	return opened.close
})

async function layoutOf(page: Page, width: number, detail: Detail, css = ''): Promise<string[]> {
	await tab.setViewportSize({ width, height: 800 })
	await tab.setContent((await drawnHtml(page)).replace('</head>', `<style>${css}</style></head>`), { waitUntil: 'load' })
	return readLayout(tab, detail)
}

/** All layouts of a theme. */
async function layoutsOf(theme: Page['theme']): Promise<Layout[]> {
	const layouts: Layout[] = []
	for (const direction of DIRECTIONS) {
		for (const amount of AMOUNTS) {
			const page = await everySectionPage(theme, direction, amount)
			const full = amount === 'full'
			for (const width of full ? [PHONE, DESKTOP] : [PHONE]) {
				layouts.push({ name: `${direction} ${amount} ${width}`, lines: await layoutOf(page, width, full ? 'all' : 'frame') })
			}
			for (const layout of full ? kindOf('hero').layouts : []) {
				layouts.push({ name: `${direction} hero ${layout} ${DESKTOP}`, lines: await layoutOf(heroAlone(page, layout), DESKTOP, 'all') })
			}
		}
	}
	return layouts
}

const written = (layouts: readonly Layout[]) => layouts.map(({ name, lines }) => `# ${name}\n${lines.join('\n')}\n`).join('')

function readWritten(text: string): Map<string, string[]> {
	const layouts = text.split(/^# /m).slice(1)
	return new Map(layouts.map((layout) => [layout.slice(0, layout.indexOf('\n')), layout.trimEnd().split('\n').slice(1)]))
}

describe.skipIf(!installedBrowser)('[R-5, R-6] the layout of every section', () => {
	it.each(themeSchema.options)('in %s is as it was found good: both directions, any amount of content, each hero', async (theme) => {
		const path = join(FOLDER, `${theme}.txt`)
		const layouts = await layoutsOf(theme)
		if (UPDATE) await writeFile(path, written(layouts))
		expect(existsSync(path), 'UPDATE_LAYOUTS=1 writes layouts that were never written').toBe(true)
		const good = readWritten(await readFile(path, 'utf8'))
		expect([...good.keys()]).toEqual(layouts.map(({ name }) => name))
		const differences = layouts.flatMap(({ name, lines }) =>
			layoutDifferences(good.get(name) ?? [], lines).map((difference) => `${theme} ${name} ${difference}`),
		)
		expect(differences.slice(0, 20)).toEqual([])
	})

	it('is told apart from one in which a heading, a colour or a distance has changed', async () => {
		const page = await everySectionPage('bench', 'ltr', 'full')
		const good = await layoutOf(page, DESKTOP, 'all')
		const changed = async (css: string) => layoutDifferences(good, await layoutOf(page, DESKTOP, 'all', css))
		expect(await changed('')).toEqual([])
		expect((await changed('.vt .vt-h{font-size:40px}')).length).toBeGreaterThan(5)
		expect(await changed('.vt .vt-faq .vt-qs{color:#ff0000}')).toContainEqual(expect.stringContaining('vt-faq'))
		expect(await changed('.vt .vt-benefits{margin-top:3px}')).toContainEqual(expect.stringContaining('vt-benefits'))
		expect(await changed('.vt .vt-features img{display:none}')).toContainEqual(expect.stringContaining('vt-features'))
	})

	it.each(themeSchema.options)('never sticks out of the window in %s, at any width from 320 px on', async (theme) => {
		const outside: string[] = []
		const pages = DIRECTIONS.flatMap((direction) => (['full', 'long'] as const).map((amount) => ({ direction, amount })))
		for (const { direction, amount } of pages) {
			await tab.setContent(await drawnHtml(await everySectionPage(theme, direction, amount)), { waitUntil: 'load' })
			for (const width of [320, 360, 412, 600, 768, 1024, 1920]) {
				await tab.setViewportSize({ width, height: 800 })
				const names = await tab.evaluate(() =>
					[...document.querySelectorAll('main *')]
						.filter((element) => !element.closest('.vt-sr, .vt-table, .vt-name, .vt-swipe'))
						.map((element) => ({
							name: `${element.closest('section')?.className}: ${element.parentElement?.className} > ${element.className}`,
							box: element.getBoundingClientRect(),
						}))
						.filter(({ box }) => box.width > 0 && (box.right > innerWidth + 1 || box.left < -1))
						.map(({ name }) => name),
				)
				outside.push(...names.map((name) => `${direction} ${amount} ${width}: ${name}`))
			}
		}
		expect(outside).toEqual([])
	})
})
