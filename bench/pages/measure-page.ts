import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { HtmlValidate } from 'html-validate'
import type { Browser, Page as Tab } from 'playwright-core'
import type { Page } from '../../src/core/page/page'
import { bytesOf, lighthouseReport } from '../lighthouse-report'
import { jsonLdErrors } from './check-json-ld'
import type { Measured } from './page-bars'
import { untilShown } from './until-shown'

/**
 * What else the machine does can only lower a score, never raise it: one under 100 is measured again, and the best
 * counts.
 */
const TRIES = 5
const PHONE = { width: 360, height: 740 }

/** A typeface within the page's CSS; they are counted apart, as the files they are. */
const FACE = /url\(data:font\/woff2;base64,([^)]*)\)/g

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] })

/**
 * All figures of a page that is served at `url`. `port` = the browser's for Lighthouse, which measures it as a slow
 * phone.
 */
export async function measurePage(
	browser: Browser,
	port: number,
	shown: { name: string; url: string; html: string; page: Page },
): Promise<Measured> {
	const { name, url, html, page } = shown
	const reports = [await lighthouseReport(url, port)]
	while (reports.length < TRIES && (reports.at(-1)?.scores[0] ?? 0) < 100) reports.push(await lighthouseReport(url, port))
	const [first] = reports
	if (!first) throw new Error('Lighthouse gave no report.')
	const seen = await lookAtPage(browser, url)
	const [, accessibility, bestPractices, seo] = first.scores
	const faces = [...html.matchAll(FACE)]
	const words = html.replace(FACE, '')
	return {
		name,
		performance: Math.max(...reports.map((report) => report.scores[0])),
		accessibility,
		bestPractices,
		seo,
		cls: Math.max(seen.shift, ...reports.map((report) => report.cls)),
		htmlBytes: Buffer.byteLength(words),
		gzipBytes: gzipSync(words, { level: 9 }).length,
		faceBytes: faces.reduce((sum, [, data = '']) => sum + Buffer.byteLength(data, 'base64'), 0),
		scriptBytes: bytesOf(first, (request) => request.resourceType === 'Script'),
		firstLoadBytes: bytesOf(first, () => true),
		heroBytes: bytesOf(first, (request) => request.url === seen.hero),
		findings: [...lostPictures(page), ...first.failed, ...seen.findings, ...validityErrors(html), ...jsonLdErrors(html, page)],
	}
}

type Seen = { findings: string[]; shift: number; hero: string | undefined }

/**
 * The page on a phone of 360 px: what axe finds, what shifts while one scrolls, and which file its first picture is at
 * Lighthouse's density.
 */
async function lookAtPage(browser: Browser, url: string): Promise<Seen> {
	const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 })
	try {
		const tab = await context.newPage()
		await tab.goto(url, { waitUntil: 'load' })
		await untilShown(tab)
		const shift = await shiftWhileScrolling(tab)
		const axe = await new AxeBuilder({ page: tab }).analyze()
		const hero = await tab.evaluate(() => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc)
		const findings = axe.violations.map(
			({ id, nodes }) =>
				`axe: ${id}: ${nodes
					.slice(0, 3)
					.map((node) => node.target.join(' '))
					.join(' | ')}`,
		)
		return { findings, shift, hero }
	} finally {
		await context.close()
	}
}

/** The sum of all layout shifts while the page is scrolled to its end and back, as a visitor's browser counts them. */
async function shiftWhileScrolling(tab: Tab): Promise<number> {
	return tab.evaluate(async () => {
		let sum = 0
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
		}).observe({ type: 'layout-shift', buffered: true })
		const frame = () => new Promise((done) => requestAnimationFrame(done))
		for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
			scrollTo({ top: at, behavior: 'instant' })
			await frame()
		}
		// A picture that is never shown, a thumbnail on a phone, is never fetched: nothing waits for it for ever.
		const decoded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
		await Promise.race([decoded, new Promise((late) => setTimeout(late, 2_000))])
		scrollTo({ top: 0, behavior: 'instant' })
		await frame()
		await frame()
		return sum
	})
}

/** A page light because its pictures did not come would be measured too well. */
function lostPictures(page: Page): string[] {
	const lost = page.images.filter((image) => image.files.length === 0).length
	return lost > 0 ? [`${lost} of ${page.images.length} pictures did not come`] : []
}

function validityErrors(html: string): string[] {
	return validator
		.validateStringSync(html)
		.results.flatMap((result) => result.messages)
		.map((message) => `HTML: ${message.ruleId} at ${message.line}:${message.column}: ${message.message}`)
}
