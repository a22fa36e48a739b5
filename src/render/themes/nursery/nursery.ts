import { mix, readable, textOn } from '../../style/color'
import centred from '../shared/centred.css?raw'
import { QUIET, type ThemeLook } from '../theme-look'
import css from './nursery.css?raw'

/** Leaf green, when the product's picture gives no colour. */
const OWN_ACCENT = '#2f7d5b'

/**
 * Nursery: a playroom. Every section is a soft field of its own with round corners, everything to touch is large.
 * For children, pets and the home.
 */
export const nursery: ThemeLook = {
	palette: (accent) => {
		const base = accent ?? OWN_ACCENT
		const paper = '#fffdf9'
		const field = mix('#f1f3ee', base, 0.15)
		const wash = mix('#fdeed2', base, 0.04)
		const ink = mix('#23283a', base, 0.12)
		const both = (color: string) => readable(readable(color, field), wash)
		return {
			paper,
			ink,
			soft: both(mix(ink, paper, 0.3)),
			line: mix(field, ink, 0.16),
			field,
			stage: '#fdfcfa',
			glow: mix(field, '#ffffff', 0.75),
			accent: base,
			on: textOn(base, ink),
			tone: both(base),
			spark: readable(base, ink, 5),
			wash,
		}
	},
	traits: { ...QUIET, layouts: { hero: 'stacked', callToAction: 'centred', summary: 'centred' } },
	css: centred + css,
}
