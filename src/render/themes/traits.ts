import type { SectionType, ThemeName } from '../../core/page/page'

/** The little a theme decides in the markup; all else is its CSS. */
export type ThemeTraits = {
	/**
	 * How the theme sets kinds of section unless a section says otherwise; a kind it does not name has its first layout.
	 */
	layouts?: { readonly [T in SectionType]?: string }
	/** How many specifications the hero shows beside the picture. */
	heroFacts: number
	/** Whether a wide window shows the hero's pictures below each other while the buy box stays in sight. */
	galleryColumn?: boolean
	/** Whether the hero repeats the seller's WhatsApp number right under the button. */
	heroTerms: boolean
	/** Whether the hero names the categories the product belongs to. */
	breadcrumbs: boolean
	/** Most pictures side by side in a gallery. */
	galleryRow: number
	/** Whether a drawn rule stands above each section's heading. */
	rules: boolean
}

const QUIET: ThemeTraits = {
	heroFacts: 0,
	heroTerms: false,
	breadcrumbs: false,
	galleryRow: 2,
	rules: false,
}

export const THEME_TRAITS: { readonly [T in ThemeName]: ThemeTraits } = {
	atelier: { ...QUIET, galleryColumn: true },
	bench: { ...QUIET, heroFacts: 6, breadcrumbs: true, galleryRow: 3 },
	market: { ...QUIET, heroFacts: 3, heroTerms: true, breadcrumbs: true, galleryRow: 3 },
	nursery: { ...QUIET, layouts: { hero: 'stacked' } },
	runway: { ...QUIET, layouts: { hero: 'full' }, breadcrumbs: true },
	glow: { ...QUIET },
	signal: { ...QUIET, heroFacts: 3, galleryRow: 3 },
	pantry: { ...QUIET, layouts: { hero: 'stacked' }, galleryRow: 3, rules: true },
}
