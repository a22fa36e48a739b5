import type { Typography } from '../faces/typography'
import type { BrandFonts } from '../seller/brand'
import { THEMES, type ThemeName } from './themes'

const SANS: Typography['text'] = {
	stack: ['figtree', 'manrope', 'readexPro', 'rubik', 'notoSans', 'notoSansThai'],
	weights: [400, 600],
	system: 'sans',
}

/** What a seller may choose instead of a theme's own faces. */
export const CHOICES: { readonly [F in Exclude<BrandFonts, 'theme'>]: Typography } = {
	serif: {
		display: { stack: ['sourceSerif', 'elMessiri', 'frankRuhl', 'notoSans', 'notoSerifThai'], weights: [600], system: 'serif' },
		text: { stack: ['sourceSerif', 'plexArabic', 'frankRuhl', 'notoSans', 'notoSerifThai'], weights: [400, 600], system: 'serif' },
	},
	sans: { display: { ...SANS, weights: [600] }, text: SANS },
	rounded: {
		display: { stack: ['nunito', 'manrope', 'balooBhaijaan', 'rubik', 'baloo', 'notoSansThai'], weights: [800], system: 'round' },
		text: { stack: ['nunito', 'manrope', 'balooBhaijaan', 'rubik', 'baloo', 'notoSansThai'], weights: [400, 700], system: 'round' },
	},
	condensed: {
		display: { stack: ['archivo', 'notoSans', 'changa', 'rubik', 'notoSansThai'], weights: [700], width: 65, system: 'condensed' },
		text: SANS,
	},
	mono: {
		display: { stack: ['jetBrainsMono', 'plexArabic', 'rubik', 'notoSans', 'notoSansThai'], weights: [600], system: 'mono' },
		text: SANS,
	},
}

/** The faces a page is set in: the seller's choice, else the theme's. */
export function typographyOf(theme: ThemeName, fonts: BrandFonts): Typography {
	return fonts === 'theme' ? THEMES[theme].faces : CHOICES[fonts]
}
