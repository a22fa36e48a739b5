import { fileUrl } from '../../core/contracts/file-url'
import type { ImageFile, Page } from '../../core/page/page'
import { renderGalleryHtml } from '../../render/gallery-html'
import { renderPage } from '../../render/render-page'
import { servedFacesCss, withFaces } from '../../render/style/page-faces'

const imageUrl = (file: ImageFile) => fileUrl(file.key)

/** A page as the app shows it: pictures and typefaces by our own addresses. */
export function renderForApp(page: Page): string {
	return withFaces(renderPage(page, { imageUrl, mode: 'document' }), servedFacesCss(page))
}

/** A page's pictures as the app shows them. */
export function renderGallery(page: Page): string {
	return renderGalleryHtml(page, imageUrl)
}
