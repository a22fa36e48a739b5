import { createHash } from 'node:crypto'

/** For answers that are no documents: nothing may be loaded, run or framed. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/** A page's preview: its pictures and styles, no script, and no rights of our origin. Shown in a frame of the app. */
export const PREVIEW_POLICY = [
	"default-src 'none'; img-src 'self' data:; font-src 'self' data:;",
	"style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self';",
	'sandbox',
].join(' ')

/**
 * The same for a page somebody looks at by a link: in no frame, and its links to elsewhere open in windows of their
 * own.
 */
export const SHARED_PAGE_POLICY = [
	`${PREVIEW_POLICY.replace("frame-ancestors 'self'", "frame-ancestors 'none'")}`,
	'allow-popups allow-popups-to-escape-sandbox',
].join(' ')

/** The screen another site's page or the extension opens and hands a page to: the two must see each other. */
const DOOR = '/bring-page'

/** Headers of every answer to this address; a route may set a policy of its own. */
export function securityHeaders(url: string, { https }: { https: boolean }): Record<string, string> {
	const isDoor = url.split('?', 1)[0] === DOOR
	return {
		'content-security-policy': NOTHING,
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()',
		'cross-origin-opener-policy': isDoor ? 'unsafe-none' : 'same-origin',
		...(https ? { 'strict-transport-security': 'max-age=63072000' } : {}),
	}
}

const INLINE_SCRIPT = /<script(?![^<>]*\ssrc=)[^<>]*>([\s\S]*?)(?:<\/script>|$)/gi

/** What a document may use beside our own, by directive of its policy. */
export type FurtherSources = Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'worker-src', readonly string[]>>

/**
 * Text becomes markup only through the app's own policy (web/browser/trusted-types.ts). Left out where another's
 * script is allowed, since that sets addresses of its own.
 */
const TRUSTED_TYPES = "require-trusted-types-for 'script'"

/** A policy that allows further sources. */
export function addSources(policy: string, further: FurtherSources): string {
	const directives = policy.split('; ')
	return directives
		.filter((directive) => directive !== TRUSTED_TYPES || !further['script-src'])
		.map((directive) => {
			const name = directive.split(' ', 1)[0] as keyof FurtherSources
			return [directive, ...(further[name] ?? [])].join(' ')
		})
		.join('; ')
}

/**
 * Content policy of a document of the app: its own scripts, exactly the inline ones it was built with (by hash), and
 * `further` sources.
 */
export function policyOf(html: string, further: FurtherSources = {}): string {
	const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
		([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
	)
	const directive = (name: keyof FurtherSources, ...sources: string[]) => [name, ...sources, ...(further[name] ?? [])].join(' ')
	return [
		"default-src 'none'",
		directive('script-src', "'self'", ...new Set(hashes)),
		"style-src 'self' 'unsafe-inline'",
		directive('img-src', "'self'", 'data:', 'blob:'),
		"media-src 'self'",
		"font-src 'self' data:",
		directive('connect-src', "'self'"),
		directive('frame-src', "'self'"),
		"manifest-src 'self'",
		directive('worker-src', "'self'"),
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		...(further['script-src'] ? [] : [TRUSTED_TYPES]),
	].join('; ')
}
