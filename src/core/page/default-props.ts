import type { Text } from '../copy/copy'
import type { SectionProps, SectionType } from './page'

const empty = (): Text => ({ html: '', facts: [] })

/** The smallest valid content of each section type; entries of lists are made by `emptyItem`. */
const EMPTY_PROPS: { [T in SectionType]: () => SectionProps<T> } = {
	hero: () => ({ headline: empty(), subheadline: empty(), callToAction: empty(), image: null }),
	gallery: () => ({ heading: empty(), images: [] }),
	benefits: () => ({ heading: empty(), items: [] }),
	features: () => ({ heading: empty(), items: [] }),
	story: () => ({ heading: empty(), paragraphs: [], image: null }),
	specifications: () => ({ heading: empty(), rows: [] }),
	variants: () => ({ heading: empty(), dimensions: [] }),
	box: () => ({ heading: empty(), items: [] }),
	images: () => ({ heading: empty(), images: [] }),
	faq: () => ({ heading: empty(), items: [] }),
	callToAction: () => ({ headline: empty(), button: empty() }),
	text: () => ({ body: empty() }),
	howToUse: () => ({ heading: empty(), steps: [] }),
	comparison: () => ({ heading: empty(), columns: [], rows: [] }),
	sizeTable: () => ({ heading: empty(), columns: [], rows: [] }),
	guarantee: () => ({ heading: empty(), items: [] }),
	reviews: () => ({ heading: empty() }),
	contact: () => ({ heading: empty(), items: [] }),
	orderForm: () => ({ heading: empty(), text: empty(), button: empty(), action: null }),
	legal: () => ({ heading: empty(), rows: [] }),
	stickyBar: () => ({ headline: empty(), button: empty() }),
}

/** Empty content of a section type. */
export function emptyProps<T extends SectionType>(type: T): SectionProps<T> {
	return EMPTY_PROPS[type]()
}

/** The list of entries a section type has, and what an empty entry of it holds (without its id). */
export const SECTION_LISTS: { readonly [T in SectionType]?: { list: string; emptyItem: () => Record<string, unknown> } } = {
	benefits: { list: 'items', emptyItem: () => ({ title: empty(), text: empty() }) },
	features: { list: 'items', emptyItem: () => ({ title: empty(), text: empty(), image: null }) },
	story: { list: 'paragraphs', emptyItem: () => ({ text: empty() }) },
	specifications: { list: 'rows', emptyItem: () => ({ name: empty(), value: empty() }) },
	variants: { list: 'dimensions', emptyItem: () => ({ name: empty(), values: [] }) },
	box: { list: 'items', emptyItem: () => ({ text: empty() }) },
	faq: { list: 'items', emptyItem: () => ({ question: empty(), answer: empty() }) },
	howToUse: { list: 'steps', emptyItem: () => ({ text: empty() }) },
	comparison: { list: 'rows', emptyItem: () => ({ name: empty(), values: [] }) },
	sizeTable: { list: 'rows', emptyItem: () => ({ name: empty(), values: [] }) },
	guarantee: { list: 'items', emptyItem: () => ({ title: empty(), text: empty(), topic: 'other' }) },
	contact: { list: 'items', emptyItem: () => ({ name: empty(), value: empty() }) },
	legal: { list: 'rows', emptyItem: () => ({ name: empty(), value: empty() }) },
}
