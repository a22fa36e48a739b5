import { mix, onDark, readable, textOn } from '../../style/color'
import { QUIET, type ThemeLook } from '../theme-look'
import css from './bench.css?raw'

/** Signal orange, when the product's picture gives no colour. */
const OWN_ACCENT = '#ff5c1a'
const INK = '#131514'

/**
 * Bench: a data sheet. A ruled grid, headings in the margin, values in a typewriter face, the specification up front.
 * For things bought by their data: electronics, tools, parts.
 */
export const bench: ThemeLook = {
	palette: (accent) => {
		const base = accent ?? OWN_ACCENT
		const paper = '#f7f8f6'
		const field = mix('#eceeeb', base, 0.05)
		return {
			paper,
			ink: INK,
			soft: readable('#5c625e', field),
			line: mix('#cbcfca', base, 0.05),
			field,
			stage: '#ffffff',
			glow: '#ffffff',
			accent: base,
			on: textOn(base, INK),
			tone: readable(base, field),
			spark: readable(base, INK, 5.5),
			...onDark(base, INK),
		}
	},
	traits: { ...QUIET, heroFacts: 6, breadcrumbs: true, galleryRow: 3 },
	css,
}
