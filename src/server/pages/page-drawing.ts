import type { Page } from '../../core/page/page'

/** Drawing pages and reading them from outside, wherever it is done. */
export type PageDrawing = {
	/** As the app shows it. */
	render(page: Page): Promise<string>
	renderGallery(page: Page): Promise<string>
	/** As one file that needs nothing else. */
	renderStandalone(page: Page): Promise<string>
	/** As it stands in a user's own archive, beside its pictures. */
	renderArchived(page: Page): Promise<string>
	/** HTML of a whole page from outside without what could run, load or cover. */
	sanitizeHtml(html: string): Promise<string>
	/** A typed page from outside, with its texts sanitised. Throws AppError `invalid_request`. */
	readPage(value: unknown): Promise<Page>
}
