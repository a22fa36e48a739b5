declare module 'fontkit' {
	type Font = {
		unitsPerEm: number
		ascent: number
		descent: number
		lineGap: number
		/** Codes of the characters it has a glyph for. */
		characterSet: readonly number[]
		glyphForCodePoint(code: number): { advanceWidth: number; bbox: { maxY: number } }
		layout(text: string): { advanceWidth: number }
	}
	export function create(bytes: Uint8Array): Font | { fonts: Font[] }
}
