import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { IdentityMeta } from '../../core/contracts/identity'
import { errorWords } from '../error-words'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { AuthFrame } from './auth-frame'
import { type ClerkScript, loadClerk } from './clerk'
import { AFTER_SIGN_IN, nextPath } from './next-path'
import { useRefreshMe } from './session'
import { useWords } from './words'

type Props = { identity: IdentityMeta; act: 'sign-in' | 'sign-up'; title: string; lead: string }

/** /login and /signup with Clerk's own form; whoever is signed in already goes on at once. */
export function ClerkScreen({ identity, act, title, lead }: Props) {
	const t = useWords()
	const holder = useRef<HTMLDivElement>(null)
	const [error, setError] = useState<unknown>()
	const [tries, setTries] = useState(0)
	const navigate = useNavigate()
	const refreshMe = useRefreshMe()
	const { search } = useLocation()
	const next = nextPath(search)

	// Drawn once for each place it leads to, and again when somebody tries again.
	useEffect(() => {
		const node = holder.current
		let unmount: (() => void) | undefined
		let gone = false
		const open = async () => {
			const clerk = await loadClerk(identity)
			if (gone || !node) return
			if (!clerk.user) unmount = mount(clerk, act, node, next)
			else if (await refreshMe()) await navigate(next, { replace: true })
			else setError(NOT_HERE)
		}
		open().catch(setError)
		return () => {
			gone = true
			unmount?.()
		}
	}, [act, next, tries])

	const again = () => {
		setError(undefined)
		setTries(tries + 1)
	}
	return (
		<AuthFrame title={title} lead={lead}>
			{error !== undefined && (
				<Notice tone="bad" {...(error === NOT_HERE ? { text: t('not_here') } : errorWords(error))}>
					<div>
						<Button size="small" onClick={again}>
							{t('try_again')}
						</Button>
					</div>
				</Notice>
			)}
			<div ref={holder} />
		</AuthFrame>
	)
}

/** Signed in with the provider, not with us. */
const NOT_HERE = Symbol('not here')

/** Both ways end at the same place, whichever form one begins with; the link from sign-up to sign-in leads by the dashboard. */
function mount(clerk: ClerkScript, act: Props['act'], node: HTMLDivElement, next: string): () => void {
	if (act === 'sign-in') {
		clerk.mountSignIn(node, { routing: 'hash', forceRedirectUrl: next, signUpForceRedirectUrl: next, signUpUrl: '/signup' })
		return () => clerk.unmountSignIn(node)
	}
	clerk.mountSignUp(node, { routing: 'hash', forceRedirectUrl: next, signInForceRedirectUrl: next, signInUrl: AFTER_SIGN_IN })
	return () => clerk.unmountSignUp(node)
}
