import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../src/cli/run'
import { withTerminal } from '../../src/cli/terminal'
import { setOffer } from '../../src/core/page/edit/set-offer'
import { fullPage } from '../../src/core/page/page.fixture'
import { openShopifyWorld } from '../fakes/shopify/open-shopify-world'
import { type FakeWoocommerce, startFakeWoocommerce } from '../fakes/woocommerce/woocommerce'
import { openYoucanWorld } from '../fakes/youcan/open-youcan-world'
import { runCommand } from '../support/run-command'

let shop: FakeWoocommerce
let folder: string
let opened: Record<string, string>
beforeAll(async () => {
	shop = await startFakeWoocommerce({ home: 'origin', takesPrivatePictures: true })
	folder = await mkdtemp(join(tmpdir(), 'vitrine-push-'))
	const { url, key, secret } = shop.login
	opened = {
		WOOCOMMERCE_URL: url,
		WOOCOMMERCE_KEY: key,
		WOOCOMMERCE_SECRET: secret,
		WOOCOMMERCE_ALLOW_HTTP: 'true',
		ALLOW_PRIVATE_HOSTS: '127.0.0.1',
		OUTBOUND_ROUTES: shop.routes,
	}
})
afterAll(async () => {
	await shop.close()
	await rm(folder, { recursive: true, force: true })
})

const push = (files: string[], env = opened, ...more: string[]) => runCommand(['push', ...files, '--store', 'woocommerce', ...more], env)
const write = async (name: string, amountMinor: number | undefined) => {
	const currency = 'EUR'
	const page = amountMinor === undefined ? setOffer(fullPage(), null) : setOffer(fullPage(), { price: { amountMinor, currency } })
	const path = join(folder, name)
	await writeFile(path, JSON.stringify(page))
	return path
}

test('[O-7] [C-9] a page is one product of a shop, however often it is pushed; its merchant’s edits are refused until chosen', async () => {
	const path = await write('page.json', 4900)
	const first = await push([path])
	expect(first.exitCode, first.stderr + first.stdout).toBe(0)
	expect(JSON.parse(first.stdout)).toMatchObject({ status: 'done', made: 'created' })
	expect(JSON.parse((await push([path], opened, '--all')).stdout)).toMatchObject({ status: 'done', made: 'updated' })
	expect(shop.products()).toHaveLength(1)
	const written = () => shop.requests.filter(({ body }) => body.includes('description')).length
	const sent = written()
	expect(JSON.parse((await push([path])).stdout)).toMatchObject({ status: 'unchanged' })
	expect(written()).toBe(sent)

	const [held] = shop.shop.products.values()
	if (held) shop.shop.products.set(held.id, { ...held, name: 'The merchant’s own' })
	const refused = await push([path])
	expect(refused.exitCode).toBe(3)
	expect(JSON.parse(refused.stdout)).toMatchObject({ status: 'failed', code: 'conflict', edits: [{ field: 'title' }] })
	expect(JSON.parse((await push([path], opened, '--edits', 'keep')).stdout)).toMatchObject({ kept: ['title'] })
	expect(shop.products()).toMatchObject([{ title: 'The merchant’s own' }])
	expect(JSON.parse(await readFile(join(folder, 'pushed.json'), 'utf8'))).toBeTypeOf('object')
})

test('[O-7] one of several pages that fails does not stop the others, and says why', async () => {
	const run = await push([await write('none.json', undefined), await write('page.json', 5900)], opened, '--edits', 'overwrite')
	expect(run.exitCode).toBe(5)
	expect(JSON.parse(run.stdout)).toMatchObject({ done: 1, failed: 1, results: [{ code: 'invalid_request' }, { made: 'updated' }] })
})

test('[O-7] [C-8] --pictures is where the folder files/ is fetched from; without it a product keeps the pictures it has', async () => {
	const inFolder = await mkdtemp(join(folder, 'pictures-'))
	const page = { ...fullPage(), product: { ...fullPage().product, title: 'Pictured lamp' } }
	const path = join(inFolder, 'page.json')
	await writeFile(path, JSON.stringify(setOffer(page, { price: { amountMinor: 4900, currency: 'EUR' } })))
	const images = () => [...shop.shop.products.values()].at(-1)?.imageIds.map((id) => shop.shop.attachments.get(id)?.source)
	expect(JSON.parse((await push([path], opened, '--all')).stdout)).toMatchObject({ made: 'created' })
	expect(images()).toEqual([])
	const said = await push([path], opened, '--all', '--pictures', 'https://pictures.example/shop/files')
	expect(said.exitCode, said.stderr + said.stdout).toBe(0)
	const there = images()
	expect(there?.slice(0, 2)).toEqual(['a', 'b'].map((name) => `https://pictures.example/shop/files/images/${name}-900.jpg`))
	expect(JSON.parse((await push([path], opened, '--all')).stdout)).toMatchObject({ made: 'updated' })
	expect(images()).toEqual(there)
})

test.each([
	['shopify', openShopifyWorld, 'SHOPIFY_SHOP'],
	['youcan', openYoucanWorld, 'YOUCAN_SHOP'],
] as const)('[O-7] [S-7] [Y-7] into %s several pages go by a token alone, each one product however often', async (store, open, account) => {
	const world = await open()
	try {
		const { account: shopName, access } = await world.connect()
		const { accessToken = '' } = await access.read()
		const env = { [account]: shopName, [account.replace(/SHOP$/, 'TOKEN')]: accessToken, OUTBOUND_ROUTES: world.fake.routes }
		const inFolder = await mkdtemp(join(folder, `${store}-`))
		const { currency } = await world.connector.check(access)
		const paths = await Promise.all(
			['One', 'Two'].map(async (title, at) => {
				const page = fullPage()
				const offered = setOffer(
					{ ...page, product: { ...page.product, title } },
					{ price: { amountMinor: 4900, currency: currency ?? '' } },
				)
				const path = join(inFolder, `${at}.json`)
				await writeFile(path, JSON.stringify(offered))
				return path
			}),
		)
		const run = (...more: string[]) => runCommand(['push', ...paths, '--store', store, ...more], env)
		const first = await run()
		expect(first.exitCode, first.stderr + first.stdout).toBe(0)
		expect(JSON.parse(first.stdout)).toMatchObject({ done: 2, failed: 0, results: [{ made: 'created' }, { made: 'created' }] })
		expect(JSON.parse((await run()).stdout)).toMatchObject({ done: 0, unchanged: 2 })
		expect(JSON.parse((await run('--all')).stdout)).toMatchObject({ done: 2, results: [{ made: 'updated' }, { made: 'updated' }] })
		expect(world.products()).toHaveLength(2)
		expect(world.products().every(({ price }) => Number(price) === 49)).toBe(true)
		expect((await runCommand(['push', ...paths, '--store', store], {})).stderr).toContain(account)
	} finally {
		await world.close()
	}
})

test(
	'[O-7] what is left out and worth knowing is said in words; price, title, number, category, stock and ' + 'values are the seller’s',
	async () => {
		const path = await write('details.json', 4900)
		const details = ['--price', '59', '--compare-at', '69', '--title', 'listing', '--sku', 'LAMP-9', '--quantity', '7']
		const said = await push(
			[path],
			opened,
			'--all',
			'--edits',
			'overwrite',
			...details,
			'--new-category',
			'Lamps › Desk',
			'--keep',
			'Colour=Red',
		)
		expect(said.exitCode, said.stderr + said.stdout).toBe(0)
		const done = JSON.parse(said.stdout)
		for (const { what, why } of done.left_out) expect([what, why]).toEqual([expect.any(String), expect.stringMatching(/ .*[.]$/)])
		expect(done.notes).toEqual(expect.any(Array))
		const wrong = await push([path], opened, '--quantity', 'many')
		expect([wrong.exitCode, wrong.stderr]).toEqual([2, expect.stringContaining('--quantity')])
		expect((await push([path], opened, '--keep', 'Size')).exitCode).toBe(2)
		const abroad = join(folder, 'abroad.json')
		const other = { ...fullPage(), product: { ...fullPage().product, title: 'Another lamp' } }
		await writeFile(abroad, JSON.stringify(setOffer(other, { price: { amountMinor: 4900, currency: 'MAD' } })))
		expect((await push([abroad])).stdout).toContain('--price')
		expect(JSON.parse((await push([abroad], opened, '--price', '45', '--sku', 'LAMP-10', '--title', 'listing')).stdout)).toMatchObject({
			made: 'created',
		})
		const made = [...shop.shop.products.values()].find(({ sku }) => sku === 'LAMP-10')
		expect(made).toMatchObject({ name: 'Another lamp' })
		expect(made?.variations[0]?.regularPrice ?? made?.regularPrice).toBe('45')
	},
)

test(
	'[O-7] [N-2] stopped, the command ends the page on its way, reports what was not begun, and goes on with ' + 'that the next time',
	async () => {
		const inFolder = await mkdtemp(join(folder, 'stopped-'))
		const paths = await Promise.all(
			['A', 'B', 'C'].map(async (title, at) => {
				const page = { ...fullPage(), product: { ...fullPage().product, title: `Stopped ${title}` } }
				const path = join(inFolder, `${at}.json`)
				await writeFile(path, JSON.stringify(setOffer(page, { price: { amountMinor: 4900, currency: 'EUR' } })))
				return path
			}),
		)
		const args = ['push', ...paths, '--store', 'woocommerce']
		const stop = new AbortController()
		const out = { stdout: new PassThrough(), stderr: new PassThrough(), stdin: new PassThrough() }
		out.stderr.on('data', () => stop.abort(new Error('stopped')))
		const printed = text(out.stdout)
		const exitCode = await withTerminal(out, () => run(args, opened, stop.signal))
		out.stdout.end()
		expect(exitCode).toBe(130)
		expect(JSON.parse(await printed)).toMatchObject({
			done: 1,
			not_started: 2,
			results: [{ made: 'created' }, { status: 'not_started' }, { status: 'not_started' }],
		})
		const next = JSON.parse((await runCommand(args, opened)).stdout)
		expect(next).toMatchObject({ done: 2, unchanged: 1, results: [{ status: 'unchanged' }, { made: 'created' }, { made: 'created' }] })
	},
)

test('[O-7] a shop nobody opened, and a store there is none of, are wrong usage', async () => {
	const path = await write('page.json', 4900)
	const closed = await push([path], {})
	expect([closed.exitCode, closed.stderr]).toEqual([2, expect.stringContaining('WOOCOMMERCE_URL')])
	expect((await runCommand(['push', path, '--store', 'nowhere'])).exitCode).toBe(2)
	expect((await runCommand(['push', '--store', 'woocommerce'])).exitCode).toBe(2)
})

test('[X-8] [O-7] pictures of another shop’s page are named before they go to a store; one’s own shop’s are not', async () => {
	const page = fullPage()
	const of = (sourceUrl: string) => ({
		...setOffer(page, { price: { amountMinor: 4900, currency: 'EUR' } }),
		product: { ...page.product, sourceUrl },
		images: page.images.map((image) => ({ ...image, sourceUrl: 'https://cdn.rival.example/a.jpg' })),
	})
	const path = join(folder, 'rival.json')
	await writeFile(path, JSON.stringify(of('https://www.rival.example/lamp')))
	expect((await push([path])).stderr).toMatch(/shows pictures of rival\.example \(\d+\), which belong to that shop/)
	await writeFile(path, JSON.stringify(of(`${shop.login.url}/lamp`)))
	expect((await push([path])).stderr).not.toContain('shows pictures of')
})
