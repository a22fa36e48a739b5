import type { FaceEmbedder } from '../../connectors/faces/face-embedder'
import { lettersOf } from '../../core/faces/letters'
import { findLanguage } from '../../core/locale/languages'
import type { Page } from '../../core/page/page'
import { pageFaces, withFaces } from '../../render/style/page-faces'

/**
 * Browsers decode faces within a page beside painting it. Nothing is seen before they are done, a tenth of a second at
 * the most: texts set in the system's face would move as soon as the page's own is there.
 */
const HELD = '.vt{animation:vt-held 0s .1s backwards}@keyframes vt-held{from{visibility:hidden}}'

/** The page's HTML with its faces inside, each with the letters the page shows. */
export async function embedFaces(page: Page, html: string, faces: FaceEmbedder): Promise<string> {
	const body = html.slice(html.indexOf('<body>'))
	const letters = lettersOf(body, findLanguage(page.language)?.tag ?? 'en')
	const rules = await faces.embed(pageFaces(page), letters)
	return rules === '' ? html : withFaces(html, `${rules}${HELD}`)
}
