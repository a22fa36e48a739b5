import { mix, readable, textOn } from '../../style/color'
import { QUIET, type ThemeLook } from '../theme-look'
import css from './atelier.css?raw'

/** Burnt sienna, when the product's picture gives no colour. */
const OWN_ACCENT = '#9a5b3f'

/**
 * Atelier: a gallery wall. Large quiet serifs, wide margins, one picture at a time behind a pane of glass.
 * For things bought with the eye: beauty, jewellery, the home.
 */
export const atelier: ThemeLook = {
	palette: (accent) => {
		const base = accent ?? OWN_ACCENT
		const paper = mix('#fdfbf8', base, 0.02)
		const field = mix('#f4efe9', base, 0.13)
		const ink = mix('#1d1916', base, 0.1)
		return {
			paper,
			ink,
			soft: readable(mix(ink, paper, 0.36), field),
			line: mix(paper, ink, 0.17),
			field,
			stage: mix('#f5f2ee', base, 0.02),
			glow: mix(field, '#ffffff', 0.82),
			accent: base,
			on: textOn(base),
			tone: readable(base, field),
			spark: readable(base, ink),
		}
	},
	traits: { ...QUIET, layouts: { callToAction: 'centred' }, galleryColumn: true },
	css,
}
