import type { IdentityMeta } from '../../../core/contracts/identity'
import type { SignInPath } from '../../../core/site/sign-in-documents'
import { localKept } from '../../browser/browser-storage'
import { type ClerkScript, ClerkUnreachable, loadClerk } from '../clerk'
import { fetchSession } from '../fetch-session'
import { AFTER_SIGN_IN, nextPath } from '../next-path'
import type { SignInData } from './sign-in-data'

/**
 * /login and /signup with Clerk's own form; whoever is signed in already goes on at once. The other screens are Clerk's
 * own.
 */
export function startProvider(document: Document, data: SignInData, identity: IdentityMeta): void {
	const place = document.querySelector<HTMLElement>('[data-provider]')
	const [notice, holder] = place?.querySelectorAll<HTMLDivElement>(':scope > div') ?? []
	if (!notice || !holder) {
		location.replace('/login')
		return
	}
	const tell = (title: string, text: string) => {
		const [heading, words] = notice.querySelectorAll<HTMLElement>('[data-told]')
		if (heading) heading.textContent = title
		if (words) words.textContent = text
		notice.hidden = false
	}
	const open = async () => {
		notice.hidden = true
		const next = nextPath(location.search)
		try {
			const clerk = await loadClerk(identity)
			if (!clerk.user) return mount(clerk, data.path, holder, next)
			const isIn = await fetchSession(localKept())
			if (isIn) location.replace(next)
			else if (isIn === undefined) tell(data.provider.title, data.calls.unreachable)
			else tell('', data.provider.notHere)
		} catch (error) {
			tell(data.provider.title, data.provider.unreachable)
			// A bug flies on, but the screen says something.
			if (!(error instanceof ClerkUnreachable)) reportError(error)
		}
	}
	notice.querySelector('button')?.addEventListener('click', () => void open())
	void open()
}

/**
 * Both ways end at the same place, whichever form one begins with; the link from sign-up to sign-in leads by the
 * dashboard.
 */
function mount(clerk: ClerkScript, path: SignInPath, holder: HTMLDivElement, next: string): void {
	if (path === '/login') {
		clerk.mountSignIn(holder, { routing: 'hash', forceRedirectUrl: next, signUpForceRedirectUrl: next, signUpUrl: '/signup' })
	} else {
		clerk.mountSignUp(holder, { routing: 'hash', forceRedirectUrl: next, signInForceRedirectUrl: next, signInUrl: AFTER_SIGN_IN })
	}
}
