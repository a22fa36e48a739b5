import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../support/test-app'

const { startTestApp, temporaryFolder } = await import('../../support/test-app')
const { runCommand } = await import('../../support/run-command')
const { storedPageSchema } = await import('../../../src/core/contracts/pages')
const { parseConfig } = await import('../../../src/config/config')
const { SourceChoice } = await import('../../../src/web/generations/source-choice')

const LISTING = '<!doctype html><html lang="en"><body><h1 class="toymart">Copper kettle of the house</h1></body></html>'
const SOURCES = 'toymart'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: TestApp
beforeAll(async () => {
	folder = await temporaryFolder()
	server = await startTestApp({ DATA_DIR: folder.path, SOURCES })
})
afterAll(async () => {
	await server.close()
	await folder.remove()
})

describe('[X-9] a new marketplace, by being registered', () => {
	it('is a source the operator may open, and the only one where no other is named', () => {
		expect(parseConfig({ PATH: '', SOURCES }).sources).toEqual(['toymart'])
		expect(() => parseConfig({ PATH: '', SOURCES: 'toyfair' })).toThrow(/toymart/)
	})

	it('is in the API: told as open, its links taken and others refused, its saved listing made into a page', async () => {
		const seller = await server.user()
		expect((await seller.get('/api/me')).json()).toMatchObject({ sources: ['toymart'] })
		const linked = async (product_link: string) => (await seller.generate({ product_link })).json<{ code: string }>().code
		expect(await linked('https://www.amazon.com/dp/B0VITRINE1')).toBe('invalid_url')
		expect(await linked('https://toymart.example/p/1')).not.toBe('invalid_url')
		const saved_page = { name: 'page.html', bytes: Buffer.from(LISTING) }
		const made = (await seller.generate({ saved_page, language: 'english', market: 'usa' })).json<{ page_id: string }>()
		const { page } = storedPageSchema.parse((await seller.get(`/api/pages/${made.page_id}`)).json())
		expect(page.product.title).toBe('Copper kettle of the house')
	}, 120_000)

	it('is on the screens: to choose from, and the one an address of it belongs to', () => {
		const html = renderToStaticMarkup(<SourceChoice open={['toymart' as 'amazon']} link="https://toymart.example/p/1" />)
		expect(html).toMatch(/value="toymart"[^>]*\/>Toymart<\/label>/)
	})

	it('is read by the command line', async () => {
		const file = join(folder.path, 'listing.html')
		await writeFile(file, LISTING)
		const run = await runCommand(['extract', file], { DATA_DIR: folder.path, SOURCES })
		expect(run.exitCode, run.stderr).toBe(0)
		expect(JSON.parse(run.stdout)).toMatchObject({
			product: { source: { marketplace: 'toymart' }, title: { value: 'Copper kettle of the house', origin: { rule: 'heading' } } },
		})
	})
})
