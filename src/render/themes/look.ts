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
	/** A second ground for texts, where a theme has one. */
	wash?: string
}

/** A theme as it looks: its colours, made from the brand's, and its CSS. */
export type Look = { palette: (accent: string | null) => Palette; css: string }
