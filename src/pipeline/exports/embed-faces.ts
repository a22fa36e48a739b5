import type { FaceEmbedder } from '../../connectors/faces/face-embedder'
import { lettersOf } from '../../core/faces/letters'
import { findLanguage } from '../../core/locale/languages'
import type { Page } from '../../core/page/page'
import { pageFaces, withFaces } from '../../render/style/page-faces'

/** The page's HTML with its faces inside, each with the letters the page shows. */
export async function embedFaces(page: Page, html: string, faces: FaceEmbedder): Promise<string> {
	const body = html.slice(html.indexOf('<body>'))
	const letters = lettersOf(body, findLanguage(page.language)?.tag ?? 'en')
	return withFaces(html, await faces.embed(pageFaces(page), letters))
}
