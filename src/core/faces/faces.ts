import type { Face } from './face'
import type { Subset } from './subsets'

const LATIN: readonly Subset[] = ['latin', 'latin-ext']
const VIETNAMESE: readonly Subset[] = [...LATIN, 'vietnamese']
const NOTO_WIDTHS = { from: 62.5, to: 100 }

function variable(family: string, name: string, subsets: readonly Subset[], from: number, to: number, axis = 'wght'): Face {
	return { family, package: `@fontsource-variable/${name}`, file: `${name}-{subset}-${axis}-normal`, subsets, weights: { from, to } }
}

function fixed(family: string, name: string, subsets: readonly Subset[], weights: readonly number[]): Face {
	return { family, package: `@fontsource/${name}`, file: `${name}-{subset}-{weight}-normal`, subsets, weights }
}

/** Every face a page can be set in. */
export const FACES = {
	anton: fixed('Anton', 'anton', VIETNAMESE, [400]),
	archivo: { ...variable('Archivo', 'archivo', VIETNAMESE, 100, 900, 'wdth'), widths: { from: 62, to: 125 } },
	baloo: variable('Baloo 2', 'baloo-2', [...VIETNAMESE, 'devanagari'], 400, 800),
	balooBhaijaan: variable('Baloo Bhaijaan 2', 'baloo-bhaijaan-2', ['arabic'], 400, 800),
	barlow: fixed('Barlow', 'barlow', VIETNAMESE, [400, 600]),
	cairo: variable('Cairo', 'cairo', ['arabic'], 200, 1000),
	changa: fixed('Changa', 'changa', ['arabic'], [400, 700, 800]),
	cormorant: variable('Cormorant', 'cormorant', [...VIETNAMESE, 'cyrillic'], 300, 700),
	elMessiri: fixed('El Messiri', 'el-messiri', ['arabic'], [500]),
	figtree: variable('Figtree', 'figtree', LATIN, 300, 900),
	frankRuhl: fixed('Frank Ruhl Libre', 'frank-ruhl-libre', ['hebrew'], [400, 500, 700]),
	fraunces: { ...variable('Fraunces', 'fraunces', VIETNAMESE, 100, 900, 'soft'), axes: { SOFT: 100 } },
	gildaDisplay: fixed('Gilda Display', 'gilda-display', LATIN, [400]),
	inter: variable('Inter', 'inter', [...VIETNAMESE, 'cyrillic', 'greek'], 100, 900),
	jetBrainsMono: variable('JetBrains Mono', 'jetbrains-mono', [...VIETNAMESE, 'cyrillic', 'greek'], 100, 800),
	jost: variable('Jost', 'jost', [...LATIN, 'cyrillic'], 100, 900),
	manrope: variable('Manrope', 'manrope', [...VIETNAMESE, 'cyrillic', 'greek'], 200, 800),
	notoSans: {
		...variable('Noto Sans', 'noto-sans', ['latin-ext', 'vietnamese', 'cyrillic', 'greek', 'devanagari'], 100, 900, 'wdth'),
		widths: NOTO_WIDTHS,
	},
	notoSansThai: { ...variable('Noto Sans Thai', 'noto-sans-thai', ['thai'], 100, 900, 'wdth'), widths: NOTO_WIDTHS },
	notoSerif: variable('Noto Serif', 'noto-serif', ['vietnamese', 'cyrillic', 'greek'], 100, 900),
	notoSerifThai: variable('Noto Serif Thai', 'noto-serif-thai', ['thai'], 100, 900),
	nunito: variable('Nunito', 'nunito', [...VIETNAMESE, 'cyrillic'], 200, 1000),
	outfit: variable('Outfit', 'outfit', LATIN, 100, 900),
	plexArabic: fixed('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic', ['arabic'], [400, 600]),
	readexPro: variable('Readex Pro', 'readex-pro', ['arabic'], 160, 700),
	reemKufi: fixed('Reem Kufi', 'reem-kufi', ['arabic'], [400, 600]),
	rubik: variable('Rubik', 'rubik', ['hebrew', 'cyrillic'], 300, 900),
	sourceSerif: variable('Source Serif 4', 'source-serif-4', [...VIETNAMESE, 'cyrillic', 'greek'], 200, 900),
	tajawal: fixed('Tajawal', 'tajawal', ['arabic'], [400, 500, 700]),
} as const satisfies Record<string, Face>

export type FaceName = keyof typeof FACES
