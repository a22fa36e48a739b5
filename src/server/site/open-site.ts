import type { Config } from '../../config/config'
import { findSitePage } from '../../core/site/site-pages'
import type { Database } from '../db/open-database'
import { addSources } from '../http/security-headers'
import { type WebDocument, webDocument } from '../http/web-document'
import type { WebFiles } from '../http/web-files'
import { listShownReviews } from '../reviews/reviews'
import { type Filling, fillDocument } from './fill-document'
import { type Measured, measureSite } from './measure-site'
import { type SiteSettings, siteFilling, siteMeta, siteUrl } from './site-filling'
import { siteHead } from './site-head'

/** Measurements and reviews are looked up this often. */
const KEPT_MS = 10 * 60_000
/** What the pixel loads and tells, by its maker's guide. */
const PIXEL_SOURCES = {
	'script-src': ['https://connect.facebook.net'],
	'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
	'img-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
}

/** The public documents as they are served: what only the running server knows is filled in. */
export type Site = {
	/** Undefined for an address that has no document. */
	findDocument(path: string): Promise<WebDocument | undefined>
	/** What every address without a document of its own starts from. */
	getFallback(): WebDocument
	findMeasured(): Promise<Measured | null>
	/** A review was decided on: the next reader sees it. */
	forgetReviews(): void
}

export function openSite(deps: SiteSettings & { db: Database; files: WebFiles | undefined; now?: () => number }): Site {
	const { config, db, files, now = Date.now } = deps
	const head = (path: string) => siteHead(path, siteUrl(config), siteMeta(config))
	const known = createKnown(async () => {
		const [measured, reviews] = await Promise.all([measureSite(db), listShownReviews(db)])
		return { measured, filling: siteFilling(deps, measured, reviews) }
	}, now)
	const dressed = new Map<string, { for: Filling | undefined; document: WebDocument }>()
	const dress = (path: string, built: WebDocument, filling: Filling | undefined): WebDocument => {
		const before = dressed.get(path)
		if (before && before.for === filling) return before.document
		const document = redone(built, config, head(path), filling)
		dressed.set(path, { for: filling, document })
		return document
	}
	const find = async (path: string) => {
		const built = files?.documents.get(path)
		if (!built) return undefined
		return dress(path, built, findSitePage(path) ? (await known.get()).filling : undefined)
	}
	const getFallback = () => {
		if (!files) throw new Error('The web app is not built.')
		return dress('', files.fallback, undefined)
	}
	return {
		findDocument: find,
		getFallback,
		findMeasured: async () => (await known.get()).measured,
		forgetReviews: known.forget,
	}
}

/** A built document with its head and its places filled in. */
function redone(built: WebDocument, config: Config, head: string, filling: Filling | undefined): WebDocument {
	const whole = built.html.toString('utf8').replace(/<head[^<>]*>/i, (start) => `${start}${head}`)
	const text = filling ? fillDocument(whole, filling) : whole
	return webDocument(Buffer.from(text), config.pixelId === undefined ? built.policy : addSources(built.policy, PIXEL_SOURCES))
}

/** One value looked up at most every ten minutes, and once for all who ask meanwhile. */
function createKnown<T>(look: () => Promise<T>, now: () => number): { get(): Promise<T>; forget(): void } {
	let kept: { at: number; value: Promise<T> } | undefined
	const forget = () => {
		kept = undefined
	}
	return {
		get() {
			if (kept && now() - kept.at < KEPT_MS) return kept.value
			const value = look()
			kept = { at: now(), value }
			value.catch(forget)
			return value
		},
		forget,
	}
}
