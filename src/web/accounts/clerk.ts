import type { IdentityMeta } from '../../core/contracts/identity'
import { AFTER_SIGN_IN } from './next-path'

type FormOptions = {
	routing: 'hash'
	forceRedirectUrl: string
	signUpForceRedirectUrl?: string
	signInForceRedirectUrl?: string
	signUpUrl?: string
	signInUrl?: string
}

/**
 * Clerk's script could not be loaded. No AppError, as the small scripts of public pages carry no messages
 * (clerk-in-app).
 */
export class ClerkUnreachable extends Error {}

/** As much of Clerk's script as is used here (clerk-js 6). */
export type ClerkScript = {
	user: object | null | undefined
	session: { getToken(): Promise<string | null> } | null | undefined
	load(options: object): Promise<void>
	mountSignIn(node: HTMLDivElement, options: FormOptions): void
	unmountSignIn(node: HTMLDivElement): void
	mountSignUp(node: HTMLDivElement, options: FormOptions): void
	unmountSignUp(node: HTMLDivElement): void
	openUserProfile(): void
	signOut(): Promise<void>
}

declare global {
	interface Window {
		Clerk?: ClerkScript
		/** What draws; a script of its own since clerk-js 6, handed over at `load`. */
		__internal_ClerkUICtor?: unknown
	}
}

/** Major versions: fixes within them arrive by themselves. */
const SCRIPTS = { core: 'npm/@clerk/clerk-js@6/dist/clerk.browser.js', ui: 'npm/@clerk/ui@1/dist/ui.browser.js' }

let loading: Promise<ClerkScript> | undefined

/**
 * Clerk's script, loaded from its own host once; from then on it keeps the session's cookie fresh. Throws
 * ClerkUnreachable.
 */
export function loadClerk(identity: IdentityMeta): Promise<ClerkScript> {
	loading ??= load(identity).catch((error: unknown) => {
		loading = undefined
		throw error
	})
	return loading
}

async function load({ origin, publishableKey }: IdentityMeta): Promise<ClerkScript> {
	await Promise.all([
		addScript(`${origin}/${SCRIPTS.core}`, { 'data-clerk-publishable-key': publishableKey }),
		addScript(`${origin}/${SCRIPTS.ui}`, {}),
	])
	const clerk = window.Clerk
	if (!clerk) throw new ClerkUnreachable()
	await clerk.load({
		ui: { ClerkUI: window.__internal_ClerkUICtor },
		telemetry: false,
		signInUrl: '/login',
		signUpUrl: '/signup',
		signInForceRedirectUrl: AFTER_SIGN_IN,
		signUpForceRedirectUrl: AFTER_SIGN_IN,
		afterSignOutUrl: '/',
	})
	return clerk
}

/**
 * Sees to it that the session's cookie is good for the next call: it lasts a minute, and the script, which renews it by
 * a timer, sleeps with the tab. Throws ClerkUnreachable.
 */
export async function renewClerkCookie(identity: IdentityMeta): Promise<void> {
	const clerk = await loadClerk(identity)
	await clerk.session?.getToken()
}

/** Lets go of a session that has ended elsewhere; where the script cannot, the page begins anew. */
export async function leaveClerk(identity: IdentityMeta): Promise<void> {
	const clerk = await loadClerk(identity)
	await clerk.signOut().catch(() => window.location.replace('/'))
}

function addScript(src: string, attributes: Record<string, string>): Promise<void> {
	return new Promise((resolve, reject) => {
		const script = Object.assign(document.createElement('script'), { src, async: true, crossOrigin: 'anonymous' })
		for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
		script.addEventListener('load', () => resolve())
		script.addEventListener('error', () => {
			script.remove()
			reject(new ClerkUnreachable())
		})
		document.head.append(script)
	})
}
