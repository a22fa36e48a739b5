import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { APP_SCREENS, KEY_SCREENS } from '../core/site/app-screens'
import { LEGAL_PAGES } from '../core/site/legal-page'

/** Which file draws a screen behind sign-in. */
const FILES: Record<(typeof APP_SCREENS)[number], string> = {
	dashboard: 'generations/dashboard.tsx',
	'bring-page': 'bring/bring-page.tsx',
	pages: 'pages/library.tsx',
	settings: 'settings/settings.tsx',
	'product-result': 'editor/preview/product-result.tsx',
	'push-success': 'stores/push-success.tsx',
	'sandbox-checkout': 'billing/sandbox-checkout.tsx',
	'sandbox-portal': 'billing/sandbox-portal.tsx',
	'owner/users': 'owner/users.tsx',
	'owner/pages': 'owner/pages.tsx',
	'owner/failures': 'owner/failures.tsx',
	'owner/listings': 'owner/listings.tsx',
	'owner/costs': 'owner/costs.tsx',
	'owner/reviews': 'owner/reviews.tsx',
}

export default [
	layout('site/articles/static-pages.tsx', [
		index('site/landing/landing.tsx'),
		...['fr', 'ar', 'es'].map((tag) => route(tag, 'site/landing/landing.tsx', { id: `landing-${tag}` })),
		route('landing', 'site/landing/start-page.tsx'),
		route('demo/:language?', 'site/demo/demo.tsx'),
		route('faq', 'site/articles/faq-page.tsx'),
		route('blog', 'site/articles/blog.tsx'),
		route('blog/404', 'site/articles/article-not-found.tsx'),
		route('blog/:slug', 'site/articles/article.tsx'),
		...LEGAL_PAGES.map((name) => route(name, 'site/articles/legal.tsx', { id: `legal-${name}` })),
		route('pricing/:language?', 'billing/pricing.tsx'),
		...['login', 'signup', 'forgot-password', 'reset-password'].map((name) => route(`${name}/:language?`, `accounts/sign-in/${name}.tsx`)),
		route('404/:language?', 'site/not-found-page.tsx'),
	]),
	route('test', 'site/articles/debug-page.tsx'),
	layout('frame/signed-in.tsx', [
		...APP_SCREENS.map((path) => route(path, FILES[path])),
		...KEY_SCREENS.map(({ store, screen }) => route(screen, `stores/${store}/connect-${store}.tsx`)),
	]),
	route('*', 'site/not-found.tsx'),
] satisfies RouteConfig
