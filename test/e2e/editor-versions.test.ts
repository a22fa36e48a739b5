import type { Page } from '@playwright/test'
import { canvas, firstHeadline, openEditor, openTool, saved, textOf, typeInto, undo } from './editor'
import { expect, test } from './world'

async function saveChanges(seller: Page): Promise<void> {
	await seller.getByRole('button', { name: 'Save Changes' }).click()
	await expect(seller.getByText('Changes saved', { exact: true })).toBeVisible()
}

test('[R-4] versions are compared word by word, looked at, brought back as the newest, and that undone', async ({ seller, world }) => {
	test.slow()
	await openEditor(seller, world)
	const first = (await textOf(firstHeadline(seller))).trim()
	await typeInto(seller, firstHeadline(seller), 'A kettle that listens')
	await saveChanges(seller)
	await openTool(seller, 'Versions')
	const oldest = seller.getByRole('button', { name: /^Compare version 1,/ })
	await oldest.click()
	const dialog = seller.getByRole('dialog', { name: 'Since version 1' })
	await expect(dialog.getByRole('heading', { name: 'Opening' })).toBeVisible()
	await expect(dialog.locator('ins').first()).toContainText('A kettle that listens')
	await expect(dialog.locator('del').first()).toContainText('Gooseneck')
	await seller.keyboard.press('Escape')

	await seller.getByRole('button', { name: /^Look at version 1,/ }).click()
	const preview = seller.frameLocator('iframe[title="Preview of your page"]')
	await expect(preview.getByRole('heading', { level: 1 })).toHaveText(first)
	await seller.getByRole('button', { name: 'Back to editing' }).click()
	await expect(firstHeadline(seller)).toHaveText('A kettle that listens')

	await seller.getByRole('button', { name: /^Bring back version 1,/ }).click()
	await expect(firstHeadline(seller)).toHaveText(first)
	await expect(seller.getByText(/Brought back from version 1\./)).toBeVisible()
	await saved(seller)

	await undo(seller)
	await expect(firstHeadline(seller)).toHaveText('A kettle that listens')
	await saved(seller)
	await seller.reload()
	await expect(firstHeadline(seller)).toHaveText('A kettle that listens')
})

test('[R-4] a second tab that has what stood there before is asked before it overwrites, and either choice holds', {
	tag: '@deep',
}, async ({ seller, world, context }) => {
	test.slow()
	await openEditor(seller, world)
	const other = await context.newPage()
	await other.goto(seller.url())
	await expect(firstHeadline(other)).toBeVisible()
	await typeInto(seller, firstHeadline(seller), 'From the first tab')
	await saveChanges(seller)

	await typeInto(other, firstHeadline(other), 'From the second tab')
	const asked = other.getByRole('dialog', { name: 'This page was changed elsewhere' })
	await expect(asked).toBeVisible()
	await asked.getByRole('button', { name: 'Take the other version' }).click()
	await expect(firstHeadline(other)).toHaveText('From the first tab')

	await typeInto(other, firstHeadline(other), 'From the second tab, again')
	await saved(other)
	await typeInto(seller, firstHeadline(seller), 'From the first tab, again')
	await seller.getByRole('dialog', { name: 'This page was changed elsewhere' }).getByRole('button', { name: 'Keep my version' }).click()
	await saved(seller)
	await seller.reload()
	await expect(firstHeadline(seller)).toHaveText('From the first tab, again')
})

/**
 * The element as lines, one per piece of it; the order of attributes and the spelling of a style are nobody's concern.
 */
function source(root: Element): string[] {
	const lines = (node: ChildNode | Element): string[] => {
		if (!('tagName' in node)) return [node.textContent ?? '']
		const attributes = [...node.attributes].map(({ name, value }) => {
			return `${name}=${name === 'style' && 'style' in node ? (node as HTMLElement).style.cssText : value}`
		})
		return [[node.tagName, ...attributes.sort()].join(' '), ...[...node.childNodes].flatMap(lines), `/${node.tagName}`]
	}
	return lines(root)
}

/** Where everything stands and how it looks: what a reader would see differ. */
function looks(root: Element): string[] {
	return [...root.querySelectorAll('*')].map((element) => {
		const { x, y, width, height } = element.getBoundingClientRect()
		const { color, backgroundColor, fontFamily, fontSize, display } = getComputedStyle(element)
		return [element.tagName, ...[x, y, width, height].map(Math.round), color, backgroundColor, fontFamily, fontSize, display].join(' ')
	})
}

for (const [language, choice] of [
	['English', {}],
	['Arabic', { language: 'Arabic' }],
] as const) {
	test(`[R-6] [R-3] the preview shows exactly what is exported, at phone, tablet and desktop width, in ${language}`, {
		tag: '@deep',
	}, async ({ seller, world, context }) => {
		test.slow()
		await openEditor(seller, world, choice)
		await saved(seller)
		const words = (text: string) => text.replace(/\s+/g, ' ').trim()
		const edited = await canvas(seller).locator('main').locator('h1, h2, h3, dd, .vt-text').allInnerTexts()
		await seller.getByRole('button', { name: 'Preview', exact: true }).click()
		const preview = seller.frameLocator('iframe[title="Preview of your page"]')
		await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
		const id = new URL(seller.url()).searchParams.get('page')
		const exported = await context.newPage()

		for (const [name, width] of [
			['Phone', 390],
			['Tablet', 820],
			['Desktop', 1280],
		] as const) {
			await seller.getByRole('button', { name, exact: true }).click()
			await expect.poll(() => preview.locator('html').evaluate((html) => html.clientWidth)).toBe(width)
			const height = await preview.locator('html').evaluate((html) => html.ownerDocument.documentElement.clientHeight)
			await exported.setViewportSize({ width, height })
			await exported.goto(`${world.url}/api/pages/${id}/preview`)
			for (const shown of [preview, exported]) await shown.locator('body').evaluate(() => document.fonts?.ready)
			const main = preview.locator('main')
			const asExported = await exported.locator('main').evaluate(source)
			await expect.poll(() => main.evaluate(source)).toEqual(asExported)
			await expect
				.poll(async () => (await main.evaluate(looks)).join('\n'))
				.toBe((await exported.locator('main').evaluate(looks)).join('\n'))
		}
		const all = words(await exported.locator('main').evaluate((main) => main.textContent ?? ''))
		for (const text of edited.map(words).filter(Boolean)) expect(all.replace(/\s/g, '')).toContain(text.replace(/\s/g, ''))
	})
}
