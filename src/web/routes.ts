import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
	index('site/landing.tsx'),
	route('login', 'accounts/login.tsx'),
	route('signup', 'accounts/signup.tsx'),
	layout('accounts/signed-in.tsx', [
		route('dashboard', 'generations/dashboard.tsx'),
		route('product-result', 'editor/product-result.tsx'),
		route('owner/listings', 'owner/listings.tsx'),
	]),
	route('*', 'site/not-found.tsx'),
] satisfies RouteConfig
