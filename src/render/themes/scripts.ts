import type { Scripts } from './theme'

/** Faces of the scripts Latin families do not hold, from the systems people have; `--latin` stands before them. */
const SANS = {
	ar: '"SF Arabic","Segoe UI","Noto Sans Arabic","Noto Kufi Arabic","Geeza Pro"',
	he: '"SF Hebrew","Segoe UI","Noto Sans Hebrew",Arial',
	ja: '"Hiragino Sans","Yu Gothic","Noto Sans CJK JP","Noto Sans JP"',
	zh: '"PingFang SC","Microsoft YaHei","Noto Sans CJK SC"',
	'zh-Hant': '"PingFang TC","Microsoft JhengHei","Noto Sans CJK TC"',
	ko: '"Apple SD Gothic Neo","Malgun Gothic","Noto Sans CJK KR"',
	th: '"Noto Sans Thai",Thonburi,"Leelawadee UI"',
}
const KUFI = { ...SANS, ar: '"Noto Kufi Arabic","SF Arabic","Segoe UI","Noto Sans Arabic","Geeza Pro"' }
const ROUND = {
	...KUFI,
	ja: '"Hiragino Maru Gothic ProN","Hiragino Sans","Yu Gothic","Noto Sans CJK JP"',
	ar: '"Noto Kufi Arabic","Baloo Bhaijaan 2","SF Arabic","Segoe UI","Geeza Pro"',
	he: '"Varela Round","Noto Sans Hebrew","SF Hebrew",Arial',
}
const SERIF = {
	ar: '"Noto Naskh Arabic","Sakkal Majalla","Al Nile","Geeza Pro"',
	he: '"Frank Ruehl CLM","Noto Serif Hebrew","New Peninim MT",David',
	ja: '"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP"',
	zh: '"Songti SC","Noto Serif CJK SC",SimSun',
	'zh-Hant': '"Songti TC","Noto Serif CJK TC",PMingLiU',
	ko: '"Nanum Myeongjo","Noto Serif CJK KR",Batang',
	th: '"Noto Serif Thai","Noto Looped Thai",Thonburi,"Leelawadee UI"',
}
const STYLES = { sans: SANS, kufi: KUFI, round: ROUND, serif: SERIF }

export type FaceStyle = keyof typeof STYLES

/** Faces for every script in two styles: `--display` for headings, `--text` for the rest. */
export function scriptsOf(display: FaceStyle, text: FaceStyle): Scripts {
	const faces = (tag: keyof typeof SANS) =>
		`--display:var(--latin),${STYLES[display][tag]},${display === 'serif' ? 'serif' : 'sans-serif'};--text:var(--plain),${STYLES[text][tag]},sans-serif`
	const tags = Object.keys(SANS) as (keyof typeof SANS)[]
	const known = Object.fromEntries(tags.map((tag) => [tag, faces(tag)]))
	const urdu =
		display === 'serif' ? `${faces('ar').replace('var(--latin),', 'var(--latin),"Noto Nastaliq Urdu",')};--high:1.9` : faces('ar')
	return { ...known, fa: faces('ar'), ur: urdu }
}
