import { onDark, readable, textOn } from '../../style/color'
import { QUIET, type ThemeLook } from '../theme-look'
import css from './runway.css?raw'

const INK = '#0a0a0a'

/**
 * Runway: black, white, and letters as tall as the window. Pictures run from edge to edge, whole; the brand's colour
 * appears on the button alone. For fashion and sport.
 */
export const runway: ThemeLook = {
	palette: (accent) => {
		const base = accent ?? INK
		return {
			paper: '#ffffff',
			ink: INK,
			soft: '#5b5b5b',
			line: '#d6d6d6',
			field: '#f1f1f0',
			stage: '#f6f6f5',
			glow: '#ffffff',
			accent: base,
			on: textOn(base, INK),
			tone: readable(base, '#f1f1f0'),
			spark: accent ? readable(base, INK, 5.5) : '#ffffff',
			...(accent ? onDark(base, INK) : { lit: '#ffffff', 'lit-on': INK }),
		}
	},
	traits: { ...QUIET, layouts: { hero: 'full' }, breadcrumbs: true },
	css,
}
