import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
	index('site/landing.tsx'),
	route('login', 'accounts/login.tsx'),
	route('signup', 'accounts/signup.tsx'),
	route('pricing', 'billing/pricing-page.tsx'),
	layout('accounts/signed-in.tsx', [
		route('dashboard', 'generations/dashboard.tsx'),
		route('pages', 'pages/library.tsx'),
		route('settings', 'settings/settings.tsx'),
		route('product-result', 'editor/product-result.tsx'),
		route('practice-checkout', 'billing/practice-checkout.tsx'),
		route('practice-portal', 'billing/practice-portal.tsx'),
		route('owner/listings', 'owner/listings.tsx'),
		route('owner/costs', 'owner/costs.tsx'),
	]),
	route('*', 'site/not-found.tsx'),
] satisfies RouteConfig
