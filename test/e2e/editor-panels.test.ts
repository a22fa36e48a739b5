import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { firstHeadline, openEditor, openTool, sectionRow } from './editor'
import { expect, test } from './world'

const TOOLS = ['Images', 'Sections', 'Design', 'Facts', 'Quality', 'Versions', 'Publish'] as const

/** What a person who cannot see, point or afford a wide screen would stumble over. */
async function stumbles(page: Page, where: string): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
	const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
	return [
		...violations.map((violation) => `${where}: ${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(' | ')}`),
		...(tooWide ? [`${where}: scrolls sideways`] : []),
	]
}

/** Opens what is folded in a tool, so that it is judged too. */
async function unfold(page: Page, tool: string): Promise<void> {
	if (tool === 'Images') await page.getByRole('button', { name: 'Edit picture 2:' }).click()
	if (tool === 'Sections') await sectionRow(page, 'Opening').getByRole('button', { name: 'Opening' }).click()
	if (tool === 'Quality') await page.getByText('What search engines are told').click()
	if (tool === 'Versions') await expect(page.getByText('The newest.')).toBeVisible()
}

for (const width of [360, 1280]) {
	for (const colorScheme of ['light', 'dark'] as const) {
		test.describe(`${width} px, ${colorScheme}`, () => {
			test.use({ viewport: { width, height: 800 }, colorScheme, hasTouch: width === 360 })

			test(`[R-9] [R-3] every tool of the editor is accessible and fits at ${width} px, ${colorScheme}, with an Arabic page`, async ({
				seller,
				world,
			}) => {
				test.slow()
				await openEditor(seller, world, { language: 'arabic' })
				const found: string[] = []
				for (const tool of TOOLS) {
					await openTool(seller, tool)
					await unfold(seller, tool)
					found.push(...(await stumbles(seller, tool)))
				}
				if (width === 360) await seller.getByRole('button', { name: 'Close Publish' }).click()
				await firstHeadline(seller).click()
				await expect(seller.getByRole('complementary', { name: 'Facts behind this text' })).toBeVisible()
				found.push(...(await stumbles(seller, 'a text being typed into')))
				expect(found).toEqual([])
			})
		})
	}
}
