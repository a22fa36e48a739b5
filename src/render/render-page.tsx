import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from '../core/page/page'
import { PageBody } from './body/page-body'
import { documentHead } from './head/document-head'
import { type ImageUrl, pageView } from './view/page-view'

export type RenderOptions = {
	imageUrl: ImageUrl
	mode: 'document'
	/** Where the page will stand, when that is known; without it no canonical address is named. */
	canonical?: string
}

/**
 * Page → a complete HTML document: no script runs in it, and it asks for nothing but the pictures `imageUrl` names
 * (O-1, O-2, N-4).
 */
export function renderPage(page: Page, options: RenderOptions): string {
	const view = pageView(page, options.imageUrl)
	const body = renderToStaticMarkup(<PageBody page={page} imageUrl={options.imageUrl} />)
	const head = documentHead(view, body, options.canonical)
	const html = `<html lang="${view.tag}" dir="${view.direction}">`
	return `<!doctype html>\n${html}\n<head>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`
}
