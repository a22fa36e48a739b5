import type { BrandFonts } from '../../seller/brand'
import { imagesOfSection } from '../map-images'
import type { Page, PageImage } from '../page'

/** Sets the page in another pair of faces; `theme` is the theme's own. */
export function changeFonts(page: Page, fonts: BrandFonts): Page {
	return { ...page, brand: { ...page.brand, fonts } }
}

/**
 * Puts a logo at the head of the page, or takes it away with null; the picture it replaces leaves the page unless it is
 * shown elsewhere.
 */
export function changeLogo(page: Page, logo: PageImage | null): Page {
	const before = page.brand.logo
	const kept = page.images.filter((image) => image.id !== logo?.id && (image.id !== before || isShown(page, image.id)))
	const known = page.images.find((image) => image.id === logo?.id)
	return { ...page, images: logo ? [...kept, known ?? logo] : kept, brand: { ...page.brand, logo: logo?.id ?? null } }
}

function isShown(page: Page, imageId: string): boolean {
	return page.gallery.includes(imageId) || page.sections.some((section) => imagesOfSection(section).includes(imageId))
}
