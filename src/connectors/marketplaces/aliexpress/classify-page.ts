import { classifyGenericPage } from '../generic/classify-page'
import { scanMarkup } from '../html/scan-markup'
import { select } from '../html/select'
import type { ListingLink, PageVerdict } from '../marketplace'
import { readPageState } from './page-state'
import { parseAliExpressLink } from './parse-link'

/** HTML as received → what it is, where it is the marketplace's; `other` for pages of other shops. Never throws. */
export function classifyAliExpressPage(html: string, link?: ListingLink): PageVerdict {
	if (!/aliexpress|alicdn/i.test(html.slice(0, 400_000))) return { kind: 'other', page: 'unknown' }
	const page = scanMarkup(html)
	if (/\/_____tmd_____\/|punish-component|x5secdata|baxia-punish/.test(html) && !readPageState(page))
		return { kind: 'wall', wall: 'captcha' }
	const address = select(page, 'link[rel=canonical]')?.attribute('href') ?? select(page, 'meta[property=og:url]')?.attribute('content')
	const state = readPageState(page)
	if (state?.find('imagePathList')) return { kind: 'product' }
	const own = address !== undefined && parseAliExpressLink(address) !== undefined
	return own ? classifyGenericPage(html, link) : { kind: 'other', page: 'unknown' }
}
