import type { Page, PageImage } from '../core/page/page'
import { escapeHtml } from '../core/text/escape-html'
import type { ImageUrl } from './view/page-view'

/** Widths in pixels the two places of a gallery are served best by. */
const MAIN_WIDTH = 1200
const THUMBNAIL_WIDTH = 320

/**
 * `product_gallery_html` of the spec: one `<img class="main-image">`, then a `<img class="thumbnail">` for each other
 * picture of the gallery. Pictures that could not be had are left out.
 */
export function renderGalleryHtml(page: Page, imageUrl: ImageUrl): string {
	const images = page.gallery.flatMap((id) => page.images.find((image) => image.id === id) ?? [])
	const [main, ...thumbnails] = images.filter((image) => image.files.length > 0)
	if (!main) return '<div class="product-gallery"></div>'
	const strip = thumbnails.map((image) => imageTag(image, 'thumbnail', THUMBNAIL_WIDTH, imageUrl)).join('')
	const list = strip === '' ? '' : `<div class="thumbnails">${strip}</div>`
	return `<div class="product-gallery">${imageTag(main, 'main-image', MAIN_WIDTH, imageUrl)}${list}</div>`
}

function imageTag(image: PageImage, className: string, width: number, imageUrl: ImageUrl): string {
	const file = bestFile(image, width)
	const url = file && imageUrl(file)
	if (!file || !url) return ''
	return [
		`<img class="${className}" src="${escapeHtml(url)}" alt="${escapeHtml(image.alt)}" `,
		`width="${file.width}" height="${file.height}" data-image="${escapeHtml(image.id)}">`,
	].join('')
}

/** The smallest file at least this wide, in a format every store takes if there is one. */
function bestFile(image: PageImage, width: number) {
	const common = image.files.filter((file) => file.format === 'jpeg' || file.format === 'png')
	const files = (common.length > 0 ? common : image.files).toSorted((a, b) => a.width - b.width)
	return files.find((file) => file.width >= width) ?? files.at(-1)
}
