import { ARTICLE_SLUGS } from './article'
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
	/** It has a script of its own and is brought to life in the browser; the others are read as they are. */
	hydrates?: true
}

export const LANDING_PATHS = { en: '/', fr: '/fr', ar: '/ar', es: '/es' } as const

/** Every public page, in the order of the site map. */
export const SITE_PAGES: readonly SitePage[] = [
	{ path: '/', card: 'home', isLanding: true },
	...(['fr', 'ar', 'es'] as const).map((tag) => ({ path: LANDING_PATHS[tag], card: `home-${tag}`, isLanding: true as const })),
	{ path: '/landing', card: 'landing' },
	{ path: '/pricing', card: 'pricing', hydrates: true },
	{ path: '/demo', card: 'demo' },
	{ path: '/faq', card: 'faq' },
	{ path: '/blog', card: 'blog' },
	...ARTICLE_SLUGS.map((slug) => ({ path: `/blog/${slug}`, card: slug })),
	...LEGAL_PAGES.map((name) => ({ path: `/${name}`, card: name })),
	{ path: '/404', card: 'home', isHidden: true },
	{ path: '/blog/404', card: 'blog', isHidden: true },
]

export function findSitePage(path: string): SitePage | undefined {
	return SITE_PAGES.find((page) => page.path === path)
}
