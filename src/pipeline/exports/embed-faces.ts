import type { FaceEmbedder } from '../../connectors/faces/face-embedder'
import type { FaceUse } from '../../core/faces/face'
import { lettersOf } from '../../core/faces/letters'
import { lettersIn } from '../../core/faces/subsets'
import { findLanguage } from '../../core/locale/languages'
import type { Page } from '../../core/page/page'
import { pageFaces, withFaces } from '../../render/style/page-faces'

/**
 * Browsers decode faces within a page beside painting it. Nothing is seen before they are done, a tenth of a second at
 * the most: texts set in the system's face would move as soon as the page's own is there. What is unseen is not laid
 * out either, so that a phone lays a long page out once, in its own faces, and not first in the system's; unless the
 * address leads to a place within the page, which a browser finds by laying it out.
 */
const HELD = [
	'.vt{animation:vt-held 0s .1s backwards}.vt:has(:target){animation-name:vt-unseen}',
	'@keyframes vt-held{from{visibility:hidden;content-visibility:hidden}}@keyframes vt-unseen{from{visibility:hidden}}',
].join('')
/** Where a letter can stand outside what is held: one for each role of a typography. */
const OUTSIDE = ['html::before', 'html::after', 'body::before', 'body::after']

/** The page's HTML with its faces inside, each with the letters the page shows. */
export async function embedFaces(page: Page, html: string, faces: FaceEmbedder): Promise<string> {
	const body = html.slice(html.indexOf('<body>'))
	const letters = lettersOf(body, findLanguage(page.language)?.tag ?? 'en')
	const uses = pageFaces(page)
	const rules = await faces.embed(uses, letters)
	return rules === '' ? html : withFaces(html, `${rules}${HELD}${askedFor(uses, letters)}`)
}

/**
 * A browser decodes a face when a letter of it is laid out, and nothing of the page is yet: a letter of each of its
 * files stands unseen beside it.
 */
function askedFor(uses: readonly FaceUse[], letters: string): string {
	return [...Map.groupBy(uses, ({ role }) => role).values()]
		.map((role, at) => {
			const [{ cssWeight = 400, width = 100 } = {}] = role
			const subsets = new Set(role.flatMap(({ face }) => face.subsets))
			const asked = [...subsets].map((subset) => lettersIn(subset, letters).trim().codePointAt(0))
			const content = asked.map((code) => (code ? `\\${code.toString(16)} ` : '')).join('')
			const families = role.map(({ face }) => `"${face.family}"`).join(',')
			const font = `font:${cssWeight} 1px ${families};font-stretch:${width}%`
			return `${OUTSIDE[at]}{content:"${content}";position:fixed;inset:0 auto auto 0;visibility:hidden;${font}}`
		})
		.join('')
}
