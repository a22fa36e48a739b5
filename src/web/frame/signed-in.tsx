import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import type { Me } from '../../core/contracts/account'
import type { AppLanguage } from '../../core/locale/app-languages'
import { signInPath } from '../accounts/next-path'
import { useMe } from '../accounts/session'
import { SomethingBroke } from '../documents/something-broke'
import { changeLanguage } from '../i18n/use-app-language'
import { useWords } from '../i18n/words'
import { cx } from '../ui/cx'
import { Mark } from '../ui/mark'
import { AppBar } from './app-bar'

/** What a screen behind sign-in says of itself: one that holds unsaved work is not left when the session ends. */
export type ScreenHandle = {
	holdsWork?: boolean
	/** On phones it has a bar of its own, with the way back. */
	ownBar?: boolean
}

/** The screens behind sign-in: signed out → /login, and back afterwards. */
export default function SignedIn() {
	const t = useWords()
	const me = useMe()
	const { pathname, search } = useLocation()
	const handles = useMatches().map(({ handle }) => handle as ScreenHandle | undefined)
	const holdsWork = handles.some((handle) => handle?.holdsWork)
	const ownBar = handles.some((handle) => handle?.ownBar)
	const before = useRef<Me>(undefined)
	if (me.data) before.current = me.data
	// A screen with work on it says itself that the session ended, and goes on after signing in.
	const shown = me.data ?? (holdsWork ? before.current : undefined)
	const signedOut = me.data === null && !shown
	useAccountLanguage(me.data?.app_language)

	useEffect(() => {
		// The sign-in is a document of its own.
		if (signedOut) window.location.replace(signInPath(pathname + search))
	}, [signedOut, pathname, search])

	if (me.isError && !shown) return <SomethingBroke error={me.error} onRetry={() => void me.refetch()} />
	if (!shown) return <Opening />
	return (
		<div className="flex min-h-dvh flex-col">
			<a
				href="#main"
				className={cx(
					'sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50',
					'focus:rounded-pane focus:bg-ink focus:px-4 focus:py-3 focus:text-paper',
				)}
			>
				{t('skip_to_content')}
			</a>
			<div className={ownBar ? 'contents max-lg:hidden' : 'contents'}>
				<AppBar me={shown} />
			</div>
			<Outlet />
		</div>
	)
}

/** The language kept with the account goes before that of the browser. */
function useAccountLanguage(language: AppLanguage | null | undefined): void {
	useEffect(() => {
		// Asked for even when it is spoken already: the browser's own may still be on its way.
		// Without its words the app goes on in the language it has.
		if (language) changeLanguage(language).catch(() => undefined)
	}, [language])
}

function Opening() {
	const t = useWords()
	return (
		<main className="grid min-h-dvh place-items-center text-faint" aria-busy>
			<Mark size={44} title={t('opening')} />
		</main>
	)
}
