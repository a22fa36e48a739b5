import { billingInfoSchema } from '../../src/core/contracts/billing'
import { pageListSchema, pageVersionSchema, savePageResponseSchema, storedPageSchema } from '../../src/core/contracts/pages'
import { type SellerClient, signUpSeller } from '../support/seller-client'

const LINKS = ['https://www.amazon.com/dp/B0VITRINE1', 'https://www.amazon.de/dp/B0VITRINE3', 'https://www.amazon.fr/dp/B0VITRINE5']
const PAGES = 3
const SAVES = 12
const UNDER_WAY = new Set(['queued', 'running'])

/** What a seller was told is safe. */
export type Day = {
	seller: SellerClient
	/** Generations that were accepted. */
	accepted: string[]
	/** Saves that were acknowledged: the version each made, and its title. */
	saved: { page: string; version: number; title: string }[]
}

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms))

/**
 * Signs up, makes pages and saves them again and again, however often the server goes away meanwhile; keeps what was
 * acknowledged.
 */
export async function workThroughDay(url: () => string, name: string, isOver: () => boolean): Promise<Day | undefined> {
	const seller = await untilAnswered(() => signUpSeller(url, `${name}-${crypto.randomUUID().slice(0, 8)}`), isOver)
	if (!seller) return undefined
	const day: Day = { seller, accepted: [], saved: [] }
	for (const link of LINKS.slice(0, PAGES)) {
		const id = crypto.randomUUID()
		// The id makes asking again harmless: a start that was not acknowledged is asked for once more.
		const answer = await untilAnswered(() => seller.generate(link, id), isOver)
		if (answer && answer.status < 300) day.accepted.push(id)
	}
	for (let tried = 0; day.saved.length < SAVES && !isOver(); tried += 1) {
		await saveOnce(day, `${name} ${tried}`).catch(() => pause(100))
		await pause(50)
	}
	return day
}

async function saveOnce(day: Day, title: string): Promise<void> {
	const { pages } = pageListSchema.parse((await day.seller.get('/api/pages')).json())
	const page = pages[day.saved.length % Math.max(pages.length, 1)]
	if (!page) return void (await pause(300))
	const stored = storedPageSchema.parse((await day.seller.get(`/api/pages/${page.id}`)).json())
	const answer = await day.seller.saveTitle(page.id, stored, title)
	if (answer.status !== 200) return
	day.saved.push({ page: page.id, version: savePageResponseSchema.parse(answer.json()).version, title })
}

/** Tries until there is an answer that is not an outage, or the storm is over. */
async function untilAnswered<T>(act: () => Promise<T>, isOver: () => boolean): Promise<T | undefined> {
	while (!isOver()) {
		try {
			const answer = await act()
			if (!(typeof answer === 'object' && answer && 'status' in answer && Number(answer.status) >= 500)) return answer
		} catch {
			// The server is not there at this moment.
		}
		await pause(100)
	}
	return undefined
}

export type Loss = { lostSaves: number; stuck: number; quotaOff: number; savesSeen: number; pages: number }

/**
 * After the last start: is what was acknowledged there, has everything ended, does the quota equal the pages? Waits at
 * most `limitMs`.
 */
export async function lossesOf({ seller, accepted, saved }: Day, limitMs: number): Promise<Loss> {
	const until = Date.now() + limitMs
	const open = new Set(accepted)
	while (open.size > 0 && Date.now() < until) {
		for (const id of open) {
			const { status } = (await seller.get(`/api/generations/${id}`)).json<{ status: string }>()
			if (!UNDER_WAY.has(status)) open.delete(id)
		}
		if (open.size > 0) await pause(300)
	}
	let lostSaves = 0
	for (const { page, version, title } of saved) {
		const answer = await seller.get(`/api/pages/${page}/versions/${version}`)
		const found = answer.status === 200 ? pageVersionSchema.parse(answer.json()).page.product.title : undefined
		if (found !== title) lostSaves += 1
	}
	const { total } = pageListSchema.parse((await seller.get('/api/pages')).json())
	const { pages_generated: used } = billingInfoSchema.parse((await seller.post('/billing/get_plan', {})).json())
	return { lostSaves, stuck: open.size, quotaOff: Math.abs(used - total), savesSeen: saved.length, pages: total }
}
