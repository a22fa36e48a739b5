import type { Misbehaviour } from '../../support/store-world'
import type { Wall, WooSettings } from './settings'
import { page, type SiteAnswer, type SiteRequest, wpError } from './site-request'

/** What a shop does wrong at the moment. */
export type Moods = {
	misbehave(how: Misbehaviour): void
	behave(): void
	/** An answer instead of the right one; nothing is done then. */
	before(request: SiteRequest): SiteAnswer | undefined
	/** The next request of this kind is answered by silence, before or after it is carried out. */
	fallSilent(when: 'before' | 'after', which: (request: SiteRequest) => boolean): void
	keepsSilent(when: 'before' | 'after', request: SiteRequest): boolean
	/** Something happens in the shop right after the next request of this kind was carried out. */
	thereupon(which: (request: SiteRequest) => boolean, act: () => void): void
	passed(request: SiteRequest): void
	slowPictures(): boolean
}

const WALLS: Partial<Record<Misbehaviour, Wall>> = { suspended: 'suspended', locked: 'password', 'html-instead-of-json': 'firewall' }
const isCall = ({ path, query }: SiteRequest) => `${path}?${query}`.includes('wc/v3')
const isCreation = (request: SiteRequest) => isCall(request) && request.method === 'POST' && /wc\/v3\/products\/?$/.test(request.path)
const namesProduct = ({ method, body }: SiteRequest) => method !== 'GET' && body.includes('"name"')

export function createMoods(settings: WooSettings): Moods {
	const { keys, wall } = settings
	let mood: Misbehaviour | undefined
	let next: { which: (request: SiteRequest) => boolean; act: () => void } | undefined
	let silence: { when: string; which: (request: SiteRequest) => boolean } | undefined

	function behave(): void {
		mood = undefined
		silence = undefined
		Object.assign(settings, { keys, wall })
	}

	return {
		behave,
		misbehave(how) {
			behave()
			mood = how
			settings.wall = WALLS[how] ?? wall
			if (how === 'access-expired' || how === 'access-revoked') settings.keys = []
			if (how === 'silent-after-made') silence = { when: 'after', which: isCreation }
			if (how === 'write-not-allowed') settings.keys = keys.map((key) => ({ ...key, permissions: 'read' }))
		},
		before(request) {
			if (!isCall(request)) return undefined
			if (mood === 'refuses-product' && namesProduct(request)) {
				const params = { name: 'This name is not allowed here.' }
				return wpError(400, 'rest_invalid_param', 'Invalid parameter(s): name', { params, details: {} })
			}
			if (mood === 'too-many-requests') {
				mood = undefined
				return page(429, '<title>429 Too Many Requests</title>', { 'retry-after': '1' })
			}
			if (mood === 'server-error') {
				mood = undefined
				return wpError(500, 'internal_server_error', '<p>There has been a critical error on this website.</p>')
			}
			return undefined
		},
		fallSilent(when, which) {
			silence = { when, which }
		},
		keepsSilent(when, request) {
			if (silence?.when !== when || !silence.which(request)) return false
			silence = undefined
			return true
		},
		thereupon(which, act) {
			next = { which, act }
		},
		passed(request) {
			if (!next?.which(request)) return
			const { act } = next
			next = undefined
			act()
		},
		slowPictures: () => mood === 'slow-pictures',
	}
}
