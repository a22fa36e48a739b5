import type { FrameLocator, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { THEME_NAMES } from '../../src/core/themes/themes'
import { canvas, openEditor, openTool } from './editor'
import { expect, test } from './world'

// Wide and high enough that the canvas is shown at its own size, each section whole.
test.use({ viewport: { width: 1_760, height: 3_800 } })

/** The editor's marks, and what of the page stands over others. */
const WITHOUT_MARKS = `
	.canvas-add, .canvas-handle, .canvas-remove, .canvas-open, .canvas-text-bar,
		[data-puck-overlay], [class*="_DraggableComponent"] { display: none !important }
	.vt-bar { display: none !important }
	* { caret-color: transparent !important; animation: none !important; transition: none !important }
	[data-puck-overlay-portal] { outline: none !important }
`
/** How far a colour may be off, of 255, and how many of a section's pixels: they are one picture. */
const OFF = 48
const SHARE = 0.002
/** Answers are open while they are edited, and the sticky bar stands over the page. */
const OTHERWISE = '.vt-bar, .vt-as-fold'

async function pixels(section: Locator): Promise<{ data: Buffer; width: number; height: number }> {
	await section.scrollIntoViewIfNeeded()
	// Pictures are fetched once they come into sight, which those further on in a gallery never do.
	const allFetched = (element: Element) => {
		const images = [...element.querySelectorAll('img')]
		for (const image of images) image.loading = 'eager'
		return images.every((image) => image.complete && image.naturalWidth > 0)
	}
	await expect.poll(() => section.evaluate(allFetched)).toBe(true)
	const { data, info } = await sharp(await section.screenshot({ animations: 'disabled' }))
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
	return { data, width: info.width, height: info.height }
}

async function difference(edited: Locator, exported: Locator): Promise<string | undefined> {
	const [one, other] = [await pixels(edited), await pixels(exported)]
	if (Math.abs(one.height - other.height) > 1 || Math.abs(one.width - other.width) > 1)
		return `${one.width} × ${one.height} in the canvas, ${other.width} × ${other.height} in the export`
	const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)]
	let off = 0
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const [a, b] = [(y * one.width + x) * 3, (y * other.width + x) * 3]
			if ([0, 1, 2].some((part) => Math.abs((one.data[a + part] ?? 0) - (other.data[b + part] ?? 0)) > OFF)) off += 1
		}
	}
	const share = off / (width * height)
	return share > SHARE ? `${(share * 100).toFixed(1)} % of the pixels` : undefined
}

/** A theme just chosen asks for its faces once it is laid out. */
async function facesAreThere(body: Element): Promise<void> {
	body.getBoundingClientRect()
	await document.fonts.ready
}

async function differences(seller: Page, shown: FrameLocator, exported: Page): Promise<string[]> {
	const found: string[] = []
	for (const head of [shown.locator('head'), exported.locator('head')])
		await head.evaluate((element, css) => element.insertAdjacentHTML('beforeend', `<style>${css}</style>`), WITHOUT_MARKS)
	await seller.mouse.move(5, 5)
	for (const section of await exported.locator('main section[id], main .vt-hero[id]').all()) {
		const id = await section.getAttribute('id')
		if (!id || (await section.evaluate((element, selector) => element.matches(selector), OTHERWISE))) continue
		const off = await difference(shown.locator(`[id="${id}"]`), section)
		if (off) found.push(`${(await section.getAttribute('class')) ?? id}: ${off}`)
	}
	return found
}

for (const language of ['English', 'Arabic'] as const) {
	test(`[R-6] what is edited looks like what is exported, section by section, in every theme, in ${language}`, { tag: '@deep' }, async ({
		seller,
		world,
		context,
	}) => {
		test.setTimeout(900_000)
		await openEditor(seller, world, { language })
		const id = new URL(seller.url()).searchParams.get('page')
		const exported = await context.newPage()
		// What is as high as a part of the window is so in both.
		const height = await canvas(seller)
			.locator('body')
			.evaluate(() => innerHeight)
		await exported.setViewportSize({ width: 1_280, height })
		const all: Record<string, string[]> = {}
		for (const theme of THEME_NAMES) {
			await openTool(seller, 'Design')
			const choice = seller.locator(`input[name=theme][value=${theme}]`)
			if (!(await choice.isChecked())) {
				await choice.check()
				await seller.getByRole('button', { name: 'Save Changes' }).click()
			}
			await expect(seller.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)
			await exported.goto(`${world.url}/api/pages/${id}/preview`)
			for (const shown of [canvas(seller).locator('body'), exported.locator('body')]) await shown.evaluate(facesAreThere)
			const off = await differences(seller, canvas(seller), exported)
			if (off.length > 0) all[theme] = off
		}
		expect(all).toEqual({})
	})
}
