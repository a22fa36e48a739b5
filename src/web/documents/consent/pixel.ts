import { localKept, sessionKept } from '../../browser/browser-storage'
import { readSiteMeta } from '../site-meta'
import { readChoice } from './consent-choice'

const LOADER = 'https://connect.facebook.net/en_US/fbevents.js'
const SIGNUP_SENT = 'fb_signup_sent'

type Pixel = ((...call: unknown[]) => void) & {
	callMethod?: (...call: unknown[]) => void
	queue: unknown[][]
	version: string
	loaded: boolean
	push: unknown
	disablePushState: boolean
}
declare global {
	interface Window {
		fbq?: Pixel
		_fbq?: Pixel
	}
}

/** The pixel's id, when one is configured and this visitor has accepted it. */
function allowedPixel(): string | undefined {
	const { pixel } = readSiteMeta()
	return pixel !== undefined && readChoice(localKept(), Date.now()) === 'accepted' ? pixel : undefined
}

/** The pixel, loaded at its first use; undefined, and nothing loaded, without an id or without consent (L-10). */
function getPixel(): Pixel | undefined {
	const id = allowedPixel()
	if (id === undefined) return undefined
	if (window.fbq) return window.fbq
	// The loader expects this queue: calls made before it has arrived are kept for it.
	const pixel: Pixel = Object.assign(
		(...call: unknown[]) => {
			if (pixel.callMethod) pixel.callMethod(...call)
			else pixel.queue.push(call)
		},
		{ queue: [] as unknown[][], version: '2.0', loaded: true, push: undefined as unknown, disablePushState: true },
	)
	pixel.push = pixel
	window.fbq = pixel
	window._fbq = pixel
	const script = document.createElement('script')
	script.async = true
	script.src = LOADER
	document.head.append(script)
	// Without this it would watch every button of ours by itself.
	pixel('set', 'autoConfig', false, id)
	pixel('init', id)
	return pixel
}

/** Where somebody is about to set a password is nobody's business. */
const UNTOLD = ['/forgot-password', '/reset-password']

/** A page of the public site was opened; the landing page has an event of its own. */
export function trackVisit(path: string): void {
	if (UNTOLD.includes(path)) return
	const pixel = getPixel()
	pixel?.('track', 'PageView')
	if (['/', '/fr', '/ar', '/es', '/landing'].includes(path)) pixel?.('trackCustom', 'VisitLanding')
}

/** Somebody chose a paid plan. */
export function trackUpgrade(plan: string): void {
	getPixel()?.('trackCustom', 'UpgradeToPro', { plan })
}

/** Somebody has signed up; told once in a session (spec §3). */
export function trackSignUp(session: Pick<Storage, 'getItem' | 'setItem'> = sessionKept()): void {
	if (session.getItem(SIGNUP_SENT)) return
	const pixel = getPixel()
	if (!pixel) return
	pixel('track', 'CompleteRegistration')
	session.setItem(SIGNUP_SENT, '1')
}

/**
 * Consent was taken back: the pixel is told, and what it left in this browser goes. The next document loads nothing of
 * it.
 */
export function forgetPixel(): void {
	window.fbq?.('consent', 'revoke')
	for (const name of ['_fbp', '_fbc']) {
		for (const domain of ['', ...parentDomains(location.hostname)]) {
			// biome-ignore lint/suspicious/noDocumentCookie: the way that works in every browser
			document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`
		}
	}
}

function parentDomains(host: string): string[] {
	const parts = host.split('.')
	return parts.slice(0, -1).map((_, start) => parts.slice(start).join('.'))
}
