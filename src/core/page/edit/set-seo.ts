import { AppError } from '../../errors'
import { msg } from '../../messages/message'
import { slugOf } from '../../text/slug'
import type { Page } from '../page'

/** Most keywords a page keeps. */
const MAX_KEYWORDS = 15

/**
 * Changes what search engines read of the page. The address is brought to its normal form. Throws AppError
 * `invalid_request` when the title would be empty.
 */
export function setSeo(page: Page, change: Partial<Pick<Page['seo'], 'title' | 'description' | 'slug' | 'keywords'>>): Page {
	const line = (text: string) => text.replace(/\s+/g, ' ').trim()
	const seo = { ...page.seo, ...change }
	const title = line(seo.title)
	if (change.title !== undefined && !title) throw new AppError('invalid_request', msg('pages.seo_title'))
	const keywords = [...new Set(seo.keywords.map(line).filter(Boolean))].slice(0, MAX_KEYWORDS)
	return {
		...page,
		seo: { ...seo, title, description: line(seo.description), slug: slugOf(seo.slug || title || page.product.title), keywords },
	}
}
