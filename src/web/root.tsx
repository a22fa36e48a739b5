import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { Direction } from 'radix-ui'
import { useState } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router'
import './app.css'
import './browser/quiet-zod'
import { APP_LANGUAGES, type AppLanguage } from '../core/locale/app-languages'
import { APPEARANCE_SCRIPT } from './browser/appearance'
import { guardMarkup } from './browser/trusted-types'
import { createQueryClient } from './calls/query-client'
import type { SiteHandle } from './documents/site-faces'
import { SomethingBroke } from './documents/something-broke'
import { Consent } from './frame/consent'
import { useFirstLanguage, useLanguageNow, WAIT_SCRIPT } from './i18n/use-app-language'
import { useWords } from './i18n/words'
import { NotFound } from './site/not-found-view'
import { Mark } from './ui/mark'
import { Toasts } from './ui/toasts'

// Documents are prerendered, where there is no window.
if (typeof window !== 'undefined') guardMarkup(window)

const APP_FACES = [fraunces, inter]

export function links() {
	return [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]
}

export function Layout({ children }: { children: React.ReactNode }) {
	const isStatic = useIsStatic()
	const language = useDocumentLanguage(isStatic)
	useFirstLanguage(!isStatic)
	return (
		<html lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
				<meta name="theme-color" content="#151412" media="(prefers-color-scheme: dark)" />
				<script dangerouslySetInnerHTML={{ __html: APPEARANCE_SCRIPT }} />
				<Meta />
				<Links />
			</head>
			<body>{children}</body>
		</html>
	)
}

export default function Root() {
	const [queries] = useState(createQueryClient)
	const isStatic = useIsStatic()
	return (
		<QueryClientProvider client={queries}>
			{!isStatic && <Wait />}
			<Direction.Provider dir={useLanguageNow() === 'ar' && !isStatic ? 'rtl' : 'ltr'}>
				<Outlet />
				{!isStatic && <Toasts />}
			</Direction.Provider>
			{!isStatic && (
				<>
					<Consent />
					<Alive />
				</>
			)}
		</QueryClientProvider>
	)
}

function useIsStatic(): boolean {
	return useMatches().some(({ handle }) => (handle as SiteHandle | undefined)?.isStatic)
}

/**
 * The language of documents written out is named where they stand (`/fr`, `/login/fr`), the app's is the one chosen.
 */
function useDocumentLanguage(isStatic: boolean): AppLanguage {
	const parts = useLocation().pathname.split('/')
	const chosen = useLanguageNow()
	return isStatic ? (APP_LANGUAGES.find((language) => parts.includes(language)) ?? 'en') : chosen
}

/** Runs before a document is painted. */
function Wait() {
	return <script dangerouslySetInnerHTML={{ __html: WAIT_SCRIPT }} />
}

/** Typefaces and scripts of a document that runs the app; static pages have none (site/static-pages). */
function Alive() {
	return (
		<>
			{APP_FACES.map((href) => (
				<link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
			))}
			<ScrollRestoration />
			<Scripts />
		</>
	)
}

/** Shown while the app starts from the fallback document. */
export function HydrateFallback() {
	const t = useWords()
	return (
		<>
			<Wait />
			<main className="grid min-h-dvh place-items-center text-faint">
				<Mark size={44} title={t('opening')} />
			</main>
			<Alive />
		</>
	)
}

export function ErrorBoundary({ error }: { error: unknown }) {
	const isUnknown = isRouteErrorResponse(error) && error.status === 404
	return (
		<>
			{isUnknown ? <NotFound /> : <SomethingBroke error={error} />}
			<Alive />
		</>
	)
}
