import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { COPY_PARTS, type Copy } from '../../src/core/copy/copy'
import { writeEmbedded } from '../../src/core/copy/embedded-writer'
import { composePage } from '../../src/core/page/compose-page'
import type { ImageFile, Page, PageImage, ThemeName } from '../../src/core/page/page'
import { factsOf } from '../../src/core/product/facts'
import { productSchema } from '../../src/core/product/product'
import { storeProfileSchema } from '../../src/core/seller/store-profile'

/** Where real photographs of products may lie, beside the repository; nothing of them is kept in it. */
const PHOTOS = resolve(process.env.PHOTOS ?? '../shared/photos')
export const hasPhotographs = existsSync(PHOTOS)

const WIDTHS = [480, 960]
const origin = { rule: 'sample', place: 'sample' }
const sourced = <T>(value: T) => ({ value, origin })

/** A product that was photographed: the folder of its pictures, and what its listing states. */
type Photographed = {
	folder: string
	title: string
	brand: string
	category: string
	bullets: string[]
	specs: [string, string][]
	options: Record<string, string[]>
	price: number
}

export const PHOTOGRAPHED: Readonly<Record<string, Photographed>> = {
	bag: {
		folder: 'B0799CK52K',
		title: 'Starter Yoga Bag',
		brand: 'Starter',
		category: 'Gym bags',
		bullets: [
			'This gym bag is perfect for carrying your workout clothes and gear to and from the gym, or for an everyday overnight duffel bag. It features durable logo hand and shoulder straps, interior pockets, and an exterior side pocket for your yoga mat.',
			'Durable branded hand straps with detachable shoulder strap',
			'Exterior side pocket for your yoga mat, two stretch-mesh interior pockets, one large zipper interior pocket',
			'Main compartment features logo-printed fabric',
			'Lightweight, fast-drying',
		],
		specs: [
			['Material', '100% polyester'],
			['Model', 'ST1004'],
			['Color', 'Iron grey'],
		],
		options: {},
		price: 4900,
	},
	jacket: {
		folder: 'luma-jacket',
		title: 'Stellar Solar Jacket',
		brand: 'Luma',
		category: 'Jackets',
		bullets: ['Zip neck', 'Moisture-wicking fabric keeps you dry', 'Breathable perforated fabric'],
		specs: [
			['Neck', 'Zip'],
			['Fabric', 'Breathable, perforated, moisture-wicking'],
		],
		options: { Size: ['XS', 'S', 'M', 'L', 'XL'], Color: ['Red', 'Blue', 'Yellow'] },
		price: 7500,
	},
	bottle: {
		folder: 'luma-bottle',
		title: 'Affirm Water Bottle',
		brand: 'Luma',
		category: 'Water bottles',
		bullets: ['Grooved sides for a sure grip', 'Screw-top lid with a metal carabiner', 'Scale on the outside'],
		specs: [
			['Material', 'Plastic'],
			['Lid', 'Screw top'],
			['Carabiner', 'Metal'],
		],
		options: {},
		price: 1900,
	},
}

const PROFILE = {
	english: {
		delivery: 'Two to four days, to your door.',
		returns: 'Within 14 days, unused.',
		payment: 'In cash on delivery.',
		guarantee: 'One year.',
	},
	french: {
		delivery: 'Deux à quatre jours, à votre porte.',
		returns: 'Sous 14 jours, non utilisé.',
		payment: 'En espèces, à la livraison.',
		guarantee: 'Un an.',
	},
	arabic: {
		delivery: 'من يومين إلى أربعة أيام حتى باب بيتك.',
		returns: 'خلال 14 يومًا دون استعمال.',
		payment: 'نقدًا عند الاستلام.',
		guarantee: 'سنة كاملة.',
	},
} as const
export type PhotographedLanguage = keyof typeof PROFILE
export const PHOTOGRAPHED_LANGUAGES = Object.keys(PROFILE) as PhotographedLanguage[]
const MARKETS = { english: 'usa', french: 'europe', arabic: 'saudi arabia' } as const

/** A photographed product as a generated page in a language of its own market, its pictures stored under `out`. */
export async function photographedPage(name: string, language: PhotographedLanguage, theme: ThemeName, out: string): Promise<Page> {
	const it = PHOTOGRAPHED[name]
	if (!it) throw new Error(`no photographed product is called ${name}`)
	const product = productSchema.parse({
		source: { marketplace: 'sample', domain: 'example.com', url: `https://example.com/${name}`, language: 'en' },
		title: sourced(it.title),
		brand: sourced(it.brand),
		breadcrumbs: [sourced(it.category)],
		bullets: it.bullets.map(sourced),
		specs: it.specs.map(([label, value]) => sourced({ name: label, value })),
		...(Object.keys(it.options).length > 0 ? { variants: sourced({ dimensions: it.options, count: 3 }) } : {}),
	})
	const seller = storeProfileSchema.parse({ ...PROFILE[language], whatsapp: '+212 600 000 000' })
	const facts = factsOf(product, seller)
	const market = MARKETS[language]
	const brief = { language, market, facts, factsLanguage: 'en' }
	const copy: Copy = Object.fromEntries(COPY_PARTS.map((part) => [part, writeEmbedded(part, brief)]).filter(([, written]) => written))
	const gallery = await photographsOf(it.folder, out)
	let count = 0
	const page = composePage({
		...{ product, facts, copy, language, market, theme },
		removed: [],
		images: { gallery, description: [] },
		buying: { kind: 'whatsapp', number: '+212600000000' },
		writer: { kind: 'embedded' },
		newId: () => `n${++count}`,
		notes: [],
	})
	return {
		...page,
		offer: { price: { amountMinor: it.price, currency: 'USD' }, compareAt: { amountMinor: it.price + 2000, currency: 'USD' } },
	}
}

async function photographsOf(folder: string, out: string): Promise<PageImage[]> {
	const names = (await readdir(join(PHOTOS, folder))).filter((file) => file.endsWith('.jpg')).sort()
	return Promise.all(names.map((file) => photographOf(join(PHOTOS, folder, file), `${folder}-${file.replace('.jpg', '')}`, out)))
}

async function photographOf(path: string, name: string, out: string): Promise<PageImage> {
	const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
	const files: ImageFile[] = []
	for (const width of WIDTHS) {
		for (const format of ['webp', 'jpeg'] as const) {
			const key = `images/${id}-${width}.${format === 'jpeg' ? 'jpg' : format}`
			await mkdir(dirname(join(out, key)), { recursive: true })
			const { data, info } = await sharp(path)
				.resize({ width, withoutEnlargement: true })
				.toFormat(format, { quality: 80 })
				.toBuffer({ resolveWithObject: true })
			await writeFile(join(out, key), data)
			files.push({ key, format, width: info.width, height: info.height, bytes: info.size })
		}
	}
	return { id, alt: '', files, color: '#7a7d80' }
}
