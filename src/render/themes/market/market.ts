import { mix, onDark, readable, textOn } from '../../style/color'
import { QUIET, type ThemeLook } from '../theme-look'
import css from './market.css?raw'

/** The red of price tags, when the product's picture gives no colour. */
const OWN_ACCENT = '#d4201f'
const INK = '#16181b'

/**
 * Market: a stall. Cards close together, the price as large as the name, what the seller promises right under the
 * button. For things bought on a phone and paid at the door.
 */
export const market: ThemeLook = {
	palette: (accent) => {
		const base = accent ?? OWN_ACCENT
		const field = mix('#eef0ee', base, 0.02)
		const wash = mix('#fff3c4', base, 0.08)
		return {
			paper: '#ffffff',
			ink: INK,
			soft: readable(readable('#565c60', field), wash),
			line: mix('#d9dcda', base, 0.05),
			field,
			stage: '#ffffff',
			glow: '#ffffff',
			accent: base,
			on: textOn(base, INK),
			tone: readable(readable(base, field, 4.8), wash, 4.8),
			spark: readable(base, INK, 5),
			...onDark(base, INK),
			wash,
		}
	},
	traits: {
		...QUIET,
		layouts: { orderForm: 'beside', variants: 'chips' },
		heroFacts: 3,
		heroTerms: true,
		breadcrumbs: true,
		galleryRow: 3,
	},
	css,
}
