import type { StoredPage } from '../../core/contracts/pages'
import type { PageDrawing } from './page-drawing'
import type { LoadedPage } from './repository'

/** A page as the API answers it. */
export async function storedPageOf(
	work: Pick<PageDrawing, 'render' | 'renderGallery'>,
	{ row, page, compatibilityHtml }: LoadedPage,
): Promise<StoredPage> {
	const [html, gallery] = await Promise.all([compatibilityHtml ?? work.render(page), work.renderGallery(page)])
	return {
		id: row.id,
		version: row.version,
		page,
		product_url: row.productUrl,
		product_page_html: html,
		product_gallery_html: gallery,
		should_show_toast: row.shouldShowToast,
		updated_at: row.updatedAt.toISOString(),
	}
}
