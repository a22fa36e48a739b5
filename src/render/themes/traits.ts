import type { ThemeName } from '../../core/page/page'

/** The little a theme decides in the markup; all else is its CSS. */
export type ThemeTraits = {
	/** How many specifications the hero shows beside the picture. */
	heroFacts: number
	/** Whether the hero names the categories the product belongs to. */
	breadcrumbs: boolean
	/** Most pictures side by side in a gallery. */
	galleryRow: number
	/** Whether the last call shows the main picture again. */
	closingPicture: boolean
}

export const THEME_TRAITS: { readonly [T in ThemeName]: ThemeTraits } = {
	atelier: { heroFacts: 0, breadcrumbs: false, galleryRow: 2, closingPicture: true },
	bench: { heroFacts: 6, breadcrumbs: true, galleryRow: 3, closingPicture: false },
}
