import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createLocalFiles } from '../../src/connectors/files/local-files'
import { storeSizes } from '../../src/connectors/images/store-sizes'
import { composePage } from '../../src/core/page/compose/compose-page'
import type { Page, PageImage, ThemeName } from '../../src/core/page/page'
import { factsOf } from '../../src/core/product/facts'
import { productSchema } from '../../src/core/product/product'
import { sellerStatements } from '../../src/core/seller/seller-statements'
import { storeProfileSchema } from '../../src/core/seller/store-profile'
import { PHOTOGRAPHED_WORDS } from './photographed-words'
import { citing, copyOf } from './sample'

/** Where real photographs of products may lie, beside the repository; nothing of them is kept in it. */
const PHOTOS = resolve(process.env.PHOTOS ?? '../shared/photos')
export const hasPhotographs = existsSync(PHOTOS)

const origin = { rule: 'sample', place: 'sample' }
const sourced = <T>(value: T) => ({ value, origin })

export type Photographed = keyof typeof PHOTOGRAPHED_WORDS
export const PHOTOGRAPHED = Object.keys(PHOTOGRAPHED_WORDS) as Photographed[]

/** Language of a page, its tag, its market and currency, and what its seller states. */
const SETTINGS = {
	english: {
		tag: 'en',
		market: 'usa',
		currency: 'USD',
		terms: {
			delivery: 'Two to four days, to your door.',
			returns: 'Within 14 days, unused.',
			payment: 'In cash on delivery.',
			guarantee: 'One year.',
		},
	},
	french: {
		tag: 'fr',
		market: 'europe',
		currency: 'EUR',
		terms: {
			delivery: 'Deux à quatre jours, à votre porte.',
			returns: 'Sous 14 jours, non utilisé.',
			payment: 'En espèces, à la livraison.',
			guarantee: 'Un an.',
		},
	},
	arabic: {
		tag: 'ar',
		market: 'morocco',
		currency: 'MAD',
		terms: {
			delivery: 'من يومين إلى أربعة أيام حتى باب بيتك.',
			returns: 'خلال 14 يومًا دون استعمال.',
			payment: 'نقدًا عند الاستلام.',
			guarantee: 'سنة كاملة.',
		},
	},
	spanish: {
		tag: 'es',
		market: 'europe',
		currency: 'EUR',
		terms: {
			delivery: 'De dos a cuatro días, a su puerta.',
			returns: 'En 14 días, sin usar.',
			payment: 'En efectivo, a la entrega.',
			guarantee: 'Un año.',
		},
	},
} as const
export type PhotographedLanguage = keyof typeof SETTINGS
export const PHOTOGRAPHED_LANGUAGES = Object.keys(SETTINGS) as PhotographedLanguage[]
/** The tag of a page's language, as the site's addresses have it. */
export const tagOf = (language: PhotographedLanguage): string => SETTINGS[language].tag

/** A photographed product as a generated page, its pictures stored under `out` as the app stores them. */
export async function photographedPage(name: Photographed, language: PhotographedLanguage, theme: ThemeName, out: string): Promise<Page> {
	const { folder, first, brand, color, [language]: words } = PHOTOGRAPHED_WORDS[name]
	const { tag, market, currency, terms } = SETTINGS[language]
	const product = productSchema.parse({
		source: { marketplace: 'sample', domain: 'example.com', url: `https://example.com/${name}`, language: tag },
		title: sourced(words.title),
		brand: sourced(brand),
		breadcrumbs: words.breadcrumbs.map(sourced),
		specs: words.specs.map(([label, value]) => sourced({ name: label, value })),
		inTheBox: words.box.map(sourced),
		...(Object.keys(words.variants).length > 0 ? { variants: sourced({ dimensions: words.variants, count: 1 }) } : {}),
	})
	const seller = storeProfileSchema.parse({
		terms: [{ market, language, ...terms }],
		reach: [{ market: 'all', whatsapp: '+212 600 000 000' }],
	})
	let count = 0
	const facts = factsOf(product, sellerStatements(seller, { market, language }))
	const page = composePage({
		...{ product, facts, copy: citing(copyOf(words), facts), language, market, theme },
		removed: [],
		images: { gallery: (await photographs(folder, first, out)).map((image) => ({ ...image, color })), description: [] },
		buying: { kind: 'whatsapp', number: '+212600000000' },
		writer: { kind: 'embedded' },
		newId: () => `n${++count}`,
		notes: [],
	})
	return { ...page, offer: { price: { amountMinor: 4900, currency }, compareAt: { amountMinor: 6900, currency } } }
}

const stored = new Map<string, Promise<PageImage[]>>()

/** The photographs of a folder, the `first` one first: made smaller once, however many pages show them. */
function photographs(folder: string, first: string, out: string): Promise<PageImage[]> {
	const key = `${out}/${folder}`
	const known = stored.get(key) ?? storePhotographs(folder, first, out)
	stored.set(key, known)
	return known
}

async function storePhotographs(folder: string, first: string, out: string): Promise<PageImage[]> {
	const files = createLocalFiles(out)
	const names = (await readdir(join(PHOTOS, folder))).filter((file) => file.endsWith('.jpg')).sort()
	const ordered = [...names.filter((file) => file.startsWith(first)), ...names.filter((file) => !file.startsWith(first))]
	return Promise.all(
		ordered.map(async (file, index) => ({
			id: `g${index}`,
			alt: '',
			...(await storeSizes(await readFile(join(PHOTOS, folder, file)), files)),
		})),
	)
}
