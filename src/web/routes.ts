import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { LEGAL_PAGES } from '../core/site/legal-page'
import { STORES } from '../core/stores/registry'

export default [
	layout('site/articles/static-pages.tsx', [
		index('site/landing/landing.tsx'),
		...['fr', 'ar', 'es'].map((tag) => route(tag, 'site/landing/landing.tsx', { id: `landing-${tag}` })),
		route('landing', 'site/landing/start-page.tsx'),
		route('demo', 'site/landing/demo.tsx'),
		route('faq', 'site/articles/faq-page.tsx'),
		route('blog', 'site/articles/blog.tsx'),
		route('blog/404', 'site/articles/article-not-found.tsx'),
		route('blog/:slug', 'site/articles/article.tsx'),
		...LEGAL_PAGES.map((name) => route(name, 'site/articles/legal.tsx', { id: `legal-${name}` })),
		route('pricing/:language?', 'billing/pricing.tsx'),
		...['login', 'signup', 'forgot-password', 'reset-password'].map((name) => route(`${name}/:language?`, `accounts/sign-in/${name}.tsx`)),
		route('404', 'site/not-found-page.tsx'),
	]),
	route('test', 'site/articles/debug-page.tsx'),
	layout('accounts/signed-in.tsx', [
		route('dashboard', 'generations/dashboard.tsx'),
		route('bring-page', 'bring/bring-page.tsx'),
		route('pages', 'pages/library.tsx'),
		route('settings', 'settings/settings.tsx'),
		route('product-result', 'editor/preview/product-result.tsx'),
		route('push-success', 'stores/push-success.tsx'),
		...STORES.flatMap(({ id, connect }) =>
			connect.by === 'keys' ? [route(connect.screen.slice(1), `stores/${id}/connect-${id}.tsx`)] : [],
		),
		route('sandbox-checkout', 'billing/sandbox-checkout.tsx'),
		route('sandbox-portal', 'billing/sandbox-portal.tsx'),
		route('owner/users', 'owner/users.tsx'),
		route('owner/pages', 'owner/pages.tsx'),
		route('owner/failures', 'owner/failures.tsx'),
		route('owner/listings', 'owner/listings.tsx'),
		route('owner/costs', 'owner/costs.tsx'),
		route('owner/reviews', 'owner/reviews.tsx'),
	]),
	route('*', 'site/not-found.tsx'),
] satisfies RouteConfig
