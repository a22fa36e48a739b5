import type { Direction } from '../core/locale/direction'
import type { Page, ThemeName } from '../core/page/page'
import { pruneCss } from './prune-css'
import { sectionStructure } from './sections/registry'
import { atelier } from './themes/atelier'
import { bench } from './themes/bench'
import { brandFaces } from './themes/brand-fonts'
import { foundation, isOf, scriptRules } from './themes/foundation'
import { glow } from './themes/glow'
import { market } from './themes/market'
import { nursery } from './themes/nursery'
import { otherHeroes } from './themes/other-heroes'
import { pantry } from './themes/pantry'
import { runway } from './themes/runway'
import { sections } from './themes/sections'
import { signal } from './themes/signal'
import type { Scripts, Theme } from './themes/theme'

const THEMES: { readonly [T in ThemeName]: Theme } = { atelier, bench, market, nursery, runway, pantry, glow, signal }

/** The page the CSS is for: BCP-47 tag of its language, and its HTML. */
export type StyledPage = { tag: string; html: string }

/**
 * The CSS of a theme in its brand's colours; the same in the editor's frame, the preview and the download. Told the page, it
 * leaves out what styles nothing there; without it all there is, as the editor wants it, where sections come and go.
 */
export function themeCss(theme: ThemeName, brand: Page['brand'], direction: Direction, page?: StyledPage): string {
	const { palette, scripts, css } = THEMES[theme]
	const colors = Object.entries(palette(brand.accent))
		.map(([name, value]) => `--${name}:${value}`)
		.join(';')
	const own = brandFaces(brand.fonts)
	const faces = own
		? `.vt.vt.vt{${own.declarations}}${scriptCss('.vt.vt.vt', own.scripts, page?.tag)}`
		: scriptCss('.vt', scripts, page?.tag)
	const whole = compact(
		`.vt{${colors}}${foundation(direction)}${scriptRules(page?.tag)}${sections}${sectionStructure}${css}${faces}${otherHeroes}`,
	)
	return page ? pruneCss(whole, page.html) : whole
}

/** Faces of the page's own script; of all when the language is not told. A tag's own rule stands behind that of its language. */
function scriptCss(selector: string, scripts: Scripts, tag: string | undefined): string {
	return Object.entries(scripts)
		.filter(([language]) => tag === undefined || isOf(tag, language))
		.map(([language, declarations]) => `${selector}:lang(${language}){${declarations}}`)
		.join('')
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
