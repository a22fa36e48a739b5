import type { FaceEmbedder } from '../../connectors/faces/face-embedder'
import type { ImageFile, Page } from '../../core/page/page'
import { embedFaces } from '../../pipeline/exports/embed-faces'
import { renderPage } from '../../render/render-page'

/** What a picture is called in a user's own archive. */
export const pictureName = (key: string) => `pictures/${key.replace(/^.*\//, '')}`

/** A page as it stands in a user's own archive: a file two folders below it, beside the pictures. */
export function renderArchived(page: Page, faces: FaceEmbedder): Promise<string> {
	const imageUrl = (file: ImageFile) => `../../${pictureName(file.key)}`
	return embedFaces(page, renderPage(page, { imageUrl, mode: 'document' }), faces)
}
