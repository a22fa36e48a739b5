import type { RECIPES } from './compose-sections'
import type { ThemeName } from './page'

type Order = readonly (keyof typeof RECIPES)[]

const TOLD: Order = ['hero', 'benefits', 'features', 'howToUse', 'story', 'gallery', 'images', 'variants', 'comparison', 'sizeTable']
const ASSURED: Order = ['guarantee', 'reviews', 'faq', 'contact', 'callToAction', 'legal']

/**
 * Order of sections. Atelier shows, then tells, then lists; Bench puts the data right behind the benefits; Market puts what
 * is asked on the phone first: terms, order form, choices; Runway lets pictures speak; Pantry tells how it is used; Glow what it does
 * and how; Signal makes a claim a screen, then compares.
 */
export const SECTION_ORDER: { readonly [T in ThemeName]: Order } = {
	atelier: [...TOLD, 'specifications', 'box', 'orderForm', ...ASSURED],
	bench: [
		...(['hero', 'benefits', 'specifications', 'comparison', 'features', 'gallery', 'variants', 'sizeTable', 'box'] as const),
		...(['howToUse', 'story', 'images', 'orderForm'] as const),
		...ASSURED,
	],
	market: [
		...(['hero', 'guarantee', 'benefits', 'orderForm', 'gallery', 'variants', 'box', 'features', 'sizeTable', 'comparison'] as const),
		...(['specifications', 'howToUse', 'story', 'images', 'reviews', 'faq', 'contact', 'callToAction', 'legal', 'stickyBar'] as const),
	],
	nursery: [
		...(['hero', 'benefits', 'gallery', 'features', 'howToUse', 'story', 'variants', 'sizeTable', 'comparison', 'box'] as const),
		...(['images', 'specifications', 'orderForm'] as const),
		...ASSURED,
	],
	runway: [
		...(['hero', 'gallery', 'story', 'features', 'benefits', 'images', 'variants', 'sizeTable', 'comparison', 'specifications'] as const),
		...(['howToUse', 'box', 'orderForm'] as const),
		...ASSURED,
	],
	pantry: [
		...(['hero', 'story', 'benefits', 'howToUse', 'specifications', 'features', 'gallery', 'box', 'variants', 'comparison'] as const),
		...(['sizeTable', 'images', 'orderForm'] as const),
		...ASSURED,
	],
	glow: [
		...(['hero', 'benefits', 'story', 'howToUse', 'features', 'gallery', 'variants', 'comparison', 'specifications', 'box'] as const),
		...(['sizeTable', 'images', 'orderForm'] as const),
		...ASSURED,
	],
	signal: [
		...(['hero', 'features', 'benefits', 'gallery', 'comparison', 'specifications', 'variants', 'story', 'images', 'howToUse'] as const),
		...(['sizeTable', 'box', 'orderForm'] as const),
		...ASSURED,
	],
}
