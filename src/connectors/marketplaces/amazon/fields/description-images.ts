import type { ImageRef, Sourced } from '../../../../core/product/product'
import type { MarkupNode } from '../../html/markup'
import { closest, outermost } from '../../html/select'
import { tidy } from '../../html/text'
import { imageRef } from '../image-address'
import { type ListingPage, placesOf, sourced } from '../listing-page'

/** Sections of enhanced content, newest naming first. */
const SECTIONS =
	'#aplus, #aplus3p_feature_div, #aplus_feature_div, #dpx-aplus-product-description_feature_div, #dpx-aplus-3p-product-description_feature_div, .aplus-v2, .aplus'
/** Parts of them that are not about this product: the brand's story, its logo, other products in comparisons, video posters. */
const BESIDE =
	'#aplusBrandStory_feature_div,#aplusBrandStory,.apm-brand-story-card,.apm-brand-story-hero,.apm-brand-story-carousel-container,.aplus-comparison-table,.apm-tablemodule,.comparison-table,.video-container,.aplus-video,.premium-background-video,.vse-player-container,.celwidget-video,.launchpad-module-company-logo,.aplus-logo,.apm-brand-logo'

/** Pictures of the enhanced description (A+), in page order, once each. */
export function readDescriptionImages(page: ListingPage): Sourced<ImageRef>[] {
	const found = new Map<string, Sourced<ImageRef>>()
	for (const section of outermost(placesOf(page.markup, SECTIONS))) {
		for (const node of placesOf(section, 'img')) {
			const image = closest(node, BESIDE) ? undefined : imageOf(node)
			if (image && !found.has(image.id))
				found.set(image.id, sourced(image, { rule: 'enhanced-content', place: section.id ? `#${section.id}` : '.aplus' }))
		}
	}
	return [...found.values()]
}

/** The picture shown once it is loaded: lazy ones carry their address beside a blank. */
function imageOf(node: MarkupNode): ImageRef | undefined {
	const addresses = [node.attribute('data-src'), node.attribute('data-a-hires'), node.attribute('src')]
	const [ref] = addresses.flatMap((address) => imageRef(address, { shopShelf: true }) ?? [])
	if (!ref) return undefined
	const alt = tidy(node.attribute('alt') ?? '')
	return alt ? { ...ref, alt } : ref
}
