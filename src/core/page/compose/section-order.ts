import { kindOf, SECTION_TYPES, type SectionType, type ThemeName } from '../page'

type Order = readonly SectionType[]

/** How every page ends: doubts, what the seller stands for, the order. */
const DOUBTS_AND_ORDER: Order = [
	...(['reviews', 'objections', 'faq', 'contact', 'trustStrip', 'guarantee', 'orderForm', 'callToAction', 'legal'] as const),
]

/**
 * What a theme puts where, when it differs from the places the kinds have by themselves: every order argues, a promise,
 * its proof, what it gives, for whom, what is in doubt, the order. Bench puts the data right behind the benefits;
 * Market puts what is asked on the phone first: terms, order form, choices; Runway lets pictures speak; Pantry tells
 * how it is used; Glow what it does and how; Signal makes a claim a screen, then compares.
 */
const THEME_ORDER: { readonly [T in ThemeName]?: Order } = {
	bench: [
		...(['hero', 'numberHighlights', 'benefits', 'pictureText', 'specifications', 'fitCheck', 'comparison', 'features'] as const),
		...(['gallery', 'variants', 'sizeTable', 'box', 'howToUse', 'howItWorks', 'story', 'images'] as const),
		...DOUBTS_AND_ORDER,
	],
	market: [
		...(['hero', 'guarantee', 'benefits', 'numberHighlights', 'pictureText', 'orderForm', 'gallery', 'variants', 'box'] as const),
		...(['features', 'fitCheck', 'sizeTable', 'comparison', 'specifications', 'howToUse', 'howItWorks', 'story', 'images'] as const),
		...(['reviews', 'objections', 'faq', 'contact', 'trustStrip', 'callToAction', 'legal', 'stickyBar'] as const),
	],
	nursery: [
		...(['hero', 'benefits', 'pictureText', 'numberHighlights', 'gallery', 'features', 'fitCheck', 'howToUse', 'howItWorks'] as const),
		...(['story', 'variants', 'sizeTable', 'comparison', 'box', 'images', 'specifications'] as const),
		...DOUBTS_AND_ORDER,
	],
	runway: [
		...(['hero', 'pictureText', 'gallery', 'story', 'numberHighlights', 'features', 'benefits', 'images', 'variants'] as const),
		...(['fitCheck', 'sizeTable', 'comparison', 'specifications', 'howToUse', 'howItWorks', 'box'] as const),
		...DOUBTS_AND_ORDER,
	],
	pantry: [
		...(['hero', 'story', 'benefits', 'pictureText', 'howToUse', 'howItWorks', 'numberHighlights', 'specifications'] as const),
		...(['features', 'fitCheck', 'gallery', 'box', 'variants', 'comparison', 'sizeTable', 'images'] as const),
		...DOUBTS_AND_ORDER,
	],
	glow: [
		...(['hero', 'benefits', 'pictureText', 'story', 'howToUse', 'howItWorks', 'fitCheck', 'numberHighlights', 'features'] as const),
		...(['gallery', 'variants', 'comparison', 'specifications', 'box', 'sizeTable', 'images'] as const),
		...DOUBTS_AND_ORDER,
	],
	signal: [
		...(['hero', 'numberHighlights', 'features', 'pictureText', 'benefits', 'gallery', 'fitCheck', 'comparison'] as const),
		...(['specifications', 'variants', 'story', 'images', 'howToUse', 'howItWorks', 'sizeTable', 'box'] as const),
		...DOUBTS_AND_ORDER,
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
