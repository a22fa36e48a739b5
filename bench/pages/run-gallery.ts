import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page as Tab } from 'playwright-core'
import { themeSchema } from '../../src/core/page/page'
import { renderPage } from '../../src/render/render-page'
import { launchBrowser } from '../browser'
import { SAMPLES, samplePage } from './sample-pages'

/**
 * Writes every sample page in every theme into a folder, takes pictures of them at two widths and checks them with axe and for what sticks out.
 * Arguments: a part of the names to make (all without it).
 */
const WIDTHS = [1280, 360]
const folder = join(tmpdir(), 'vitrine-pages')
const wanted = process.argv[2] ?? ''

await mkdir(folder, { recursive: true })
const browser = await launchBrowser()
let count = 0
for (const sample of SAMPLES) {
	for (const theme of themeSchema.options) {
		const name = `${sample.name}-${theme}`
		if (!name.includes(wanted)) continue
		const html = renderPage(await samplePage(sample, theme, folder), { imageUrl: (file) => file.key, mode: 'document' })
		const path = join(folder, `${name}.html`)
		await writeFile(path, html)
		const findings = await lookAt(path)
		count += findings.length
		console.log(
			`${name}: ${(Buffer.byteLength(html) / 1024).toFixed(1)} KB, ${findings.length} findings${findings.map((line) => `\n  ${line}`).join('')}`,
		)
	}
}
await browser.close()
process.exitCode = count > 0 ? 1 : 0

/** What sticks out of the window at a width, clipped or not. */
async function overflowAt(tab: Tab, width: number): Promise<string[]> {
	await tab.setViewportSize({ width, height: 740 })
	const sticking = await tab.evaluate(() =>
		[...document.querySelectorAll('main *')]
			.filter((element) => !element.closest('.vt-sr'))
			.map((element) => ({ name: `${element.tagName}.${element.className}`, box: element.getBoundingClientRect() }))
			.filter(({ box }) => box.width > 0 && (box.right > innerWidth + 1 || box.left < -1))
			.map(({ name }) => name),
	)
	return sticking.length > 0 ? [`${width}: sticks out: ${[...new Set(sticking)].slice(0, 4).join(' | ')}`] : []
}

async function lookAt(path: string): Promise<string[]> {
	const findings: string[] = []
	for (const width of WIDTHS) {
		const context = await browser.newContext({ viewport: { width, height: width > 600 ? 800 : 740 }, deviceScaleFactor: 1 })
		const tab = await context.newPage()
		await tab.goto(`file://${path}`)
		await tab.evaluate(() => {
			for (const image of document.images) image.loading = 'eager'
			return Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
		})
		findings.push(...(await overflowAt(tab, width)))
		await tab.screenshot({ path: path.replace('.html', `-${width}.png`), fullPage: true })
		const axe = await new AxeBuilder({ page: tab }).analyze()
		findings.push(
			...axe.violations.map(
				(violation) =>
					`${width}: ${violation.id}: ${violation.nodes
						.map((node) => node.target.join(' '))
						.slice(0, 4)
						.join(' | ')}`,
			),
		)
		for (const other of width < 600 ? [320] : [1024, 768, 1920]) findings.push(...(await overflowAt(tab, other)))
		await context.close()
	}
	return findings
}
