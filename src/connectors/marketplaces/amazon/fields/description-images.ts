import type { ImageRef, Sourced } from '../../../../core/product/product'
import type { MarkupNode } from '../../html/markup'
import { closest, outermost } from '../../html/select'
import { tidy } from '../../html/text'
import { imageRef } from '../image-address'
import { type ListingPage, placesOf, sourced } from '../listing-page'

/** Sections of enhanced content, newest naming first. */
const SECTIONS = [
	'#aplus, #aplus3p_feature_div, #aplus_feature_div',
	'#dpx-aplus-product-description_feature_div',
	'#dpx-aplus-3p-product-description_feature_div, .aplus-v2, .aplus',
].join(', ')
/**
 * Parts of them that are not about this product, by what their ids and classes say in every generation of modules: the
 * brand's story, its logo, other products in comparisons, video posters.
 */
const BESIDE = /brand-?story|comparison|apm-tablemodule|video|vse-player|company-logo|aplus-logo|brand-logo/i

/** The brand's story is a section of its own that looks like the others. */
const BRAND_STORY = '#aplusBrandStory_feature_div,#aplusBrandStory'

/** Pictures of the enhanced description (A+), in page order, once each. */
export function readDescriptionImages(page: ListingPage): Sourced<ImageRef>[] {
	const found = new Map<string, Sourced<ImageRef>>()
	for (const section of outermost(placesOf(page.markup, SECTIONS))) {
		for (const node of placesOf(section, 'img, [style*=background]')) {
			const image = isBeside(node, section) ? undefined : imageOf(node)
			if (image && !found.has(image.id))
				found.set(image.id, sourced(image, { rule: 'enhanced-content', place: section.id ? `#${section.id}` : '.aplus' }))
		}
	}
	return [...found.values()]
}

function isBeside(node: MarkupNode, section: MarkupNode): boolean {
	for (let at: MarkupNode | undefined = node; at; at = at === section ? undefined : at.parent) {
		if (BESIDE.test(at.id) || BESIDE.test(at.classes)) return true
	}
	return closest(section, BRAND_STORY) !== undefined
}

/** The picture shown once it is loaded: lazy ones carry their address beside a blank. */
function imageOf(node: MarkupNode): ImageRef | undefined {
	const drawn = /url\(\s*["']?([^"')\s]+)/.exec(node.attribute('style') ?? '')?.[1]
	const addresses = [node.attribute('data-src'), node.attribute('data-a-hires'), node.attribute('src'), drawn]
	const [ref] = addresses.flatMap((address) => imageRef(address, { shopShelf: true }) ?? [])
	if (!ref) return undefined
	const alt = tidy(node.attribute('alt') ?? '')
	return alt ? { ...ref, alt } : ref
}
