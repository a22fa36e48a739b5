import type { Copy } from '../../copy/copy'
import { phrasesFor } from '../../locale/phrases'
import { argumentOf } from '../compose/argument'
import { assignImages } from '../compose/assign-images'
import { quotable } from '../compose/quotable'
import { imagesOfSection } from '../map-images'
import { kindOf, type Page, type Section, type SectionType } from '../page'
import type { SectionInput } from '../sections/section-input'
import { withoutSaidRows } from '../without-repeats'

/** Nothing is written here: what is needed from a writer is asked for elsewhere. */
const NO_COPY: Copy = {}

/**
 * Content of a section that is added to a page: from the page's facts, phrases, terms and the pictures nothing shows
 * yet; a table says nothing that visible sections say already. Undefined when there is nothing to fill it with, or
 * only somebody who writes can.
 */
export function filledProps(page: Page, type: SectionType, newId: () => string): Record<string, unknown> | undefined {
	const visible = page.sections.filter(({ hidden }) => !hidden)
	const shown = new Set(visible.flatMap(imagesOfSection))
	const spare = page.images.filter(({ id }) => !shown.has(id) && id !== page.brand.logo)
	const { facts, options } = quotable(page)
	const sectionInput: SectionInput = {
		facts,
		copy: NO_COPY,
		argument: argumentOf(facts, { copy: NO_COPY, asin: page.product.asin, language: page.language, hasPictures: spare.length > 0 }),
		phrases: phrasesFor(page.language),
		language: page.language,
		market: page.market,
		title: page.product.title,
		asin: page.product.asin,
		plan: assignImages(spare, [], { rows: 0, features: 0, story: true }),
		options,
		newId,
		reviewCount: page.product.reviews.length,
		buying: page.buying,
	}
	const { compose, fill = compose } = kindOf(type)
	const props = fill?.(sectionInput)
	if (!props) return undefined
	const composed = { id: '', type, hidden: false, locked: false, props } as unknown as Section
	return withoutSaidRows(composed, visible, facts)[0]?.props
}
