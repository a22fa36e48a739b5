import type { BrandFonts } from '../../core/page/brand'
import { type FaceStyle, scriptsOf } from './scripts'
import type { Scripts } from './theme'

const SANS = '"Helvetica Neue",Inter,Roboto,"Segoe UI","Liberation Sans",Arimo,Arial'
const SERIF = 'Charter,"Bitstream Charter","Sitka Text",Cambria,"Noto Serif","Source Serif 4",Georgia'
const ROUND =
	'ui-rounded,"SF Pro Rounded",Nunito,"Varela Round",Quicksand,Comfortaa,"Arial Rounded MT Bold",Calibri,"Trebuchet MS","Noto Sans",Verdana'
const NARROW =
	'"Avenir Next Condensed","Helvetica Neue Condensed","Roboto Condensed",Oswald,"Bahnschrift Condensed","Arial Narrow","Liberation Sans Narrow","DejaVu Sans Condensed"'
const MONO = 'ui-monospace,"SF Mono","Cascadia Mono",Consolas,"Roboto Mono","Noto Sans Mono","DejaVu Sans Mono"'

type Pair = {
	/** Latin faces of headings and of the rest, from the systems people have: nothing is fetched, nothing shifts. */
	latin: string
	plain: string
	/** Faces of the other scripts. */
	display: FaceStyle
	text: FaceStyle
	/** Mean width of a letter of the headings in em, by which a headline's longest word is made to fit. */
	per: number
	condensed?: boolean
}

const PAIRS: { readonly [F in Exclude<BrandFonts, 'theme'>]: Pair } = {
	serif: { latin: SERIF, plain: SERIF, display: 'serif', text: 'serif', per: 0.6 },
	sans: { latin: SANS, plain: SANS, display: 'sans', text: 'sans', per: 0.58 },
	rounded: { latin: ROUND, plain: ROUND, display: 'round', text: 'round', per: 0.62 },
	condensed: { latin: NARROW, plain: SANS, display: 'kufi', text: 'sans', per: 0.47, condensed: true },
	mono: { latin: MONO, plain: SANS, display: 'sans', text: 'sans', per: 0.63 },
}
const GENERIC = { sans: 'sans-serif', kufi: 'sans-serif', round: 'sans-serif', serif: 'serif' } as const

/** A seller's own faces: declarations that stand over the theme's, and those of pages in other scripts. Undefined keeps the theme's. */
export function brandFaces(fonts: BrandFonts): { declarations: string; scripts: Scripts } | undefined {
	if (fonts === 'theme') return undefined
	const { latin, plain, display, text, per, condensed } = PAIRS[fonts]
	const stacks = `--latin:${latin};--plain:${plain};--display:var(--latin),${GENERIC[display]};--text:var(--plain),${GENERIC[text]};--book:var(--text)`
	return {
		declarations: `${stacks};--per:${per};--stretch:${condensed ? 'condensed' : 'normal'}`,
		scripts: scriptsOf(display, text),
	}
}
