import { fileUrl } from '../../core/contracts/file-url'
import type { StoredPage } from '../../core/contracts/pages'
import type { ImageFile } from '../../core/page/page'
import { renderGalleryHtml } from '../../render/gallery-html'
import { renderPage } from '../../render/render-page'
import { servedFacesCss, withFaces } from '../../render/style/page-faces'
import type { LoadedPage } from './repository'

const imageUrl = (file: ImageFile) => fileUrl(file.key)

/** A page as the app shows it: pictures and typefaces by our own addresses. */
export function renderForApp(page: LoadedPage['page']): string {
	return withFaces(renderPage(page, { imageUrl, mode: 'document' }), servedFacesCss(page))
}

/** A page as the API answers it. */
export function storedPageOf({ row, page, compatibilityHtml }: LoadedPage): StoredPage {
	return {
		id: row.id,
		version: row.version,
		page,
		product_url: row.productUrl,
		product_page_html: compatibilityHtml ?? renderForApp(page),
		product_gallery_html: renderGalleryHtml(page, imageUrl),
		should_show_toast: row.shouldShowToast,
		updated_at: row.updatedAt.toISOString(),
	}
}
