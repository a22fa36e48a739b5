import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_SIDE } from '../fakes/marketplace/draw-picture'
import { type FakeMarketplace, startFakeMarketplace } from '../fakes/marketplace/marketplace'
import { runBuiltCommand, runCommand } from '../support/run-command'
import { sampleOf } from '../support/sample'

const LISTINGS = resolve('test/fixtures/listings')
const LISTING = join(LISTINGS, 'amazon.com__B0VITRINE1.html')
const WALL = join(LISTINGS, 'wall__captcha.html')

let marketplace: FakeMarketplace
let folder: string
const env = () => ({ OUTBOUND_ROUTES: marketplace.routes })
const vitrine = (args: string[], more: Record<string, string> = {}, stdin?: Buffer) =>
	runCommand(args, { ...env(), ...more }, stdin ? { stdin } : {})

beforeAll(async () => {
	marketplace = await startFakeMarketplace({ pagesDir: LISTINGS, pictureSide: TEST_SIDE })
	folder = await mkdtemp(join(tmpdir(), 'vitrine-command-'))
})
afterAll(async () => {
	await marketplace.close()
	await rm(folder, { recursive: true, force: true })
})

describe('extract', () => {
	test('[O-7, X-4] prints the product with the origin of every value, and nothing else, on standard output', async () => {
		const run = await vitrine(['extract', LISTING])
		expect(run.exitCode).toBe(0)
		const { product } = JSON.parse(run.stdout)
		expect(product.asin).toMatchObject({ value: 'B0VITRINE1', origin: { rule: expect.any(String), place: expect.any(String) } })
		expect(product.bullets.length).toBeGreaterThan(3)
		expect(run.stderr).toContain('amazon.com__B0VITRINE1.html')
	})

	test('[O-7] the labels’ form, a gzipped file and standard input say the same', async () => {
		const bytes = await readFile(LISTING)
		const zipped = join(folder, 'page.html.gz')
		await writeFile(zipped, gzipSync(bytes))
		const products = await Promise.all([
			vitrine(['extract', LISTING, '--form', 'labels']),
			vitrine(['extract', zipped, '--form', 'labels']),
			vitrine(['extract', '-', '--form', 'labels'], {}, bytes),
		])
		const [first, second, third] = products.map((run) => JSON.parse(run.stdout).product)
		expect(first.title).toEqual(expect.any(String))
		expect(second).toEqual(first)
		expect(third).toEqual(first)
	})

	test('[O-7, X-2] a link is read through the outbound door', async () => {
		const run = await vitrine(['extract', 'https://www.amazon.com/Some-Slug/dp/B0VITRINE1?tag=x', '--form', 'labels'])
		expect(JSON.parse(run.stdout).product).toMatchObject({ asin: 'B0VITRINE1' })
	})
})

describe('generate and render', () => {
	test('[O-7, O-1] writes page, JSON, facts and pictures; render makes the same page from the JSON', async () => {
		const out = join(folder, 'made')
		const run = await vitrine(['generate', LISTING, '--market', 'morocco', '--language', 'french', '--theme', 'bench', '--out', out])
		expect(run.exitCode, run.stderr).toBe(0)
		expect(JSON.parse(run.stdout)).toMatchObject({ status: 'done', language: 'french', market: 'morocco', theme: 'bench' })
		const html = await readFile(join(out, 'product_page.html'), 'utf8')
		expect(html).toContain('<html lang="fr"')
		expect(html).not.toMatch(/(?:src|srcset|href)="https?:\/\/(?:m\.media|www\.)amazon/)
		const again = await vitrine(['render', join(out, 'page.json'), '--out', '-'])
		expect(again.stdout).toBe(html)
		expect(JSON.parse(await readFile(join(out, 'product.json'), 'utf8')).title.value).toEqual(expect.any(String))
	})

	test('[O-7] a CSV of links gives a folder of pages; a row that fails stops no other', async () => {
		const csv = join(folder, 'links.csv')
		const rows = ['https://www.amazon.com/dp/B0VITRINE1,arabic', 'https://shop.example/thing,', 'https://www.amazon.fr/dp/B0VITRINE5,']
		await writeFile(csv, `Product_Link,Language\n${rows.join('\n')}\n`)
		const out = join(folder, 'many')
		const run = await vitrine(['generate', csv, '--out', out], { SOURCES: 'amazon' })
		const report = JSON.parse(run.stdout)
		expect(run.exitCode).toBe(5)
		expect(report).toMatchObject({ done: 2, failed: 1 })
		expect(report.results.map((result: { code?: string }) => result.code)).toEqual([undefined, 'invalid_url', undefined])
		expect(await readFile(report.results[0].product_page, 'utf8')).toContain('dir="rtl"')
		expect(existsSync(report.results[2].product_page)).toBe(true)
	})
})

describe('another shop’s listing', () => {
	const jsonLd = {
		'@context': 'https://schema.org',
		'@type': 'Product',
		name: 'Tolmen oak stool',
		description: 'A three-legged stool of solid oak. The seat is 45 cm high.',
		brand: { '@type': 'Brand', name: 'Tolmen' },
		offers: { '@type': 'Offer', price: '89.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
	}
	const html = [
		'<html lang="en"><head><title>Tolmen oak stool</title>',
		'<link rel="canonical" href="https://stools.example/p/oak">',
		`<script type="application/ld+json">${JSON.stringify(jsonLd)}</script></head><body>`,
		'<h1>Tolmen oak stool</h1></body></html>',
	].join('')

	test('[X-4, O-7] as a saved page is read whosever it is; its link is taken where SOURCES opens it', async () => {
		const file = join(folder, 'stool.html')
		await writeFile(file, html)
		const on = await vitrine(['extract', file, '--link', 'https://stools.example/p/oak', '--form', 'labels'], { SOURCES: 'amazon' })
		expect(on.exitCode, on.stdout).toBe(0)
		expect(JSON.parse(on.stdout).product).toMatchObject({
			title: 'Tolmen oak stool',
			brand: 'Tolmen',
			price: { amount: 89, currency: 'EUR' },
		})
		const closed = await vitrine(['extract', 'https://stools.example/p/oak'], { SOURCES: 'amazon' })
		expect(JSON.parse(closed.stdout)).toMatchObject({ status: 'failed', code: 'invalid_url' })
	})
})

describe('hostile pages', () => {
	const product = (rest: string) =>
		[
			'<html><head><title>x</title></head><body><div id="dp">',
			'<span id="productTitle">Lamp</span><input id="ASIN" value="B0VITRINE1">',
			`${rest}</div>`,
		].join('')
	const fill = (piece: string) => piece.repeat(Math.floor((18 * 1024 * 1024) / piece.length))

	const rows = [
		'18 MB of table rows',
		product(`<table id="productDetails_techSpec_section_1">${fill('<tr><th>Name</th><td>Value</td></tr>')}</table>`),
	] as const
	const nested = ['200 000 nested tags', product('<div class="a">'.repeat(200_000))] as const
	const all = [
		nested,
		rows,
		['18 MB of one attribute', product(`<div title="${fill('x')}">`)],
		[
			'18 MB of script data',
			product(`<script>var data = {"colorImages":{"initial":[${fill('{"hiRes":"https://m.media-amazon.com/images/I/x.jpg"},')}</script>`),
		],
	] as const
	test.each(sampleOf(all, [nested, rows]))('[X-7] %s are read, or refused in words, in 400 MB of memory', async (_, html) => {
		const file = join(folder, 'hostile.html')
		await writeFile(file, html)
		const run = await runBuiltCommand(['extract', file, '--link', 'https://www.amazon.com/dp/B0VITRINE1', '--form', 'labels'], {
			NODE_OPTIONS: '--max-old-space-size=400',
		})
		expect([0, 3, 4], run.stderr.slice(-500)).toContain(run.exitCode)
		expect(JSON.parse(run.stdout).status).toMatch(/done|failed/)
	})

	test('[X-7] what a listing would have run is in no page made of it', async () => {
		const file = join(folder, 'scripted.html')
		const hook = '<img src=x onerror="steal()"><script>steal()</script>'
		const said = `Boils a litre in three minutes. ${hook}&lt;script&gt;steal()&lt;/script&gt;`
		const rest = `<div id="feature-bullets"><ul><li>${said}</li></ul></div><div id="productDescription">${said}</div>
<script>var d = {"variationValues": {"color_name": ["</scr" + "ipt>", "Teal"]},\
 "colorImages": {"initial": [{"hiRes": "javascript:steal()"}]}}</script>`
		await writeFile(file, product(`${hook}${rest}`).replace('Lamp', `Kettle ${hook}`))
		const out = join(folder, 'scripted')
		const run = await vitrine(['generate', file, '--link', 'https://www.amazon.com/dp/B0VITRINE1', '--out', out])
		expect(run.exitCode, run.stdout).toBe(0)
		const html = await readFile(join(out, 'product_page.html'), 'utf8')
		expect(html).toContain('Boils a litre in three minutes')
		expect(html).not.toMatch(/<script[^>]*>\s*steal|onerror\s*=|javascript:/i)
	})
})

describe('what goes wrong', () => {
	test.each([
		['a link that is no marketplace’s', ['generate', 'https://shop.example/thing'], 3, 'invalid_url'],
		['a bot wall', ['extract', WALL], 3, 'listing_blocked'],
		['a file that is not there', ['extract', 'nowhere.html'], 4, 'listing_unreadable'],
		['an unknown language', ['generate', LISTING, '--language', 'klingon'], 2, 'invalid_request'],
		['an unknown option', ['generate', LISTING, '--loud'], 2, 'invalid_request'],
		['an unknown command', ['polish', LISTING], 2, 'invalid_request'],
		['a page.json that is none', ['render', LISTING], 2, 'invalid_request'],
	])('[O-7] %s ends with its own exit code and JSON that says why', async (_, args, exitCode, code) => {
		const run = await vitrine(args, { SOURCES: 'amazon' })
		expect(run.exitCode).toBe(exitCode)
		expect(JSON.parse(run.stdout)).toMatchObject({ status: 'failed', code, message: expect.stringMatching(/\.$/) })
		expect(run.stderr).not.toMatch(/^\s+at /m)
	})

	test('[O-7] --help names every command and exit code', async () => {
		const { stdout, exitCode } = await runBuiltCommand(['--help'])
		expect(exitCode).toBe(0)
		for (const word of ['extract', 'generate', 'render', '--market', '--language', '--out', 'Exit codes']) expect(stdout).toContain(word)
	})
})
