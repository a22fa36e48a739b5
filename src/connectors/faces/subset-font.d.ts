declare module 'subset-font' {
	type Options = { targetFormat?: 'woff2' | 'woff' | 'sfnt'; variationAxes?: Record<string, number> }
	/** The font with the glyphs of `text` alone; axes set to a value are no longer variable. */
	export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>
}
