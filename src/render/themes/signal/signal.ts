import { mix, readable, textOn } from '../../style/color'
import { QUIET, type ThemeLook } from '../theme-look'
import css from './signal.css?raw'

/** Electric blue, when the product's picture gives no colour. */
const OWN_ACCENT = '#4d86ff'
const PAPER = '#0b0d10'

/**
 * Signal: a dark hall with one lit stage. Large figures, one claim a screen, values above their names.
 * For phones, wearables, the smart home.
 */
export const signal: ThemeLook = {
	palette: (accent) => {
		const base = accent ?? OWN_ACCENT
		const field = mix('#15191e', base, 0.05)
		return {
			paper: PAPER,
			ink: '#f4f6f8',
			soft: readable('#9aa4af', field, 5),
			line: mix('#2b323a', base, 0.06),
			field,
			stage: '#eef1f4',
			glow: mix('#1d232a', base, 0.1),
			accent: base,
			on: textOn(base, PAPER),
			tone: readable(base, field, 5),
			spark: readable(base, '#f4f6f8'),
		}
	},
	traits: { ...QUIET, layouts: { callToAction: 'centred' }, heroFacts: 3, galleryRow: 3 },
	css,
}
