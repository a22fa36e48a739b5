import { LANDING_PATHS } from '../../core/site/landing-paths'
import { SITE_META, type SiteMeta } from '../../core/site/site-meta'
import { findSitePage, SITE_PAGES } from '../../core/site/site-pages'
import { escapeHtml } from '../../core/text/escape-html'

/**
 * What a document's head is given when it is served: its addresses, those of the same page in other languages, and what
 * the operator configured.
 */
export function siteHead(path: string, url: string, meta: SiteMeta): string {
	const told = Object.keys(meta).length > 0 ? [`<meta name="${SITE_META}" content="${escapeHtml(JSON.stringify(meta))}"/>`] : []
	const page = findSitePage(path)
	const address = page?.standsFor ?? (page?.isHidden ? undefined : page?.path)
	if (!page || address === undefined) return told.join('')
	const own = `${url}${address}`
	const card = `${url}/og/${page.card}.png`
	return [
		...told,
		`<link rel="canonical" href="${own}"/>`,
		`<meta property="og:url" content="${own}"/>`,
		`<meta property="og:image" content="${card}"/>`,
		'<meta property="og:image:width" content="1200"/>',
		'<meta property="og:image:height" content="630"/>',
		`<meta name="twitter:image" content="${card}"/>`,
		...(page.isLanding ? alternates(url).map(({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${href}"/>`) : []),
	].join('')
}

/** The landing page in every language, and which one to show to everybody else. */
export function alternates(url: string): { tag: string; href: string }[] {
	const languages = Object.entries(LANDING_PATHS).map(([tag, path]) => ({ tag, href: `${url}${path}` }))
	return [...languages, { tag: 'x-default', href: `${url}${LANDING_PATHS.en}` }]
}

/** Pages that search engines may list. */
export const LISTED_PAGES = SITE_PAGES.filter((page) => !page.isHidden)
