import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { chromium, type Page as Tab } from 'playwright-core'
import { themeSchema } from '../../src/core/page/page'
import { renderPage } from '../../src/render/render-page'
import { SAMPLES, samplePage } from './sample-pages'

/**
 * Writes every sample page in every theme into a folder, takes pictures of them at two widths and checks them with axe.
 * Arguments: a part of the names to make (all without it). Needs Chromium at CHROMIUM or /usr/bin/chromium.
 */
const WIDTHS = [1280, 360]
const folder = join(tmpdir(), 'vitrine-pages')
const wanted = process.argv[2] ?? ''

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
	],
})
let violations = 0
for (const sample of SAMPLES) {
	for (const theme of themeSchema.options) {
		const name = `${sample.name}-${theme}`
		if (!name.includes(wanted)) continue
		const html = renderPage(await samplePage(sample, theme, folder), { imageUrl: (file) => file.key, mode: 'document' })
		const path = join(folder, `${name}.html`)
		await writeFile(path, html)
		const findings = await lookAt(path)
		violations += findings.length
		console.log(
			`${name}: ${(Buffer.byteLength(html) / 1024).toFixed(1)} KB, ${findings.length} axe violations${findings.map((line) => `\n  ${line}`).join('')}`,
		)
	}
}
await browser.close()
process.exitCode = violations > 0 ? 1 : 0

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
