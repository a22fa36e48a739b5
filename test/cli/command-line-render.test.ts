import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fullPage } from '../../src/core/page/page.fixture'
import { runCommand } from '../support/run-command'

const LISTING = resolve('test/fixtures/listings', 'amazon.com__B0VITRINE1.html')
const PICTURES = ['--pictures', 'https://pictures.example/files']

let folder: string
let pageFile: string
const render = (...args: string[]) => runCommand(['render', pageFile, ...args])

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'vitrine-render-'))
	pageFile = join(folder, 'page.json')
	const page = fullPage()
	await writeFile(pageFile, JSON.stringify(page))
	await mkdir(join(folder, 'files', 'images'), { recursive: true })
	for (const { key } of page.images.flatMap(({ files }) => files)) await writeFile(join(folder, 'files', key), `bytes of ${key}`)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('vitrine render --format', () => {
	test.each([
		['html', 'product_page.html', /^<!doctype html>/, []],
		['json', 'tavio-desk-lamp.json', /^\{\n {2}"version": 2/, []],
		['youcan', 'tavio-desk-lamp-youcan.html', /^<div lang="en"/, PICTURES],
		['shopify', 'tavio-desk-lamp-shopify.html', /src="https:\/\/pictures\.example\/files\/images\/\w-900\.webp"/, PICTURES],
		['woocommerce', 'tavio-desk-lamp-woocommerce.html', /^<!-- wp:html -->/, PICTURES],
		['shopify-csv', 'tavio-desk-lamp-shopify.csv', /^\ufeffTitle,URL handle,/, PICTURES],
		['woocommerce-csv', 'tavio-desk-lamp-woocommerce.csv', /^\ufeffType,SKU,"GTIN, UPC, EAN, or ISBN",Name,/, PICTURES],
		['liquid', 'vitrine-tavio-desk-lamp.liquid', /\{% schema %\}/, PICTURES],
	])('[O-7, O-1, O-4, O-5, O-6] %s is written beside the page under its own name', async (format, name, start, more) => {
		const run = await render('--format', format, ...more)
		expect(run.exitCode, run.stderr).toBe(0)
		expect(JSON.parse(run.stdout)).toMatchObject({ status: 'done', format })
		expect(await readFile(join(folder, name), 'utf8')).toMatch(start)
	})

	test('[O-7, O-1] zip holds the page and its pictures', async () => {
		const out = join(folder, 'page.zip')
		const run = await render('--format', 'zip', '--out', out)
		expect(JSON.parse(run.stdout)).toMatchObject({ status: 'done', file: out })
		const entries = unzipSync(await readFile(out))
		expect(strFromU8(entries['images/tavio-desk-lamp-1-900.webp'] ?? new Uint8Array())).toBe('bytes of images/a-900.webp')
		expect(strFromU8(entries['product_page.html'] ?? new Uint8Array())).toContain('images/tavio-desk-lamp-1-900.webp')
	})

	test('[X-8, O-7] pictures of another shop are named on stderr; the page itself says nothing of that shop', async () => {
		const page = fullPage()
		const borrowed = {
			...page,
			buying: null,
			product: {
				...page.product,
				sourceUrl: 'https://www.rival.example/products/lamp',
				readOn: '2026-11-28',
				rating: undefined,
				reviews: [],
			},
			images: page.images.map((image) => ({ ...image, sourceUrl: `https://cdn.rival.example/${image.id}.jpg` })),
		}
		const path = join(folder, 'borrowed.json')
		await writeFile(path, JSON.stringify(borrowed))
		for (const format of ['html', 'shopify', 'woocommerce-csv']) {
			const run = await runCommand(['render', path, '--format', format, ...(format === 'html' ? [] : PICTURES), '--out', '-'])
			expect(run.exitCode, run.stderr).toBe(0)
			expect(run.stderr).toContain('shows pictures of rival.example')
			expect(run.stdout).not.toMatch(/rival|isBasedOn/)
		}
		expect((await render('--format', 'shopify', ...PICTURES, '--out', '-')).stderr).not.toContain('pictures of')
	})

	test('[O-7] “-” writes the file alone to standard output', async () => {
		const run = await render('--format', 'shopify', ...PICTURES, '--out', '-')
		expect(run.stdout).toMatch(/^<div [\s\S]*<\/div>$/)
	})

	test('[O-7] a format that is none, pictures nobody can fetch and an address that is none are told before any work', async () => {
		for (const [args, words] of [
			[['--format', 'docx'], 'woocommerce-csv'],
			[['--format', 'shopify'], '--pictures'],
			[['--format', 'shopify', '--pictures', 'ftp://x'], 'public address'],
		] as const) {
			const run = await render(...args)
			expect(run.exitCode).toBe(2)
			expect(JSON.parse(run.stdout)).toMatchObject({ status: 'failed', code: 'invalid_request', message: expect.stringContaining(words) })
		}
	})
})

describe('vitrine generate --profile', () => {
	test('[K-4, O-7] the page rests on what the seller states', async () => {
		const profile = join(folder, 'profile.json')
		await writeFile(
			profile,
			JSON.stringify({ storeName: 'Tavio', delivery: 'Delivered to the door in two days.', whatsapp: '+212 600 000 000' }),
		)
		const out = join(folder, 'made')
		const run = await runCommand(['generate', LISTING, '--profile', profile, '--out', out])
		expect(run.exitCode, run.stderr).toBe(0)
		expect(await readFile(join(out, 'product_page.html'), 'utf8')).toContain('Delivered to the door in two days.')
	})

	test('[O-7] a profile with a field that is wrong or unknown is refused, naming it', async () => {
		const profile = join(folder, 'wrong.json')
		await writeFile(profile, JSON.stringify({ delivry: 'x', orderUrl: 'javascript:alert(1)' }))
		const run = await runCommand(['generate', LISTING, '--profile', profile])
		expect(run.exitCode).toBe(2)
		expect(JSON.parse(run.stdout).message).toMatch(/orderUrl[\s\S]*delivry|delivry[\s\S]*orderUrl/)
	})
})
