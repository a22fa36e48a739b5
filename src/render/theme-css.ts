import type { Direction } from '../core/locale/direction'
import type { Page, ThemeName } from '../core/page/page'
import { atelier } from './themes/atelier'
import { bench } from './themes/bench'
import { foundation } from './themes/foundation'
import type { Theme } from './themes/theme'

const THEMES: { readonly [T in ThemeName]: Theme } = { atelier, bench }

/** All the CSS a page needs in a theme, in its brand's colours; the same in the editor's frame, the preview and the download. */
export function themeCss(theme: ThemeName, brand: Page['brand'], direction: Direction): string {
	const { palette, css } = THEMES[theme]
	const colors = Object.entries(palette(brand.accent))
		.map(([name, value]) => `--${name}:${value}`)
		.join(';')
	return compact(`.vt{${colors}}${foundation(direction)}${css}`)
}

/** Takes out what only a reader of the source needs. */
function compact(css: string): string {
	return css
		.replace(/\/\*[\s\S]*?\*\//g, '')
		.replace(/\s+/g, ' ')
		.replace(/ ?([{};,>]) ?/g, '$1')
		.replace(/: /g, ':')
		.replaceAll(';}', '}')
		.trim()
}
