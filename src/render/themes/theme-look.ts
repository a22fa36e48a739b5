import type { SectionType } from '../../core/page/page'

/** Colours of a theme by the names of its custom properties, each `#rrggbb`. */
export type Palette = {
	paper: string
	ink: string
	/** Quiet text; readable on paper and on field. */
	soft: string
	line: string
	/** Ground of pictures. */
	field: string
	/** Ground of cut-out pictures: light, so that they are not tinted. `field` unless it says another. */
	stage?: string
	/** Where the light falls on it. */
	glow: string
	accent: string
	/** Text on accent. */
	on: string
	/** Accent as text on paper. */
	tone: string
	/** Accent as text on ink. */
	spark: string
	/** A button on ink, and its text: the accent itself, unless it is nearly as dark. */
	lit?: string
	'lit-on'?: string
	/** A second ground for texts, where a theme has one. */
	wash?: string
}

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

/** What a theme decides unless it says otherwise. */
export const QUIET: ThemeTraits = {
	heroFacts: 0,
	heroTerms: false,
	breadcrumbs: false,
	galleryRow: 2,
	rules: false,
}

/**
 * How a theme looks, its descriptor here: colours made from the brand's, what it decides in the markup, and its style
 * sheet, the file `<theme>.css` beside it. What the product knows of it (name, faces, goods) is
 * `core/themes/<theme>.ts`.
 */
export type ThemeLook = { palette: (accent: string | null) => Palette; traits: ThemeTraits; css: string }
