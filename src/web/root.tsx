import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import './app.css'
import { createQueryClient } from './query-client'
import { NotFound } from './site/not-found-view'
import { SomethingBroke } from './site/something-broke'
import { Mark } from './ui/mark'
import { Toasts } from './ui/toasts'

export function links() {
	return [
		{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
		{ rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
		{ rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
	]
}

export function Layout({ children }: { children: React.ReactNode }) {
	return (
		<html lang="en" dir="ltr">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#151412" media="(prefers-color-scheme: dark)" />
				<Meta />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	)
}

export default function Root() {
	const [queries] = useState(createQueryClient)
	return (
		<QueryClientProvider client={queries}>
			<Outlet />
			<Toasts />
		</QueryClientProvider>
	)
}

/** Shown while the app starts from the fallback document. */
export function HydrateFallback() {
	return (
		<main className="grid min-h-dvh place-items-center text-faint">
			<Mark size={44} title="Vitrine is opening" />
		</main>
	)
}

export function ErrorBoundary({ error }: { error: unknown }) {
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
	return <SomethingBroke error={error} />
}
