import type { Direction } from '../../core/locale/direction'
import type { Page } from '../../core/page/page'
import { typographyOf } from '../../core/themes/page-typography'
import type { ThemeName } from '../../core/themes/themes'
import { sectionStructure } from '../sections/registry'
import { mix } from '../style/color'
import { foundation, isOf, scriptRules } from '../themes/foundation'
import { LOOKS } from '../themes/looks'
import otherHeroes from '../themes/shared/other-heroes.css?raw'
import sections from '../themes/shared/sections.css?raw'
import { faceProperties, SYSTEM_LANGUAGES } from '../themes/stacks'
import { pruneCss } from './prune-css'

/** The page the CSS is for: BCP-47 tag of its language, and its HTML. */
export type StyledPage = { tag: string; html: string }

/**
 * The CSS of a theme in its brand's colours and faces; the same in the editor's frame, the preview and the download. It
 * names faces and holds none. Told the page, it leaves out what styles nothing there; without it all there is, as the
 * editor wants it, where sections come and go.
 */
export function themeCss(theme: ThemeName, brand: Page['brand'], direction: Direction, page?: StyledPage): string {
	const { css } = LOOKS[theme]
	const palette = LOOKS[theme].palette(brand.accent)
	const colors = Object.entries({ stage: palette.field, edging: mix(palette.paper, '#808080', 0.3), ...palette })
		.map(([name, value]) => `--${name}:${value}`)
		.join(';')
	const typography = typographyOf(theme, brand.fonts)
	const meant = SYSTEM_LANGUAGES.filter((language) => page === undefined || isOf(page.tag, language))
	// Told the page, its own variety alone counts (`zh-Hant` and not `zh` too), which stands last.
	const faces = (page ? meant.slice(-1) : meant).map((language) => `.vt.vt:lang(${language}){${faceProperties(typography, language)}}`)
	const own = `.vt{${colors};${faceProperties(typography)}}`
	const shared = [foundation(direction), scriptRules(page?.tag), sections, sectionStructure]
	const whole = compact([own, ...faces, ...shared, css, otherHeroes].join(''))
	return page ? pruneCss(whole, page.html) : whole
}

/**
 * Takes out what only a reader of the source needs. A column may be as narrow as its content already, since nothing
 * in a page has a least width (`.vt *`).
 */
function compact(css: string): string {
	return css
		.replace(/\/\*[\s\S]*?\*\//g, '')
		.replace(/\s+/g, ' ')
		.replace(/ ?([{};,>]) ?/g, '$1')
		.replace(/: /g, ':')
		.replaceAll(';}', '}')
		.replace(/grid-template-columns:[^;}]*/g, (columns) => columns.replace(/minmax\(0,(\d*fr)\)/g, '$1'))
		.trim()
}
