import { type Money, majorAmount, minorDigits } from '../../core/money'
import type { ImageFile, Page } from '../../core/page/page'
import { pageChoices } from '../../core/page/page-choices'
import { plainFromRichText } from '../../core/page/rich-text'
import type { ImageUrl } from '../page-view'

export type Option = { name: string; values: string[] }
export type ExportedImage = { url: string; alt: string }

/** What a store can be told of options: three, and no more combinations than every plan of every store takes. */
const MOST_OPTIONS = 3
const MOST_VARIANTS = 100
/** Largest picture a store is given, in pixels of width; stores make their own smaller ones. */
const LARGEST = 2048
const FORMATS = ['jpeg', 'png', 'webp'] as const

/** What the product is called in a store: the listing's title, or the page's own when the listing is in another language. */
export function productName({ product, seo, record }: Page): string {
	return record.factsLanguage ? seo.title : product.title
}

/** Options and their values, as the page offers them; none when a store could not hold their combinations. */
export function productOptions(page: Page): Option[] {
	const options = pageChoices(page)
		.map(({ name, values }) => ({ name: plain(name.html), values: [...new Set(values.map(({ html }) => plain(html)))].filter(Boolean) }))
		.filter(({ name, values }) => name !== '' && values.length > 0)
	const count = options.reduce((product, { values }) => product * values.length, 1)
	return options.length > MOST_OPTIONS || count > MOST_VARIANTS ? [] : options
}

const plain = (html: string) => plainFromRichText(html).replace(/\s+/g, ' ')

/** Every combination of values, the last option changing fastest; one empty combination when there are no options. */
export function combinations(options: readonly Option[]): string[][] {
	return options.reduce<string[][]>((made, { values }) => made.flatMap((start) => values.map((value) => [...start, value])), [[]])
}

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

/** An amount with a point and the currency's own digits, whatever the reader's country writes. */
export function plainAmount(money: Money): string {
	return majorAmount(money).toFixed(minorDigits(money.currency))
}
