import { mix, readable, textOn } from '../../style/color'
import centred from '../shared/centred.css?raw'
import { QUIET, type ThemeLook } from '../theme-look'
import css from './glow.css?raw'

/** Rose clay, when the product's picture gives no colour. */
const OWN_ACCENT = '#a4604d'

/**
 * Glow: skin and light. A halo behind the cut-out, hairlines, small letters set wide, steps in frames.
 * For beauty and wellness.
 */
export const glow: ThemeLook = {
	palette: (accent) => {
		const base = accent ?? OWN_ACCENT
		const paper = mix('#fffcfa', base, 0.01)
		const field = mix('#faf1ec', base, 0.06)
		const ink = mix('#2a2320', base, 0.08)
		return {
			paper,
			ink,
			soft: readable(mix(ink, paper, 0.3), field),
			line: mix(paper, base, 0.28),
			field,
			stage: '#fdf9f6',
			glow: '#ffffff',
			accent: base,
			on: textOn(base, ink),
			tone: readable(base, field),
			spark: readable(base, ink),
		}
	},
	traits: { ...QUIET, layouts: { howToUse: 'columns', callToAction: 'centred', summary: 'centred' } },
	css: centred + css,
}
