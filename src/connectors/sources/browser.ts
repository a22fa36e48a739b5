import { existsSync } from 'node:fs'
import type { Response, Route, BrowserContext as Session, Page as Tab } from 'playwright-core'
import { AppError, isAppError } from '../../core/errors'
import { MAX_LISTING_BYTES } from '../../core/limits'
import { msg } from '../../core/messages/message'
import type { Outbound } from '../fetch'
import type { GuardProxy } from '../fetch-guard-proxy'
import type { ListingLink } from '../marketplaces/marketplace'
import { launchBrowser } from './browser-launch'
import type { Preferences } from './http'
import { notFound } from './listing-errors'
import { followShortLink, type ParseLink } from './short-link'
import { createSlots } from './slots'
import type { FetchedListing, ListingSource } from './source'

const MOST_AT_ONCE = 2
/** Everything one listing's page may load; pictures, films and fonts are not loaded at all. */
const MOST_BYTES = 48 * 1024 * 1024
const UNLOADED = new Set(['image', 'media', 'font'])
/** How long a wall that a browser passes by itself (a script's challenge) may take to do so. */
const WALL_LIMIT_MS = 10_000
const WALL_LOOK_MS = 500

type Deps = {
	outbound: Outbound
	parseLink: ParseLink
	preferences: Preferences
	/** Program of a Chromium; undefined when none is installed. */
	executablePath: string | undefined
	isWall(html: string): boolean
	timeoutMs: number
	/** For everything one page may load; 48 MB unless given. */
	maxBytes?: number
}

/** The way out of one visit, and what was refused on routed addresses, which do not go by the guard. */
type Way = { guard: GuardProxy; refusals: AppError[] }

/**
 * Listings as a real browser shows them, scripts included. Its only way out is our own guard. A browser is started for
 * each listing and ended after it.
 */
export function createBrowserSource(deps: Deps): ListingSource {
	const slots = createSlots(MOST_AT_ONCE)
	return {
		name: 'browser',
		async read(given, signal) {
			const path = deps.executablePath
			if (path === undefined || !existsSync(path)) throw absent()
			const link = given.short ? await followShortLink(given, deps, signal) : given
			const giveBack = await slots.take(signal)
			try {
				return await readBehindGuard(link, path, deps, signal)
			} finally {
				giveBack()
			}
		},
	}
}

async function readBehindGuard(link: ListingLink, path: string, deps: Deps, signal: AbortSignal): Promise<FetchedListing> {
	const guard = await deps.outbound.openGuardProxy(deps.maxBytes ?? MOST_BYTES)
	const refusals: AppError[] = []
	try {
		const browser = await launchBrowser(path, guard, deps.timeoutMs)
		const end = () => void browser.close()
		// What is cut off in the middle the browser would wait for.
		const over = AbortSignal.any([signal, guard.overflow])
		over.addEventListener('abort', end, { once: true })
		try {
			signal.throwIfAborted()
			const preferences = link.domain ? deps.preferences(link.domain) : undefined
			const session = await browser.newContext({
				userAgent: userAgentOf(browser.version()),
				locale: preferences?.locale ?? 'en-US',
				viewport: { width: 1366, height: 900 },
				serviceWorkers: 'block',
				acceptDownloads: false,
			})
			if (preferences) await session.addCookies(cookiesFor(link.url, preferences.cookie))
			return await visit(link, session, { guard, refusals }, deps, signal)
		} finally {
			over.removeEventListener('abort', end)
			await browser.close()
		}
	} catch (error) {
		signal.throwIfAborted()
		throw inWords(error, { guard, refusals })
	} finally {
		await guard.close()
	}
}

async function visit(link: ListingLink, session: Session, way: Way, deps: Deps, signal: AbortSignal): Promise<FetchedListing> {
	const tab = await session.newPage()
	await session.route('**/*', (route) => load(route, deps.outbound, way.refusals, signal))
	const answer = await tab.goto(link.url, { waitUntil: 'domcontentloaded', timeout: deps.timeoutMs })
	refuseStatus(answer, link)
	const html = await settledHtml(tab, way, deps.isWall)
	if (Buffer.byteLength(html) > MAX_LISTING_BYTES) {
		throw new AppError('too_large', msg('machine.page_too_large', { size: MAX_LISTING_BYTES / 1024 / 1024 }))
	}
	if (deps.isWall(html)) way.guard.exit.failed()
	else way.guard.exit.worked()
	return { html, url: tab.url(), source: 'browser' }
}

/**
 * What the page asks for: pictures, films and fonts are left out, routed origins are answered where they are routed to,
 * the rest goes by the guard.
 */
async function load(route: Route, outbound: Outbound, refusals: AppError[], signal: AbortSignal): Promise<void> {
	const request = route.request()
	if (UNLOADED.has(request.resourceType())) return route.abort()
	if (!outbound.isRouted(request.url())) return route.continue()
	try {
		const { status, headers, body } = await outbound.request(request.url(), {
			method: request.method(),
			headers: await request.allHeaders(),
			signal,
			maxBytes: MAX_LISTING_BYTES,
		})
		const { 'content-encoding': _encoding, 'content-length': _length, ...kept } = headers
		return await route.fulfill({ status, headers: kept, body })
	} catch (error) {
		if (!isAppError(error)) throw error
		if (error.code === 'address_refused') refusals.push(error)
		return route.abort()
	}
}

/**
 * Throws when the browser has ended at an error of its own, or at the empty page the guard shows for what it refuses.
 */
function refuseEnd(url: string, { guard }: Way): void {
	const host = URL.canParse(url) ? new URL(url).hostname : undefined
	const isError = url.startsWith('chrome-error:')
	const refusal = guard.refusals.findLast((one) => isError || one.details.host === host)
	if (refusal) throw refusal
	if (isError) throw unreadable()
}

function refuseStatus(answer: Response | null, link: ListingLink): void {
	const status = answer?.status()
	if (status === 404 || status === 410) throw notFound(link)
}

/**
 * The page's HTML; of a wall with scripts, what it has become when the browser had time to pass it. One without stays
 * as it is.
 */
async function settledHtml(tab: Tab, way: Way, isWall: Deps['isWall']): Promise<string> {
	for (let waitedMs = 0; ; waitedMs += WALL_LOOK_MS) {
		const html = await htmlOf(tab)
		refuseEnd(tab.url(), way)
		const isOver = waitedMs >= WALL_LIMIT_MS
		if (html !== undefined && (isOver || !isWall(html) || !/<script[\s>]/i.test(html))) return html
		if (isOver) throw unreadable()
		await tab.waitForTimeout(WALL_LOOK_MS)
	}
}

/** Undefined while the page is being replaced by the next, when it has no content to give. */
async function htmlOf(tab: Tab): Promise<string | undefined> {
	try {
		return await tab.content()
	} catch (error) {
		if (error instanceof Error && /navigating/.test(error.message)) return undefined
		throw error
	}
}

function cookiesFor(url: string, header: string): { name: string; value: string; url: string }[] {
	return header.split('; ').map((pair) => {
		const [name = '', value = ''] = pair.split(/=(.*)/s)
		return { name, value, url }
	})
}

/** What this Chromium says of itself when it is not headless. */
function userAgentOf(version: string): string {
	return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version.split('.')[0]}.0.0.0 Safari/537.36`
}

function inWords(error: unknown, { guard, refusals }: Way): unknown {
	if (isAppError(error)) return error
	if (!(error instanceof Error)) return error
	if (guard.overflow.aborted) return new AppError('too_large', msg('machine.page_loads_too_much'), { cause: error })
	if (error.name === 'TimeoutError') {
		return new AppError('timeout', msg('machine.browser_timeout'), { cause: error })
	}
	const refusal = refusals.at(-1) ?? guard.refusals.at(-1)
	if (refusal) return refusal
	guard.exit.failed()
	return unreadable(error)
}

function unreadable(cause?: unknown): AppError {
	return new AppError('listing_unreachable', msg('machine.browser_unread'), { cause })
}

function absent(): AppError {
	return new AppError('listing_unreachable', msg('machine.no_browser'))
}
