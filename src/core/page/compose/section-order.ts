import { kindOf, SECTION_TYPES, type SectionType, type ThemeName } from '../page'

type Order = readonly SectionType[]

const FORM_AND_ASSURANCE: Order = ['orderForm', 'guarantee', 'reviews', 'faq', 'contact', 'callToAction', 'legal']

/**
 * What a theme puts where, when it differs from the places the kinds have by themselves. Bench puts the data right
 * behind the benefits; Market puts what is asked on the phone first: terms, order form, choices; Runway lets pictures
 * speak; Pantry tells how it is used; Glow what it does and how; Signal makes a claim a screen, then compares.
 */
const THEME_ORDER: { readonly [T in ThemeName]?: Order } = {
	bench: [
		...(['hero', 'benefits', 'specifications', 'comparison', 'features', 'gallery', 'variants', 'sizeTable', 'box'] as const),
		...(['howToUse', 'story', 'images'] as const),
		...FORM_AND_ASSURANCE,
	],
	market: [
		...(['hero', 'guarantee', 'benefits', 'orderForm', 'gallery', 'variants', 'box', 'features', 'sizeTable', 'comparison'] as const),
		...(['specifications', 'howToUse', 'story', 'images', 'reviews', 'faq', 'contact', 'callToAction', 'legal', 'stickyBar'] as const),
	],
	nursery: [
		...(['hero', 'benefits', 'gallery', 'features', 'howToUse', 'story', 'variants', 'sizeTable', 'comparison', 'box'] as const),
		...(['images', 'specifications'] as const),
		...FORM_AND_ASSURANCE,
	],
	runway: [
		...(['hero', 'gallery', 'story', 'features', 'benefits', 'images', 'variants', 'sizeTable', 'comparison', 'specifications'] as const),
		...(['howToUse', 'box'] as const),
		...FORM_AND_ASSURANCE,
	],
	pantry: [
		...(['hero', 'story', 'benefits', 'howToUse', 'specifications', 'features', 'gallery', 'box', 'variants', 'comparison'] as const),
		...(['sizeTable', 'images'] as const),
		...FORM_AND_ASSURANCE,
	],
	glow: [
		...(['hero', 'benefits', 'story', 'howToUse', 'features', 'gallery', 'variants', 'comparison', 'specifications', 'box'] as const),
		...(['sizeTable', 'images'] as const),
		...FORM_AND_ASSURANCE,
	],
	signal: [
		...(['hero', 'features', 'benefits', 'gallery', 'comparison', 'specifications', 'variants', 'story', 'images', 'howToUse'] as const),
		...(['sizeTable', 'box'] as const),
		...FORM_AND_ASSURANCE,
	],
}

const byPlace = SECTION_TYPES.toSorted((a, b) => kindOf(a).place - kindOf(b).place)

/**
 * Every kind of section in the order a page of the theme has them; one its theme does not name stands behind the one
 * before it by place.
 */
export function sectionOrder(theme: ThemeName): SectionType[] {
	const order = [...(THEME_ORDER[theme] ?? [])]
	for (const [at, type] of byPlace.entries()) {
		if (order.includes(type)) continue
		const before = byPlace[at - 1]
		order.splice(before ? order.indexOf(before) + 1 : 0, 0, type)
	}
	return order
}
