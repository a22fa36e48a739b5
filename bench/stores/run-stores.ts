import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalFiles } from '../../src/connectors/files/local-files'
import { openTruthData } from '../../src/connectors/truth-data/open-truth-data'
import { moneyFromMajor } from '../../src/core/money'
import { setOffer } from '../../src/core/page/edit/set-offer'
import { type Page, themeSchema } from '../../src/core/page/page'
import { renderPage } from '../../src/render/render-page'
import { launchBrowser } from '../browser'
import { withEverySection } from '../pages/every-section'
import { drawImage } from '../pages/sample-images'
import { type Draw, samplePage } from '../pages/sample-pages'
import { kettle } from '../pages/samples-latin'
import { kettleArabic } from '../pages/samples-world'
import { servePages } from '../pages/serve-pages'
import { picturePage, sideBySide } from './picture-page'
import { openStores, PUSHED } from './push-to-stores'
import { readShopThemes } from './shop-themes'

// Pushes a page with every section to the fake of each store, and puts the preview and the three shop windows side by
// side, for the eye: in a wide window and on a phone, left to right and in Arabic. Then WooCommerce's beside the
// preview in the styles of four themes of WordPress. Arguments: themes (all without them). Exit 1 when something sticks
// out.

const WIDTHS = [1440, 360]
openTruthData()
const shopThemes = await readShopThemes()
const folder = join(tmpdir(), 'vitrine-stores')
const pictures = await mkdtemp(join(tmpdir(), 'vitrine-store-pictures-'))
const themes = themeSchema.options.filter((theme) => process.argv.length < 3 || process.argv.includes(theme))
const draw: Draw = (drawing, scene, color) => drawImage(pictures, drawing, scene, color)

await mkdir(folder, { recursive: true })
const server = await servePages(createLocalFiles(pictures))
const imageUrl = ({ key }: { key: string }) => `${server.origin}/files/${key}`
const [browser, stores] = await Promise.all([launchBrowser(), openStores(imageUrl)])
let findings = 0
try {
	for (const theme of themes) {
		for (const sample of [kettle, kettleArabic]) {
			const direction = sample === kettle ? 'ltr' : 'rtl'
			const page = withEverySection(await samplePage(sample, theme, draw), direction)
			await compare(`${theme}-${direction}`, setOffer(page, offerOf(page)))
		}
	}
} finally {
	await Promise.all([browser.close(), stores.close(), server.close()])
	await rm(pictures, { recursive: true, force: true })
}
process.exitCode = findings > 0 ? 1 : 0

/** The price a store shows is the price its text states. */
function offerOf({ offer }: Page): NonNullable<Page['offer']> {
	const money = (amount: number) => moneyFromMajor(amount, offer?.price.currency ?? 'USD')
	return { price: money(PUSHED.price), compareAt: money(PUSHED.compareAt) }
}

async function compare(name: string, page: Page): Promise<void> {
	const preview: View = { name: 'preview', url: server.show(name, renderPage(page, { imageUrl, mode: 'document' })) }
	const shown = await stores.push(page, name)
	for (const { store, leftOut } of shown) for (const one of leftOut) console.log(`${name} ${store}: left out: ${one}`)
	await besideEachOther(name, [preview, ...shown.map(({ store, url }) => ({ name: store, url }))])
	const shop = shown.find(({ store }) => store === 'woocommerce')?.url ?? ''
	await besideEachOther(`${name}-wordpress`, [preview, ...shopThemes.map((theme) => ({ ...theme, url: shop }))])
}

type View = { name: string; url: string; style?: string }

async function besideEachOther(name: string, views: readonly View[]): Promise<void> {
	for (const width of WIDTHS) {
		const taken: Buffer[] = []
		for (const view of views) {
			const { png, sticking } = await picturePage(browser, view, width, stores.local)
			taken.push(png)
			findings += sticking.length
			for (const one of sticking) console.log(`${name} ${width} ${view.name}: sticks out: ${one}`)
		}
		const path = join(folder, `${name}-${width}.png`)
		await writeFile(path, await sideBySide(taken))
		console.log(path)
	}
}
