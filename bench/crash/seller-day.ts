import { strFromU8, unzipSync } from 'fflate'
import { z } from 'zod'
import { billingInfoSchema, redirectResponseSchema } from '../../src/core/contracts/billing'
import { generationSchema } from '../../src/core/contracts/generation'
import { pageListSchema, pageVersionSchema, savePageResponseSchema, storedPageSchema } from '../../src/core/contracts/pages'
import { FREE_ALLOWANCE_KEY } from '../../src/core/plans/subscription'
import { MOST_VERSIONS } from '../../src/server/pages/delete-versions'
import { type Answer, type SellerClient, signUpSeller } from '../support/seller-client'

const LINKS = ['https://www.amazon.com/dp/B0VITRINE1', 'https://www.amazon.de/dp/B0VITRINE3', 'https://www.amazon.com/dp/B0VITRINE1']
/** The first page is there before the storm; these are asked for in it. */
const PAGES_IN_STORM = 2
const UNDER_WAY = new Set(['queued', 'running'])

export type Shop = { url: string; key: string; secret: string }

/** What a seller was told is safe. */
export type Day = {
	seller: SellerClient
	/** Generations that were accepted, and of them those asked for after the payment was acknowledged. */
	accepted: string[]
	bought: string[]
	/** Saves that were acknowledged: the version each made, and its title. */
	saved: { page: string; version: number; title: string }[]
	/** Pushes that were acknowledged. */
	pushed: number
	/** Whether the seller buys Pro in the storm, and whether that was acknowledged. */
	buys: boolean
	paid: boolean
}

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms))

/** A seller with a connected store and one finished page, before anything is killed. */
export async function beginDay(url: () => string, name: string, shop: Shop, buys: boolean): Promise<Day> {
	const seller = await signUpSeller(url, `${name}-${crypto.randomUUID().slice(0, 8)}`)
	const connected = await seller.post('/save_woo_credentials', {
		store_url: shop.url,
		consumer_key: shop.key,
		consumer_secret: shop.secret,
	})
	if (connected.status !== 200) throw new Error(`the store answered ${connected.status}: ${connected.text}`)
	const day: Day = { seller, accepted: [], bought: [], saved: [], pushed: 0, buys, paid: false }
	await generate(day, LINKS[0] ?? '', () => false)
	while ((await unended(day)).length > 0) await pause(300)
	await pushOnce(day, -1)
	if (day.pushed === 0) throw new Error('the first page could not be pushed')
	return day
}

/** Makes pages, saves them, pushes them and pays, however often the server goes away; keeps what was acknowledged. */
export async function workThroughDay(day: Day, isOver: () => boolean): Promise<void> {
	const making = (async () => {
		for (const [at, link] of LINKS.slice(1, 1 + PAGES_IN_STORM).entries()) {
			// Whoever buys makes the last page with what was bought: their pages are counted in two pots.
			const isBought = day.buys && at === PAGES_IN_STORM - 1
			while (isBought && !day.paid && !isOver()) await pause(100)
			const id = await generate(day, link, isOver)
			if (isBought && id) day.bought.push(id)
		}
	})()
	for (let round = 0; !isOver(); round += 1) {
		await saveOnce(day, `round ${round}`).catch(() => undefined)
		if (round % 3 === 1) await pushOnce(day, round).catch(() => undefined)
		if (day.buys && !day.paid && round > 1) await payOnce(day).catch(() => undefined)
		await pause(50)
	}
	await making
}

/** Answers the generation's id once it is accepted; undefined when the storm is over before. */
async function generate(day: Day, link: string, isOver: () => boolean): Promise<string | undefined> {
	const id = crypto.randomUUID()
	while (!isOver()) {
		// The id makes asking again harmless: a start that was not acknowledged is asked for once more.
		const answer = await day.seller.generate(link, id).catch(() => undefined)
		if (answer && answer.status < 300) {
			day.accepted.push(id)
			return id
		}
		if (answer && answer.status < 500) throw new Error(`a generation answered ${answer.status}: ${answer.text}`)
		await pause(100)
	}
	return undefined
}

async function aPage({ seller, saved }: Day): Promise<string> {
	const { pages } = pageListSchema.parse((await seller.get('/api/pages')).json())
	return pages[saved.length % Math.max(pages.length, 1)]?.id ?? ''
}

async function saveOnce(day: Day, title: string): Promise<void> {
	const page = await aPage(day)
	const stored = storedPageSchema.parse((await day.seller.get(`/api/pages/${page}`)).json())
	const answer = await day.seller.saveTitle(page, stored, title)
	if (answer.status === 200) day.saved.push({ page, version: savePageResponseSchema.parse(answer.json()).version, title })
}

async function pushOnce(day: Day, round: number): Promise<void> {
	const page = await aPage(day)
	const body = { store: 'woocommerce', price: '25', without_pictures: true }
	const key = { 'idempotency-key': `push-${page}-${round}` }
	const answer = await day.seller.post(`/api/pages/${page}/push`, body, key)
	if (answer.status === 200) day.pushed += 1
}

async function payOnce(day: Day): Promise<void> {
	const { seller } = day
	const answered = (answer: Answer) => redirectResponseSchema.parse(answer.json()).url
	const back = { success_url: '/billing/success', cancel_url: '/settings' }
	const checkout = answered(await seller.post('/billing/create-checkout-session', { plan: 'Pro', ...back }))
	const id = new URL(checkout, 'http://localhost').searchParams.get('id')
	if (!id) return
	day.paid = (await seller.post('/billing/sandbox/pay', { id })).status === 200
}

async function unended({ seller, accepted }: Day): Promise<string[]> {
	const open: string[] = []
	for (const id of accepted) {
		const { status } = (await seller.get(`/api/generations/${id}`)).json<{ status: string }>()
		if (UNDER_WAY.has(status)) open.push(id)
	}
	return open
}

const usageSchema = z.object({
	reservations: z.array(
		z.object({ generationId: z.string(), allowance: z.string(), state: z.enum(['reserved', 'committed', 'released']) }),
	),
	ledger: z.array(z.object({ generationId: z.string().nullable(), allowance: z.string(), movement: z.string() })),
})
type Usage = z.infer<typeof usageSchema>

/** How a seller's pages were counted, pot by pot: in the export of their data, as no other call tells it. */
async function readUsage(seller: SellerClient): Promise<Usage> {
	const files = unzipSync(await seller.getFile('/api/account/export'), { filter: ({ name }) => name === 'usage.json' })
	return usageSchema.parse(JSON.parse(strFromU8(files['usage.json'] ?? new Uint8Array())))
}

/**
 * How often the count of a seller's pages is wrong: in all pots together it is not the pages there are, the pot in use
 * is told otherwise, a generation has not been settled or was counted twice, or one made with what was bought is
 * counted as free.
 */
function quotaErrors(
	{ accepted, bought }: Day,
	{ total, told, isPro }: { total: number; told: number; isPro: boolean },
	{ reservations, ledger }: Usage,
): number {
	const counted = reservations.filter(({ state }) => state === 'committed')
	const isUsed = ({ allowance }: { allowance: string }) => (allowance !== FREE_ALLOWANCE_KEY) === isPro
	const endings = ledger.filter(({ movement }) => movement === 'commit' || movement === 'release')
	const unsettled = accepted.filter((id) => endings.filter(({ generationId }) => generationId === id).length !== 1)
	const free = reservations.filter(({ generationId, allowance }) => bought.includes(generationId) && allowance === FREE_ALLOWANCE_KEY)
	return Math.abs(counted.length - total) + Math.abs(counted.filter(isUsed).length - told) + unsettled.length + free.length
}

/** How generations that made no page ended, in the key of what is said of it. */
async function failuresOf({ seller, accepted }: Day): Promise<string[]> {
	const ended = await Promise.all(accepted.map((id) => seller.get(`/api/generations/${id}`)))
	return ended.flatMap((answer) => {
		const { status, error } = generationSchema.parse(answer.json())
		return status === 'done' ? [] : [error?.said?.key ?? status]
	})
}

/** `givenUp`: generations that ended without a page because their worker was killed too often. */
export type Loss = {
	failures: string[]
	givenUp: number
	lostSaves: number
	stuck: number
	quotaOff: number
	lostPayments: number
	pages: number
}

/**
 * After the last start: is what was acknowledged there, has everything ended, does the quota equal the pages? Waits at
 * most `limitMs`.
 */
export async function lossesOf(day: Day, limitMs: number): Promise<Loss> {
	const { seller, saved, paid } = day
	const until = Date.now() + limitMs
	let open = await unended(day)
	while (open.length > 0 && Date.now() < until) {
		await pause(300)
		open = await unended(day)
	}
	let lostSaves = 0
	const newest = new Map<string, number>()
	for (const { page } of saved) {
		if (!newest.has(page)) newest.set(page, storedPageSchema.parse((await seller.get(`/api/pages/${page}`)).json()).version)
	}
	for (const { page, version, title } of saved) {
		// Of more versions than a page keeps, the oldest go by themselves.
		if (version <= (newest.get(page) ?? 0) - MOST_VERSIONS) continue
		const answer = await seller.get(`/api/pages/${page}/versions/${version}`)
		const found = answer.status === 200 ? pageVersionSchema.parse(answer.json()).page.product.title : undefined
		if (found !== title) lostSaves += 1
	}
	const { total } = pageListSchema.parse((await seller.get('/api/pages')).json())
	const { plan, pages_generated: told } = billingInfoSchema.parse((await seller.post('/billing/get_plan', {})).json())
	const quotaOff = quotaErrors(day, { total, told, isPro: plan === 'Pro' }, await readUsage(seller))
	const failures = await failuresOf(day)
	const givenUp = failures.filter((key) => key === 'generations.failed_often').length
	return { failures, givenUp, lostSaves, stuck: open.length, quotaOff, lostPayments: paid && plan !== 'Pro' ? 1 : 0, pages: total }
}
