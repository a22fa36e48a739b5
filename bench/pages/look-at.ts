import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page as Tab } from 'playwright-core'
import { untilShown } from './until-shown'

/** Widths a page is pictured at; those it is only measured at stand behind. */
export const PICTURED = [1280, 768, 360]
const MEASURED: Readonly<Record<number, readonly number[]>> = { 1280: [1024, 1920], 768: [600], 360: [320] }

/** Pictures of a page file beside it, and what is wrong with it: what sticks out of the window, and what axe finds. */
export async function lookAt(browser: Browser, path: string, withAxe = true, widths: readonly number[] = PICTURED): Promise<string[]> {
	const findings: string[] = []
	for (const width of widths) {
		const context = await browser.newContext({ viewport: { width, height: width > 600 ? 800 : 740 }, deviceScaleFactor: 1 })
		const tab = await context.newPage()
		await tab.goto(`file://${path}`)
		await tab.evaluate(async () => {
			for (const image of document.images) image.loading = 'eager'
			await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
		})
		await untilShown(tab)
		findings.push(...(await overflowAt(tab, width)))
		await tab.screenshot({ path: path.replace('.html', `-${width}.png`), fullPage: true })
		const violations = withAxe ? (await new AxeBuilder({ page: tab }).analyze()).violations : []
		findings.push(
			...violations.map(
				({ id, nodes }) =>
					`${width}: ${id}: ${nodes
						.slice(0, 4)
						.map((node) => node.target.join(' '))
						.join(' | ')}`,
			),
		)
		for (const other of MEASURED[width] ?? []) findings.push(...(await overflowAt(tab, other)))
		await context.close()
	}
	return findings
}

/**
 * What sticks out of the window at a width, clipped or not. Tables scroll in their own frame; the buy bar cuts a long
 * name off.
 */
async function overflowAt(tab: Tab, width: number): Promise<string[]> {
	await tab.setViewportSize({ width, height: 740 })
	const sticking = await tab.evaluate(() =>
		[...document.querySelectorAll('main *')]
			.filter((element) => !element.closest('.vt-sr, .vt-table, .vt-name, .vt-swipe'))
			.map((element) => ({ name: `${element.tagName}.${element.className}`, box: element.getBoundingClientRect() }))
			.filter(({ box }) => box.width > 0 && (box.right > innerWidth + 1 || box.left < -1))
			.map(({ name }) => name),
	)
	return sticking.length > 0 ? [`${width}: sticks out: ${[...new Set(sticking)].slice(0, 4).join(' | ')}`] : []
}
