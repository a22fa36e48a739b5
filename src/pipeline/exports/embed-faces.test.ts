import { describe, expect, it } from 'vitest'
import type { FaceEmbedder } from '../../connectors/faces/face-embedder'
import { faceRule } from '../../core/faces/face-css'
import { lettersIn } from '../../core/faces/subsets'
import { themeSchema } from '../../core/page/page'
import { fullPage } from '../../core/page/page.fixture'
import { embedFaces } from './embed-faces'

/** Every face that has letters of the page, as rules without the files. */
const faces: FaceEmbedder = {
	embed: async (uses, letters) =>
		uses
			.flatMap((use) => use.face.subsets.filter((name) => lettersIn(name, letters).trim()).map((name) => faceRule(use, name, 'data:,')))
			.join(''),
	file: async () => undefined,
}
const page = (words: string) => `<html><head><style></style></head><body><main class="vt">${words}</main></body></html>`
/** Family and weight of each face within a page. */
const RULE = /@font-face\{font-family:("[^"]+");font-weight:(\d+)/g
/** Weight and families of what asks for faces, and the letters it asks with. */
const ASKED = /content:"([^"]*)";[^}]*visibility:hidden;font:(\d+) 1px ([^;}]+)/g

describe.each(themeSchema.options)('[R-13] a page in %s with its faces inside', (theme) => {
	it.each([
		['Order now', ['latin']],
		['اطلب Halvorn', ['latin', 'arabic']],
	])('asks for every face before anything is laid out: %s', async (words, scripts) => {
		const html = await embedFaces(fullPage({ theme }), page(words), faces)
		const asked = [...html.matchAll(ASKED)].map(([, letters, weight, families = '']) => ({
			letters,
			weight,
			families: families.split(','),
		}))
		const embedded = [...html.matchAll(RULE)].map(([, family = '', weight]) => ({ family, weight }))
		expect(embedded.length).toBeGreaterThan(1)
		for (const face of embedded)
			expect(asked).toContainEqual(expect.objectContaining({ weight: face.weight, families: expect.arrayContaining([face.family]) }))
		// A letter of each script the page has, or the face of that script would not be asked for.
		for (const { letters = '' } of asked) {
			const codes = [...letters.matchAll(/\\([0-9a-f]+) /g)].map(([, code = '']) => Number.parseInt(code, 16))
			expect(codes.map((code) => (code < 0x100 ? 'latin' : code >= 0x600 && code < 0x700 ? 'arabic' : code))).toEqual(scripts)
		}
	})
})
