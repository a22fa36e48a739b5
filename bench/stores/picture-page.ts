import type { Browser } from 'playwright-core'
import sharp from 'sharp'

const GAP_PX = 24

/**
 * A page as a browser shows it in a window of this width, all of it, and what sticks out of the window; with another
 * theme's `style` in the place of its own where one is given.
 */
export async function picturePage(
	browser: Browser,
	{ url, style }: { url: string; style?: string },
	width: number,
	local: (url: string) => string,
): Promise<{ png: Buffer; sticking: string[] }> {
	const context = await browser.newContext({ viewport: { width, height: 800 }, deviceScaleFactor: 1 })
	try {
		const tab = await context.newPage()
		await tab.route('**', async (route) => {
			const asked = route.request().url()
			if (local(asked) === asked) return route.continue()
			const answer = await fetch(local(asked))
			const contentType = answer.headers.get('content-type') ?? ''
			return route.fulfill({ status: answer.status, contentType, body: Buffer.from(await answer.arrayBuffer()) })
		})
		await tab.goto(url)
		await tab.evaluate((css) => css && document.head.querySelector('style')?.replaceChildren(css), style)
		await tab.evaluate(() => {
			for (const image of document.images) image.loading = 'eager'
			for (const details of document.querySelectorAll('details')) details.open = true
			return Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
		})
		const sticking = await tab.evaluate(() =>
			[...document.querySelectorAll('.vitrine *')]
				.filter((element) => element.getBoundingClientRect().width > 0 && element.closest('[style*="overflow"]') === null)
				.filter((element) => element.getBoundingClientRect().right > innerWidth + 1 || element.getBoundingClientRect().left < -1)
				.map((element) => `${element.tagName.toLowerCase()} “${(element.textContent ?? '').slice(0, 30)}”`),
		)
		return { png: await tab.screenshot({ fullPage: true }), sticking: [...new Set(sticking)].slice(0, 5) }
	} finally {
		await context.close()
	}
}

/** Pictures of one page side by side, their tops at one height. */
export async function sideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
	const sizes = await Promise.all(pictures.map((png) => sharp(png).metadata()))
	const widths = sizes.map(({ width }) => width)
	const lefts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width + GAP_PX, 0))
	const background = '#808890'
	const create = {
		width: widths.reduce((sum, width) => sum + width, GAP_PX * (widths.length - 1)),
		height: Math.max(...sizes.map(({ height }) => height)),
		channels: 3 as const,
		background,
	}
	return sharp({ create })
		.composite(pictures.map((input, at) => ({ input, left: lefts[at] ?? 0, top: 0 })))
		.png()
		.toBuffer()
}
