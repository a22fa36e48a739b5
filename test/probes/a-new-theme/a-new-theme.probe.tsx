import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, onTestFinished } from 'vitest'

const { runCommand } = await import('../../support/run-command')
const { help } = await import('../../../src/cli/help')
const { storedPageSchema } = await import('../../../src/core/contracts/pages')
const { composePage } = await import('../../../src/core/page/compose/compose-page')
const { chooseTheme } = await import('../../../src/core/page/compose/choose-theme')
const { changeTheme } = await import('../../../src/core/page/edit/change-theme')
const { parsePage } = await import('../../../src/core/page/migrate')
const { fullInput } = await import('../../../src/core/page/page.fixture')
const { landingTextsSchema } = await import('../../../src/core/site/landing-texts')
const { default: landingWords } = await import('../../../src/web/site/landing/words/en.json')
const { ThemeGallery } = await import('../../../src/web/site/theme-gallery')

const TOYBOX = 'toybox' as 'atelier'

describe('[R-1] a new theme, by being registered', () => {
	const page = changeTheme(composePage(fullInput()), TOYBOX)

	it('is chosen for the goods it names, stored and read back, and part of what the API takes and gives', () => {
		const category = { id: 'f1', kind: 'category' as const, text: 'Toybox', origin: { rule: 'test', place: 'test' } }
		expect(chooseTheme([category])).toBe('toybox')
		expect(parsePage(JSON.parse(JSON.stringify(page)))).toEqual(page)
		const texts = { product_url: '', product_page_html: '', product_gallery_html: '' }
		const stored = { id: 'p', version: 1, page, ...texts, should_show_toast: 0, updated_at: '' }
		expect(storedPageSchema.parse(stored).page.theme).toBe('toybox')
	})

	it('is on the screens: in the gallery of the public site', () => {
		const { gallery } = landingTextsSchema.parse(landingWords)
		expect(renderToStaticMarkup(<ThemeGallery texts={gallery} language="en" />)).toContain('/gallery/en/toybox.webp')
	})

	it('is in the command line: named in its help, and drawn in the page and in a store’s description', async () => {
		expect(help()).toMatch(/--theme T .*toybox/)
		const folder = await mkdtemp(join(tmpdir(), 'vitrine-toybox-'))
		onTestFinished(() => rm(folder, { recursive: true, force: true }))
		await writeFile(join(folder, 'page.json'), JSON.stringify(page))
		const render = async (format: string) => {
			const pictures = ['--pictures', 'https://pictures.example', '--out', '-']
			const run = await runCommand(['render', join(folder, 'page.json'), '--format', format, ...pictures])
			expect(run.exitCode, run.stderr).toBe(0)
			return run.stdout
		}
		expect(await render('html')).toContain('.vt-btn{border:2px dotted var(--accent)}')
		expect(await render('shopify')).toContain('background-color:#fefefe')
	})
})
