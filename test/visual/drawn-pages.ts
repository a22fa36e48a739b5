import { readFile } from 'node:fs/promises'
import { type Amount, withAmount } from '../../bench/pages/amounts'
import { SCENES } from '../../bench/pages/drawings'
import { withEverySection } from '../../bench/pages/every-section'
import { logoImage, withLogo } from '../../bench/pages/logo'
import { type Draw, samplePage } from '../../bench/pages/sample-pages'
import { kettle } from '../../bench/pages/samples-latin'
import { kettleArabic } from '../../bench/pages/samples-world'
import type { Page, ThemeName } from '../../src/core/page/page'
import type { StoreId } from '../../src/core/stores/store-ids'
import { renderPage } from '../../src/render/render-page'
import { keptByFilter } from '../../src/render/store-html/kept-by-filter.fixture'
import { storeHtml } from '../../src/render/store-html/store-html'

export type Direction = 'ltr' | 'rtl'

/** Pictures of which only the proportions are known: that is all a layout rests on. */
const outline: Draw = (_drawing, scene, color) => {
	const { width, height } = SCENES[scene]
	return { id: scene, alt: '', color, files: [{ key: `${scene}.svg`, format: 'svg', width, height, bytes: 0 }] }
}

const LOGO = logoImage([{ key: 'logo.svg', format: 'svg', width: 480, height: 120, bytes: 0 }])

/** A page of every section there is, in as much content as `amount` says. */
export async function everySectionPage(theme: ThemeName, direction: Direction, amount: Amount): Promise<Page> {
	const sample = direction === 'ltr' ? kettle : kettleArabic
	const page = await samplePage(sample, theme, outline)
	const whole = withEverySection({ ...page, buying: { kind: 'form', action: 'https://shop.example/order' } }, direction)
	return withLogo(withAmount(whole, amount, direction), LOGO)
}

/** The page with its hero set otherwise, and nothing behind it. */
export function heroAlone(page: Page, layout: string): Page {
	const heroes = page.sections.flatMap((section) => (section.type === 'hero' ? [{ ...section, layout }] : []))
	return { ...page, sections: heroes }
}

/**
 * Names of the faces below; both lie in the project's packages, so that a text is as wide on one machine as on the
 * next.
 */
const FACES = [
	['Inter', 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
	['Readex', 'node_modules/@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2'],
] as const

let faces: Promise<string> | undefined

/** Faces for every text, whatever the machine has, and nothing that moves. */
async function drawnCss(): Promise<string> {
	faces ??= Promise.all(
		FACES.map(async ([name, path]) => {
			const data = (await readFile(path)).toString('base64')
			return `@font-face{font-family:${name};font-weight:100 900;src:url(data:font/woff2;base64,${data})}`
		}),
	).then((rules) => `<style>${rules.join('')}*,*::before,*::after{font-family:Inter,Readex!important;animation:none!important}</style>`)
	return faces
}

const picture = (key: string) =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>${key}</title></svg>`)}`

/** The page's HTML with every text in the faces above. */
export async function drawnHtml(page: Page): Promise<string> {
	const html = renderPage(page, { imageUrl: ({ key }) => picture(key), mode: 'document' })
	return html.replace('</head>', `${await drawnCss()}</head>`)
}

/** Where the pictures of a page in a store are; whoever opens it answers for them. */
export const STORE_PICTURES = 'https://pictures.example/'

/** A page's HTML for a store, whose pictures are drawn; stores take no drawings. */
function storeHtmlOf(page: Page, store: StoreId): string {
	const images = page.images.map((image) => ({ ...image, files: image.files.map((file) => ({ ...file, format: 'webp' as const })) }))
	return storeHtml({ ...page, images }, store, ({ key }) => `${STORE_PICTURES}${key}`)
}

/** The page as a store's page shows it in a column (`#column`) of so many pixels, in the same faces. */
export async function drawnStoreHtml(page: Page, columnPx: number): Promise<string> {
	const html = storeHtmlOf(page, 'shopify')
	const style = `<style>*{box-sizing:border-box}body{margin:0}#column{width:${columnPx}px}</style>`
	return [
		`<!doctype html><html lang="en"><head><title>Shop</title>${await drawnCss()}`,
		`${style}</head><body><div id="column">${html}</div></body></html>`,
	].join('')
}

/** What WordPress leaves of the page in the description (`#column`) of a product page, in the style of a theme. */
export function drawnInShopTheme(page: Page, style: string): string {
	const html = keptByFilter(storeHtmlOf(page, 'woocommerce'))
	const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title>'
	const head = `<head>${meta}<style>${style}</style></head>`
	const panel =
		`<div id="column" class="woocommerce-Tabs-panel woocommerce-Tabs-panel--description panel entry-content ` +
		`wc-tab"><h2>Description</h2>${html}</div>`
	const tabs = `<div class="woocommerce-tabs wc-tabs-wrapper">${panel}</div>`
	return `<!doctype html><html lang="en">${head}<body><div class="wrap"><main class="product">${tabs}</main></div></body></html>`
}
