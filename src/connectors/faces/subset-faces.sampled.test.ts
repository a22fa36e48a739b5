import * as fontkit from 'fontkit'
import { describe, expect, it } from 'vitest'
import { sampleOf } from '../../../test/support/sample'
import { type Face, weightOf } from '../../core/faces/face'
import { filePathOf } from '../../core/faces/face-css'
import { FACES } from '../../core/faces/faces'
import { holds } from '../../core/faces/subsets'
import { facesOf, type Typography } from '../../core/faces/typography'
import { CHOICES, typographyOf } from '../../core/themes/page-typography'
import { THEME_NAMES } from '../../core/themes/themes'
import { MAX_FACE_BYTES } from './face-embedder'
import { createSubsetFaces } from './subset-faces'

const faces = createSubsetFaces()
const LETTERS = {
	latin: ' AÉabcdefghiéjklmnopqrstuvwxyzß0123456789.,’€',
	cyrillic: ' Абвгдежзийклмнопрстуфхцчшщыьэюя.,12',
	greek: ' Αάβγδεζηθικλμνξοπρστυφχψω12',
	arabic: ' ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءأإآؤئ،.Halvorn0129',
	hebrew: ' אבגדהוזחטיכלמנסעפצקרשתךםןףץ.,12',
	devanagari: ' अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूेैोौ्ंँ।12',
	thai: ' กขคงจฉชซญดตถทธนบปผฝพฟภมยรลวศษสหอะาิีึืุูเแโใไ่้์12',
}
const SCRIPTS = Object.keys(LETTERS) as (keyof typeof LETTERS)[]
const ALL = THEME_NAMES.flatMap((theme) => SCRIPTS.map((script) => ({ theme, script })))
/** Each script in one theme, another for each while there are others. */
const FEW = SCRIPTS.map((script, at) => ({ theme: THEME_NAMES[at % THEME_NAMES.length] ?? 'atelier', script }))
/** What figures and prices are written with; signs of few currencies (₺, ₦ …) may come from the face behind. */
const FIGURE = '0123456789.,%/+-–×°€$£'
const TYPOGRAPHIES: { name: string; of: Typography }[] = [
	...THEME_NAMES.map((name) => ({ name, of: typographyOf(name, 'theme') })),
	...Object.entries(CHOICES).map(([name, of]) => ({ name, of })),
]
const bytesOf = (css: string) =>
	[...css.matchAll(/base64,([^)]*)\)/g)].reduce((sum, match) => sum + Buffer.from(match[1] ?? '', 'base64').length, 0)

describe('[R-13] faces of a page', () => {
	it.each(sampleOf(ALL, FEW))('of $theme are embedded in $script, 60 KB in all at most', async ({ theme, script }) => {
		const css = await faces.embed(facesOf(typographyOf(theme, 'theme')), LETTERS[script])
		expect(css.match(/@font-face/g)?.length ?? 0).toBeGreaterThanOrEqual(2)
		expect(bytesOf(css)).toBeGreaterThan(4000)
		expect(bytesOf(css)).toBeLessThanOrEqual(MAX_FACE_BYTES)
	})

	it('hold the letters told and no others, and nothing for scripts left to the system', async () => {
		const uses = facesOf(typographyOf('market', 'theme'))
		const few = await faces.embed(uses, 'abc')
		expect(bytesOf(few)).toBeLessThan(bytesOf(await faces.embed(uses, LETTERS.latin)) / 2)
		expect(await faces.embed(uses, '製品の特徴')).toBe('')
	})

	it.each(TYPOGRAPHIES)('of $name set every figure and price in one face: digits, separators and the usual signs', async ({ of }) => {
		const roles = [of.display, of.text, ...(of.figures ? [of.figures] : [])]
		for (const { stack, weights } of roles) {
			const face: Face | undefined = stack
				.map((name) => FACES[name])
				.find(({ subsets }) => (subsets as readonly string[]).includes('latin'))
			if (!face) throw new Error(`No face for Latin letters in ${stack.join(', ')}`)
			const file = await faces.file(filePathOf({ face, weight: weightOf(face, weights[0]) }, 'latin'))
			const font = fontkit.create(Buffer.from(file ?? []))
			const held = new Set('fonts' in font ? [] : font.characterSet)
			expect([face.family, [...FIGURE].filter((sign) => !held.has(sign.charCodeAt(0))).join('')]).toEqual([face.family, ''])
			// Nothing takes a part of them from the face behind it.
			expect([...FIGURE].filter((sign) => !holds('latin', sign))).toEqual([])
		}
	})

	it('are had as whole files by their path, and nothing else is', async () => {
		expect((await faces.file('anton/anton-latin-400-normal.woff2'))?.length).toBeGreaterThan(10_000)
		for (const path of ['anton/../../../package.json', 'anton/anton-latin-900-normal.woff2', ''])
			expect(await faces.file(path)).toBeUndefined()
	})
})
