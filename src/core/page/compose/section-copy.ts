import { type CopyOf, type CopyPart, copyPartSchemas } from '../../copy/copy'
import type { Section, SectionOf, SectionType } from '../page'

/** Sections somebody writes; all others are arranged from facts or the seller's own. */
export type WrittenSectionType = Extract<SectionType, CopyPart>

export function isWrittenSection(section: Section): section is Extract<Section, { type: WrittenSectionType }> {
	return section.type in copyPartSchemas
}

type Dressed = { [P in WrittenSectionType]: (section: SectionOf<P>, copy: CopyOf<P>, newId: () => string) => SectionOf<P>['props'] }

const DRESS: Dressed = {
	hero: ({ props }, copy) => ({ ...props, ...copy }),
	benefits: ({ props }, { heading, items }, newId) => ({
		...props,
		heading,
		items: items.map((item, at) => ({ id: props.items[at]?.id ?? newId(), ...item })),
	}),
	features: ({ props }, { heading, items }, newId) => ({
		...props,
		heading,
		items: items.map((item, at) => ({ id: props.items[at]?.id ?? newId(), image: props.items[at]?.image ?? null, ...item })),
	}),
	story: ({ props }, { heading, paragraphs }, newId) => ({
		...props,
		heading,
		paragraphs: paragraphs.map((text, at) => ({ id: props.paragraphs[at]?.id ?? newId(), text })),
	}),
	faq: ({ props }, { heading, items }, newId) => ({
		...props,
		heading,
		items: items.map((item, at) => ({ id: props.items[at]?.id ?? newId(), ...item })),
	}),
}

/**
 * The section with other words: its place, its pictures and the ids of its items stay, as far as there are items for
 * them.
 */
export function withCopy<P extends WrittenSectionType>(section: SectionOf<P>, copy: CopyOf<P>, newId: () => string): Section {
	return { ...section, props: DRESS[section.type](section, copy, newId) } as Section
}
