import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from '../../core/page/page'
import { descriptorOf, type StoreId } from '../../core/stores/store-ids'
import { PageBody } from '../body/page-body'
import { themeCss } from '../head/theme-css'
import { AI_MADE, RULE_MADE } from '../view/digital-source'
import { type ImageUrl, pageView } from '../view/page-view'
import { computeStyles } from './compute-styles'
import { listEachTerm, proofForEditors } from './editor-proof'
import { descriptionOf } from './in-store'
import { layOut } from './lay-out'
import { onePicture } from './one-picture'
import { readRules } from './read-rules'
import { standWithoutDisplay } from './stand-without-display'
import { drawPseudoElements, plainElements } from './store-elements'
import { type Element, htmlOf, readElement, setChildren } from './tree'
import { writeElements } from './write-elements'

/**
 * A page as HTML for the description of a store's product: the rendered page with the theme's CSS moved into `style`
 * attributes, of nothing but what the stores' filters and editors keep (docs/decisions/014-store-html.md). `imageUrl`
 * gives absolute public addresses. What a store shows itself is left out (in-store.ts).
 */
export function storeHtml(page: Page, store: StoreId, imageUrl: ImageUrl): string {
	const shown: Page = descriptionOf({ ...page, images: page.images.map(onePicture) }, store)
	const view = pageView(shown, imageUrl)
	const html = renderToStaticMarkup(<PageBody page={shown} imageUrl={imageUrl} inStore />)
	const root = readElement(html)
	const css = themeCss(page.theme, page.brand, view.direction, { tag: view.tag, html })
	const styles = computeStyles(root, readRules(css), view.direction)
	drawPseudoElements(root, styles)
	plainElements(root, styles)
	listEachTerm(root)
	const fitted = layOut(root, styles)
	standWithoutDisplay(root, styles, fitted)
	writeElements(root, fitted)
	proofForEditors(root, fitted)
	markOrigin(root.attribs, page)
	return envelope(htmlOf(inColumn(root)), store)
}

/**
 * What all sizes inside are measured by: the store's column. It has no width of its own, so a theme that makes a place
 * as wide as what stands in it gets a least one. WordPress before 6.6 drops the first declaration; sizes go by the
 * window then.
 */
const COLUMN = 'container-type:inline-size;width:100%;min-width:240px'

/** The page in the column; all it says of itself stands outermost, its looks inside. */
function inColumn(root: Element): Element {
	const column = readElement('<div></div>')
	const { style, ...attributes } = root.attribs
	root.attribs = style === undefined ? {} : { style }
	column.attribs = { ...attributes, style: COLUMN }
	setChildren(column, [root])
	return column
}

/** How the texts came to be, for machines: attributes survive where comments and metadata do not (K-6). */
function markOrigin(attributes: Record<string, string>, { record }: Page): void {
	attributes.class = 'vitrine'
	if (record.writer.kind === 'person') return
	attributes['data-digital-source-type'] = record.writer.kind === 'model' ? AI_MADE : RULE_MADE
}

/**
 * WordPress adds paragraphs and runs shortcodes unless it is told that this is HTML, and that a bracket is a bracket.
 */
function envelope(html: string, store: StoreId): string {
	if (descriptorOf(store).description !== 'wordpress') return html
	return `<!-- wp:html -->\n${html.replaceAll('[', '&#91;').replaceAll(']', '&#93;')}\n<!-- /wp:html -->\n`
}
