import type { ImageFile, Page } from '../../core/page/page'
import type { LeftOut } from '../../core/stores/store-product'
import { plainFromRichText } from '../../core/text/rich-text'
import type { ImageUrl } from '../view/page-view'

export type ExportedImage = { url: string; alt: string }

/** What a file for a store's own import is made with: the page's key, as a push has it, and where its pictures are. */
export type CsvTerms = { key: string; imageUrl: ImageUrl }
/** The file, and what of the page is not in it. */
export type Csv = { csv: string; leftOut: LeftOut[] }

/** Largest picture a store is given, in pixels of width; stores make their own smaller ones. */
const LARGEST = 2048
const FORMATS = ['jpeg', 'png', 'webp'] as const

/** What the product may be called in a store: what the page promises, or the listing's own title. */
export type TitleChoice = 'headline' | 'listing'

/**
 * What the product is called in a store: the page's headline, or, where it has none or the seller wants it, the
 * listing's title.
 */
export function productName(page: Page, choice: TitleChoice = 'headline'): string {
	const { product, seo, record, sections } = page
	const listing = record.factsLanguage && !record.plan ? seo.title : product.title
	const hero = sections.find(({ type }) => type === 'hero')
	const headline = hero?.type === 'hero' ? plain(hero.props.headline.html) : ''
	return choice === 'headline' && headline !== '' ? headline : listing
}

const plain = (html: string) => plainFromRichText(html).replace(/\s+/g, ' ').trim()

/** The gallery as a store fetches it: one public address each, in the format every store takes. */
export function exportedImages(page: Page, imageUrl: ImageUrl): ExportedImage[] {
	return page.gallery.flatMap((id) => {
		const image = page.images.find((candidate) => candidate.id === id)
		const url = image && imageOf(image.files, imageUrl)
		return image && url ? [{ url, alt: image.alt }] : []
	})
}

function imageOf(files: readonly ImageFile[], imageUrl: ImageUrl): string | undefined {
	const format = FORMATS.find((candidate) => files.some((file) => file.format === candidate))
	const [file] = files
		.filter((candidate) => candidate.format === format && candidate.width <= LARGEST)
		.toSorted((a, b) => b.width - a.width)
	return file && imageUrl(file)
}
