import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { createSubsetFaces } from '../../src/connectors/faces/subset-faces'
import { openTruthData } from '../../src/connectors/truth-data/open-truth-data'
import type { ThemeName } from '../../src/core/page/page'
import { THEME_NAMES } from '../../src/core/themes/themes'
import { embedFaces } from '../../src/pipeline/exports/embed-faces'
import { renderPage } from '../../src/render/render-page'
import { launchBrowser } from '../browser'
import {
	hasPhotographs,
	PHOTOGRAPHED,
	PHOTOGRAPHED_LANGUAGES,
	type Photographed,
	type PhotographedLanguage,
	photographedPage,
	tagOf,
} from './photographed'
import { untilShown } from './until-shown'

// Writes the first view of pages on a desk and on a phone, with photographs that may be shown (CC BY 4.0): one page of
// every theme into docs/images/themes.webp, the same product in every language of the site into public/gallery/<tag>,
// and every theme with every product in every language into docs/images/contact-sheet.webp.

const SHOWN: readonly (readonly [ThemeName, Photographed, PhotographedLanguage])[] = [
	['atelier', 'bag', 'english'],
	['bench', 'bulb', 'english'],
	['market', 'bag', 'arabic'],
	['nursery', 'bag', 'french'],
	['runway', 'bag', 'english'],
	['pantry', 'vitamin', 'french'],
	['glow', 'vitamin', 'english'],
	['signal', 'bulb', 'arabic'],
]
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }
const GAP = 12

/** How large the tiles of a sheet are, in pixels. */
type Sheet = { deskPx: number; phonePx: number; rowPx: number; gap: number; columns: number }
const LARGE: Sheet = { deskPx: 620, phonePx: 180, rowPx: 388, gap: 26, columns: 2 }
const SMALL: Sheet = { deskPx: 208, phonePx: 63, rowPx: 130, gap: 10, columns: 9 }

/** The desk's view and beside it the phone's, at one height, as the landing page shows them. */
async function together([desk, phone]: readonly Buffer[]): Promise<Buffer> {
	const height = 450
	const at = (width: number) => ({ width, height, fit: 'cover', position: 'top' }) as const
	const small = await sharp(phone).resize(at(219)).png().toBuffer()
	return sharp(await sharp(desk).resize(at(720)).png().toBuffer())
		.extend({ right: 240, background: '#d9d4cb' })
		.composite([{ input: small, left: 741, top: 0 }])
		.webp({ quality: 76 })
		.toBuffer()
}

type Tile = { picture: Buffer; width: number; left: number; top: number }

/** All tiles on one sheet, each at its place; `rowPx` is their height. */
async function writeSheet(path: string, tiles: readonly Tile[], rowPx: number, quality: number): Promise<void> {
	const parts = await Promise.all(
		tiles.map(async ({ picture, width, left, top }) => ({
			input: await sharp(picture).resize({ width, height: rowPx, fit: 'cover', position: 'top' }).png().toBuffer(),
			left: Math.round(left),
			top: Math.round(top),
		})),
	)
	const size = {
		width: Math.round(Math.max(...tiles.map(({ left, width }) => left + width)) + GAP),
		height: Math.round(Math.max(...tiles.map(({ top }) => top + rowPx)) + GAP),
	}
	await sharp({ create: { ...size, channels: 3, background: '#d9d4cb' } })
		.composite(parts)
		.webp({ quality })
		.toFile(path)
	console.log(path)
}

/** The first view of a page, on a desk and on a phone. */
async function viewsOf(browser: Browser, path: string): Promise<Buffer[]> {
	const views: Buffer[] = []
	for (const { width, height } of [DESK, PHONE]) {
		const tab = await browser.newPage({ viewport: { width, height } })
		await tab.goto(`file://${path}`)
		await tab.evaluate(async () => {
			for (const image of document.images) image.loading = 'eager'
			await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
		})
		await untilShown(tab)
		views.push(await tab.screenshot())
		await tab.close()
	}
	return views
}

async function main(): Promise<void> {
	if (!hasPhotographs) throw new Error('No photographs lie in ../shared/photos, and PHOTOS does not name a folder of them.')
	openTruthData()
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-sheet-'))
	const browser = await launchBrowser()
	const faces = createSubsetFaces()
	const shown: Tile[] = []
	const all: Tile[] = []
	const columns = PHOTOGRAPHED.flatMap((product) => PHOTOGRAPHED_LANGUAGES.map((language) => ({ product, language })))
	try {
		for (const [row, theme] of THEME_NAMES.entries()) {
			for (const [column, { product, language }] of columns.entries()) {
				const page = await photographedPage(product, language, theme, folder)
				const html = await embedFaces(page, renderPage(page, { imageUrl: ({ key }) => key, mode: 'document' }), faces)
				const path = join(folder, 'page.html')
				await writeFile(path, html)
				const views = await viewsOf(browser, path)
				all.push(...pair(views, SMALL, column, row))
				const index = SHOWN.findIndex(([name, wanted]) => name === theme && wanted === product)
				if (index < 0) continue
				if (SHOWN[index]?.[2] === language) shown.push(...pair(views, LARGE, index % LARGE.columns, Math.floor(index / LARGE.columns)))
				const ofLanguage = join('public/gallery', tagOf(language))
				await mkdir(ofLanguage, { recursive: true })
				await writeFile(join(ofLanguage, `${theme}.webp`), await together(views))
			}
		}
	} finally {
		await browser.close()
		await rm(folder, { recursive: true, force: true })
	}
	await writeSheet('docs/images/themes.webp', shown, LARGE.rowPx, 80)
	await writeSheet('docs/images/contact-sheet.webp', all, SMALL.rowPx, 72)
}

/** Desk and phone beside each other in a cell of a sheet. */
function pair([desk, phone]: readonly Buffer[], { deskPx, phonePx, rowPx, gap }: Sheet, column: number, row: number): Tile[] {
	if (!desk || !phone) return []
	const left = gap + column * (deskPx + phonePx + gap * 1.5)
	const top = gap + row * (rowPx + gap)
	return [
		{ picture: desk, width: deskPx, left, top },
		{ picture: phone, width: phonePx, left: left + deskPx + gap / 2, top },
	]
}

await main()
