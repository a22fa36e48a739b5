import { FACES } from '../../core/faces/faces'
import type { Role, Typography } from '../../core/faces/typography'

type System = Role['system']

/** What stands behind a page's own faces: those of the systems people have. Nothing is fetched for them. */
const LATIN: { readonly [S in System]: string } = {
	sans: '"Helvetica Neue","Segoe UI",Roboto,Arial,"Noto Sans",sans-serif',
	serif: '"Iowan Old Style","Palatino Linotype",Georgia,"Noto Serif",serif',
	round: 'ui-rounded,"Arial Rounded MT Bold","Segoe UI",Verdana,sans-serif',
	condensed: '"Avenir Next Condensed","Roboto Condensed","Arial Narrow",Impact,sans-serif',
	mono: 'ui-monospace,"SF Mono","Cascadia Mono",Consolas,"Noto Sans Mono",monospace',
}

const SANS = {
	ja: '"Hiragino Sans","Yu Gothic","Noto Sans CJK JP","Noto Sans JP"',
	zh: '"PingFang SC","Microsoft YaHei","Noto Sans CJK SC"',
	'zh-Hant': '"PingFang TC","Microsoft JhengHei","Noto Sans CJK TC"',
	ko: '"Apple SD Gothic Neo","Malgun Gothic","Noto Sans CJK KR"',
}
const SERIF: typeof SANS = {
	ja: '"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP"',
	zh: '"Songti SC","Noto Serif CJK SC",SimSun',
	'zh-Hant': '"Songti TC","Noto Serif CJK TC",PMingLiU',
	ko: '"Nanum Myeongjo","Noto Serif CJK KR",Batang',
}

/** Languages whose letters are too many for a page to bring a face: their faces are the system's. */
export const SYSTEM_LANGUAGES = Object.keys(SANS) as (keyof typeof SANS)[]
export type SystemLanguage = keyof typeof SANS

/** Faces of a page as custom properties: `--display`, `--text`, `--figures` and their weights. */
export function faceProperties({ display, text, figures }: Typography, language?: SystemLanguage): string {
	const stack = (role: Role) => [...role.stack.map((name) => `"${FACES[name].family}"`), behind(role.system, language)].join(',')
	return [
		`--display:${stack(display)}`,
		`--text:${stack(text)}`,
		`--figures:${figures ? stack(figures) : 'var(--text)'}`,
		...(language
			? []
			: [`--heavy:${display.weights[0]}`, `--bold:${text.weights[1] ?? text.weights[0]}`, `--stretch:${display.width ?? 100}%`]),
	].join(';')
}

function behind(system: System, language: SystemLanguage | undefined): string {
	if (!language) return LATIN[system]
	return system === 'serif' ? `${SERIF[language]},serif` : `${SANS[language]},sans-serif`
}
