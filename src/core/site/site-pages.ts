import { ARTICLE_SLUGS } from './article'
import { LANDING_PATHS } from './landing-paths'
import { LEGAL_PAGES } from './legal-page'

/** A page of the public site. */
export type SitePage = {
	path: string
	/** Name of its picture for shared links, `/og/<card>.png`. */
	card: string
	/** The same page in other languages: its own group of alternates. */
	isLanding?: true
	/** Left out of sitemap and search. */
	isHidden?: true
	/** The address it is served at, when it is another document of the same page. */
	standsFor?: string
}

/** /pricing as visitors get it: without the means to buy, which need an account, and so without React. */
export const PRICING_FOR_VISITORS = '/pricing/visitor'

/** Every public page, in the order of the site map. */
export const SITE_PAGES: readonly SitePage[] = [
	{ path: '/', card: 'home', isLanding: true },
	...(['fr', 'ar', 'es'] as const).map((tag) => ({ path: LANDING_PATHS[tag], card: `home-${tag}`, isLanding: true as const })),
	{ path: '/landing', card: 'landing' },
	{ path: '/pricing', card: 'pricing' },
	{ path: '/demo', card: 'demo' },
	{ path: '/faq', card: 'faq' },
	{ path: '/blog', card: 'blog' },
	...ARTICLE_SLUGS.map((slug) => ({ path: `/blog/${slug}`, card: slug })),
	...LEGAL_PAGES.map((name) => ({ path: `/${name}`, card: name })),
	{ path: PRICING_FOR_VISITORS, card: 'pricing', standsFor: '/pricing', isHidden: true },
	{ path: '/404', card: 'home', isHidden: true },
	{ path: '/blog/404', card: 'blog', isHidden: true },
]

export function findSitePage(path: string): SitePage | undefined {
	return SITE_PAGES.find((page) => page.path === path)
}
