import { APP_LANGUAGES, DEFAULT_APP_LANGUAGE } from '../locale/app-languages'
import { ARTICLE_SLUGS } from './article'
import { LANDING_PATHS } from './landing-paths'
import { LEGAL_PAGES } from './legal-page'
import { type SpokenPath, spokenDocument } from './spoken-documents'

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

/** A page that stands in every language at one address. */
function spoken(path: SpokenPath, card: string, hidden?: Pick<SitePage, 'isHidden'>): SitePage[] {
	const others = APP_LANGUAGES.filter((language) => language !== DEFAULT_APP_LANGUAGE)
	return [
		{ path, card, ...hidden },
		...others.map((language) => ({ path: spokenDocument(path, language), card, standsFor: path, isHidden: true as const })),
	]
}

/** Every public page, in the order of the site map. */
export const SITE_PAGES: readonly SitePage[] = [
	{ path: '/', card: 'home', isLanding: true },
	...(['fr', 'ar', 'es'] as const).map((tag) => ({ path: LANDING_PATHS[tag], card: `home-${tag}`, isLanding: true as const })),
	{ path: '/landing', card: 'landing' },
	...spoken('/pricing', 'pricing'),
	...spoken('/demo', 'demo'),
	{ path: '/faq', card: 'faq' },
	{ path: '/blog', card: 'blog' },
	...ARTICLE_SLUGS.map((slug) => ({ path: `/blog/${slug}`, card: slug })),
	...LEGAL_PAGES.map((name) => ({ path: `/${name}`, card: name })),
	...spoken('/signup', 'landing'),
	...spoken('/login', 'home'),
	...spoken('/404', 'home', { isHidden: true }),
	{ path: '/blog/404', card: 'blog', isHidden: true },
]

export function findSitePage(path: string): SitePage | undefined {
	return SITE_PAGES.find((page) => page.path === path)
}
