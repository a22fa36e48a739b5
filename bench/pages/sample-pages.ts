import { composePage } from '../../src/core/page/compose/compose-page'
import type { Page, PageImage, ThemeName } from '../../src/core/page/page'
import { factsOf } from '../../src/core/product/facts'
import { type Product, productSchema } from '../../src/core/product/product'
import { missingImage } from './missing-image'
import { copyOf, type Sample } from './sample'
import { bare, drill, kettle, lamp, serum } from './samples-latin'
import { headphonesThai, kettleArabic, mixedArabic, teapot } from './samples-world'

export const SAMPLES: readonly Sample[] = [kettle, serum, drill, lamp, bare, kettleArabic, mixedArabic, teapot, headphonesThai]

const origin = { rule: 'sample', place: 'sample' }

/** The listing a sample stands for. */
export function productOfSample(sample: Sample): Product {
	const sourced = <T>(value: T) => ({ value, origin })
	const dimensions = Object.entries(sample.variants)
	return productSchema.parse({
		source: { marketplace: 'sample', domain: 'example.com', url: `https://example.com/${sample.name}`, language: sample.listingLanguage },
		title: sourced(sample.title),
		brand: sourced(sample.brand),
		breadcrumbs: sample.breadcrumbs.map(sourced),
		specs: sample.specs.map(([name, value]) => sourced({ name, value })),
		inTheBox: sample.box.map(sourced),
		...(dimensions.length > 0 ? { variants: sourced({ dimensions: sample.variants, count: dimensions.length }) } : {}),
	})
}

/** How a sample's pictures come to be. */
export type Draw = (drawing: Sample['drawing'], scene: Sample['gallery'][number], color: string) => PageImage | Promise<PageImage>

/** A sample as a page, composed exactly as a generated one. */
export async function samplePage(sample: Sample, theme: ThemeName, draw: Draw): Promise<Page> {
	const drawn = (scene: Sample['gallery'][number]) => draw(sample.drawing, scene, sample.color)
	const gallery: PageImage[] = await Promise.all(sample.gallery.map(drawn))
	const description = await Promise.all(sample.description.map(drawn))
	const product = productOfSample(sample)
	let count = 0
	const page = composePage({
		product,
		facts: factsOf(product),
		copy: copyOf(sample),
		removed: [],
		images: { gallery: numbered(gallery.length > 0 ? gallery : [missingImage('missing')], 'g'), description: numbered(description, 'd') },
		language: sample.language,
		market: sample.market,
		theme,
		writer: sample.writer ?? { kind: 'embedded' },
		newId: () => `n${++count}`,
		notes: [],
	})
	return { ...page, offer: sample.offer ?? null }
}

/** The same drawing may stand in a sample twice. */
function numbered(images: PageImage[], prefix: string): PageImage[] {
	return images.map((image, index) => ({ ...image, id: `${prefix}${index}` }))
}
