import type { LandingTexts } from '../../core/site/landing-texts'

/** The words around a page, in its language. */
export type SiteWords = Pick<LandingTexts, 'language' | 'direction' | 'nav' | 'footer' | 'consent'>

/**
 * English stands in the code, because pages that are alive in the browser show it too. A test keeps it equal to
 * `content/landing/en.json`.
 */
export const ENGLISH: SiteWords = {
	language: 'en',
	direction: 'ltr',
	nav: {
		howItWorks: 'How it works',
		pricing: 'Pricing',
		reviews: 'Reviews',
		faq: 'FAQ',
		blog: 'Blog',
		login: 'Login',
		dashboard: 'Dashboard',
		menu: 'Main',
		skip: 'Skip to content',
	},
	footer: {
		privacy: 'Privacy',
		terms: 'Terms',
		refund: 'Refund policy',
		business: 'Business information',
		about: 'About',
		cookies: 'Cookie settings',
		demo: 'Demo',
		rights: 'All rights reserved.',
	},
	consent: {
		heading: 'May we load the Meta pixel?',
		text: 'It tells Meta which of our pages you open, so that we can see whether our advertisements work. Nothing is loaded unless you accept. You can change your mind on every page.',
		accept: 'Accept',
		refuse: 'Refuse',
		settings: 'Cookie settings',
	},
}
