import type { HeroLayout, ThemeName } from '../../core/page/page'

/** The little a theme decides in the markup; all else is its CSS. */
export type ThemeTraits = {
	/** How the theme sets its hero unless the section says otherwise. */
	heroLayout: HeroLayout
	/** How many specifications the hero shows beside the picture. */
	heroFacts: number
	/** Whether the hero repeats the seller's terms and ways to reach them right under the button. */
	heroTerms: boolean
	/** Whether the hero names the categories the product belongs to. */
	breadcrumbs: boolean
	/** Most pictures side by side in a gallery. */
	galleryRow: number
	/** Whether the last call shows the main picture again. */
	closingPicture: boolean
	/** Whether a drawn rule stands above each section's heading. */
	rules: boolean
}

const QUIET: ThemeTraits = {
	heroLayout: 'split',
	heroFacts: 0,
	heroTerms: false,
	breadcrumbs: false,
	galleryRow: 2,
	closingPicture: false,
	rules: false,
}

export const THEME_TRAITS: { readonly [T in ThemeName]: ThemeTraits } = {
	atelier: { ...QUIET, closingPicture: true },
	bench: { ...QUIET, heroFacts: 6, breadcrumbs: true, galleryRow: 3 },
	market: { ...QUIET, heroFacts: 3, heroTerms: true, breadcrumbs: true, galleryRow: 3 },
	nursery: { ...QUIET, heroLayout: 'stacked' },
	runway: { ...QUIET, heroLayout: 'full', breadcrumbs: true },
	glow: { ...QUIET, closingPicture: true },
	signal: { ...QUIET, heroLayout: 'stacked', heroFacts: 4, galleryRow: 3 },
	pantry: { ...QUIET, heroLayout: 'stacked', galleryRow: 3, closingPicture: true, rules: true },
}
