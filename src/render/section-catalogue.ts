import { emptyProps } from '../core/page/default-props'
import { SECTION_TYPES, type SectionProps, type SectionType } from '../core/page/page'

export type CatalogueEntry<T extends SectionType> = {
	type: T
	/** English name in the editor's list. */
	label: string
	/** Name of its icon in lucide. */
	icon: string
	/** What it is for, in a few words. */
	hint: string
	/** Content of a section just added: nothing that could be taken for a claim. */
	defaultProps: SectionProps<T>
}

const WORDS: { readonly [T in SectionType]: readonly [label: string, icon: string, hint: string] } = {
	hero: ['Opening', 'app-window', 'The product, large, with its name and price'],
	gallery: ['Gallery', 'images', 'Pictures of the product'],
	benefits: ['Benefits', 'sparkle', 'What it does for its owner'],
	features: ['Features', 'layout-list', 'What it has, with or without pictures'],
	story: ['Story', 'book-open', 'The product told in paragraphs'],
	specifications: ['Specifications', 'table-2', 'Names and values'],
	variants: ['Options', 'swatch-book', 'Colours, sizes and other choices'],
	box: ['In the box', 'package-open', 'What the buyer receives'],
	images: ['Large pictures', 'gallery-vertical', 'Wide pictures, one below the other'],
	faq: ['Questions', 'circle-question-mark', 'Questions and answers that open'],
	callToAction: ['Last call', 'mouse-pointer-click', 'A closing line with the price and a button'],
	text: ['Text', 'pilcrow', 'Your own words'],
	howToUse: ['How to use', 'list-ordered', 'Instructions, step by step'],
	comparison: ['Comparison', 'columns-3', 'Your own variants beside each other'],
	sizeTable: ['Size table', 'ruler', 'Sizes and their measures'],
	guarantee: ['Your terms', 'shield-check', 'Delivery, returns, guarantee, payment'],
	reviews: ['Imported reviews', 'message-square-quote', 'Reviews of the listing, with source and date'],
	contact: ['Contact', 'phone', 'WhatsApp, telephone, e-mail'],
	orderForm: ['Order form', 'clipboard-list', 'Name, telephone, city: paid on delivery'],
	legal: ['Product safety', 'scale', 'Manufacturer, responsible person, warnings'],
	stickyBar: ['Buy bar', 'panel-bottom', 'Price and button that stay in sight'],
}

function entryOf<T extends SectionType>(type: T): CatalogueEntry<T> {
	const [label, icon, hint] = WORDS[type]
	return { type, label, icon, hint, defaultProps: emptyProps(type) }
}

/** What the editor offers to add: every section type once, in the order a page usually has them. */
export const sectionCatalogue: { readonly [T in SectionType]: CatalogueEntry<T> } = Object.fromEntries(
	SECTION_TYPES.map((type) => [type, entryOf(type)]),
) as { [T in SectionType]: CatalogueEntry<T> }
