import { mix, readable, textOn } from '../../style/color'
import centred from '../shared/centred.css?raw'
import { QUIET, type ThemeLook } from '../theme-look'
import css from './pantry.css?raw'

/** Paprika, when the product's picture gives no colour. */
const OWN_ACCENT = '#a8481f'

/**
 * Pantry: a label on a jar. Warm paper, one centred column, drawn sprigs between the sections, contents like a recipe.
 * For food and wellness.
 */
export const pantry: ThemeLook = {
	palette: (accent) => {
		const base = accent ?? OWN_ACCENT
		const paper = mix('#fbf6ec', base, 0.02)
		const field = mix('#f4ead7', base, 0.05)
		const ink = mix('#2e2117', base, 0.08)
		return {
			paper,
			ink,
			soft: readable(mix(ink, paper, 0.28), field),
			line: mix(paper, ink, 0.24),
			field,
			stage: '#fcf8f0',
			glow: mix(paper, '#ffffff', 0.7),
			accent: base,
			on: textOn(base, ink),
			tone: readable(base, field),
			spark: readable(base, ink),
		}
	},
	traits: { ...QUIET, layouts: { hero: 'stacked', callToAction: 'centred', summary: 'centred' }, galleryRow: 3, rules: true },
	css: centred + css,
}
