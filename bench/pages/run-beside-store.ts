import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { createSubsetFaces } from '../../src/connectors/faces/subset-faces'
import { openTruthData } from '../../src/connectors/truth-data/open-truth-data'
import { type Page, themeSchema } from '../../src/core/page/page'
import { embedFaces } from '../../src/pipeline/exports/embed-faces'
import { renderPage } from '../../src/render/render-page'
import { storeHtml } from '../../src/render/store-html/store-html'
import { launchBrowser } from '../browser'
import { hasPhotographs, PHOTOGRAPHED, PHOTOGRAPHED_LANGUAGES, photographedPage } from './photographed'
import { untilShown } from './until-shown'

/**
 * Pictures of every theme's page with, beside it, its description as stores show it: in the narrow column some set
 * beside their gallery, and in the wide one others set below. Arguments: parts of names (`english-bag-atelier`), all
 * of which must occur; without them the bag in English.
 */
const COLUMNS = [440, 1000]
const DESK = 1280
/** Every part of the picture is this much of its size. */
const SCALE = 0.5
const GAP = 24
/** Stores take public addresses alone; the pictures lie beside the file. */
const PUBLIC = 'https://pictures.example/'

/** A store's product page around the description: its own face, a title, nothing else that would hide an error. */
const inStore = (page: Page, width: number) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Store</title>
<style>body{margin:0;background:#fff;color:#222;font:16px/1.5 Arial,sans-serif}main{width:${width}px;padding:20px}</style>
<main>${storeHtml(page, 'shopify', ({ key }) => `${PUBLIC}${key}`).replaceAll(PUBLIC, '')}</main></html>`

async function main(): Promise<void> {
	if (!hasPhotographs) throw new Error('No photographs lie in ../shared/photos, and PHOTOS does not name a folder of them.')
	openTruthData()
	const folder = join(tmpdir(), 'vitrine-pages')
	await mkdir(folder, { recursive: true })
	const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['english-bag']
	const browser = await launchBrowser()
	const faces = createSubsetFaces()
	const picture = async (html: string, width: number) => {
		const path = join(folder, 'beside-store.html')
		await writeFile(path, html)
		const tab = await browser.newPage({ viewport: { width, height: 800 } })
		await tab.goto(`file://${path}`)
		await tab.evaluate(async () => {
			for (const image of document.images) image.loading = 'eager'
			await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
		})
		await untilShown(tab)
		const whole = await tab.screenshot({ fullPage: true })
		await tab.close()
		return sharp(whole)
			.resize({ width: Math.round(width * SCALE) })
			.png()
			.toBuffer({ resolveWithObject: true })
	}
	try {
		for (const language of PHOTOGRAPHED_LANGUAGES)
			for (const product of PHOTOGRAPHED)
				for (const theme of themeSchema.options) {
					const name = `${language}-${product}-${theme}`
					if (!wanted.every((part) => name.includes(part))) continue
					const page = await photographedPage(product, language, theme, folder)
					const own = await embedFaces(page, renderPage(page, { imageUrl: ({ key }) => key, mode: 'document' }), faces)
					const parts = [await picture(own, DESK)]
					for (const width of COLUMNS) parts.push(await picture(inStore(page, width), width + 40))
					const path = join(folder, `store-${name}.png`)
					await beside(parts).toFile(path)
					console.log(path)
				}
	} finally {
		await browser.close()
	}
}

function beside(parts: readonly { data: Buffer; info: OutputInfo }[]): Sharp {
	const at = parts.map((_, index) => parts.slice(0, index).reduce((left, { info }) => left + info.width + GAP, GAP))
	const size = {
		width: parts.reduce((width, { info }) => width + info.width + GAP, GAP),
		height: 2 * GAP + Math.max(...parts.map(({ info }) => info.height)),
	}
	return sharp({ create: { ...size, channels: 3, background: '#d9d4cb' } }).composite(
		parts.map(({ data }, index) => ({ input: data, left: at[index] ?? 0, top: GAP })),
	)
}

await main()
