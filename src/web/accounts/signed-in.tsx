import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { SomethingBroke } from '../site/something-broke'
import { Mark } from '../ui/mark'
import { AppBar } from './app-bar'
import { signInPath } from './next-path'
import { useMe } from './session'

/** The screens behind sign-in: signed out → /login, and back afterwards. */
export default function SignedIn() {
	const me = useMe()
	const navigate = useNavigate()
	const { pathname, search } = useLocation()
	const signedOut = me.data === null

	useEffect(() => {
		if (signedOut) void navigate(signInPath(pathname + search), { replace: true })
	}, [signedOut, navigate, pathname, search])

	if (me.isError && !me.data) return <SomethingBroke error={me.error} onRetry={() => void me.refetch()} />
	if (!me.data) return <Opening />
	return (
		<div className="flex min-h-dvh flex-col">
			<a href="#main" className="fixed start-3 -top-20 z-50 rounded-pane bg-ink px-4 py-2 text-paper focus:top-3">
				Skip to content
			</a>
			<AppBar me={me.data} />
			<Outlet />
		</div>
	)
}

function Opening() {
	return (
		<main className="grid min-h-dvh place-items-center text-faint" aria-busy>
			<Mark size={44} title="Vitrine is opening" />
		</main>
	)
}
