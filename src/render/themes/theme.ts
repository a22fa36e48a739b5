/** Colours of a theme by the names of its custom properties, each `#rrggbb`. */
export type Palette = {
	paper: string
	ink: string
	/** Quiet text; readable on paper and on field. */
	soft: string
	line: string
	/** Ground of pictures. */
	field: string
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

/** Languages whose script needs faces of its own, by tag; each gives declarations for the page in that language. */
export type Scripts = { readonly [T in 'ar' | 'fa' | 'ur' | 'he' | 'ja' | 'zh' | 'zh-Hant' | 'ko' | 'th']?: string }

export type Theme = { palette: (accent: string | null) => Palette; scripts: Scripts; css: string }
