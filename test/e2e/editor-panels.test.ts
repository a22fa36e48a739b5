import type { Page } from '@playwright/test'
import { firstHeadline, openEditor, openTool, sectionChoice } from './editor'
import { stumbles } from './stumbles'
import { expect, test } from './world'

const TOOLS = ['Images', 'Sections', 'Design', 'Facts', 'Quality', 'Versions', 'Publish'] as const

/** Opens what is folded in a tool, so that it is judged too. */
async function unfold(page: Page, tool: string): Promise<void> {
	if (tool === 'Images') await page.getByRole('button', { name: 'Edit picture 2:' }).click()
	if (tool === 'Sections') await sectionChoice(page, 'Opening').click()
	if (tool === 'Quality') await page.getByText('What search engines are told').click()
	if (tool === 'Versions') await expect(page.getByText('The newest.')).toBeVisible()
}

for (const width of [360, 1280]) {
	test.describe(`${width} px`, () => {
		test.use({ viewport: { width, height: 800 }, colorScheme: 'light', hasTouch: width === 360 })

		test(`[R-9] [R-3] every tool of the editor is accessible and fits at ${width} px, light and dark, with an Arabic page`, {
			tag: '@deep',
		}, async ({ seller, world }) => {
			test.slow()
			await openEditor(seller, world, { language: 'arabic' })
			const found: string[] = []
			for (const tool of TOOLS) {
				await openTool(seller, tool)
				await unfold(seller, tool)
				found.push(...(await stumbles(seller, tool, 'dark')))
				// The panel scrolls, not the screen around it.
				expect(await seller.evaluate(() => document.documentElement.scrollHeight - innerHeight), tool).toBeLessThanOrEqual(0)
			}
			if (width === 360) await seller.getByRole('button', { name: 'Close Publish' }).click()
			await firstHeadline(seller).click()
			await expect(seller.getByRole('complementary', { name: 'Facts behind this text' })).toBeVisible()
			found.push(...(await stumbles(seller, 'a text being typed into', 'dark')))
			expect(found).toEqual([])
		})
	})
}
