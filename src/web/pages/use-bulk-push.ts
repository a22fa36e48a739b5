import { useEffect, useRef, useState } from 'react'
import type { PageEntry } from '../../core/contracts/pages'
import { isAppError } from '../../core/errors'
import { productStatusSchema } from '../../core/stores/store-product'
import { localKept, sessionKept } from '../browser/browser-storage'
import { readNewStatus, rememberNewStatus } from '../browser/storage'
import { errorWords } from '../calls/error-words'
import { storesApi } from '../stores/stores-api'
import { type Bulk, type BulkItem, keepBulk, readBulk } from './kept-bulk'

const FIRST_WAIT_SECONDS = 10

/** A chosen page: its name, and the shop its listing is of where that is no marketplace. */
type Picked = { title: string; shop: string | null }

/**
 * Many pages pushed to one store, one after the other. The list is kept as long as the tab is open: after a reload it
 * is there again, stopped. A page is one product however often it is pushed, so what was on its way is pushed again.
 */
export function useBulkPush(userId: string) {
	const [bulk, setBulk] = useState(() => readBulk(sessionKept(), userId))
	const [picked, setPicked] = useState<ReadonlyMap<string, Picked> | undefined>(() => bulk && pickedIn(bulk))
	const [running, setRunning] = useState(false)
	const [newStatus, setNewStatus] = useState(() => readNewStatus(localKept()))
	const stopped = useRef(false)
	useEffect(
		() => () => {
			stopped.current = true
		},
		[],
	)
	const show = (next: Bulk | undefined) => {
		keepBulk(sessionKept(), userId, next)
		setBulk(next)
	}

	const run = async (begun: Bulk, withoutPictures: boolean) => {
		stopped.current = false
		setRunning(true)
		let now = begun
		const set = (id: string, change: Partial<BulkItem>) => {
			now = { ...now, items: now.items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
			show(now)
		}
		show(now)
		for (const { id } of begun.items.filter(({ state }) => state === 'waiting')) {
			if (stopped.current) break
			set(id, { state: 'running' })
			set(id, await pushOne(id, { connection: begun.connection, new_status: newStatus, without_pictures: withoutPictures }))
		}
		setRunning(false)
	}
	return {
		picked,
		bulk,
		running,
		/** How products that are made arrive; remembered for the next ones. */
		newStatus,
		chooseNewStatus(value: string) {
			const chosen = productStatusSchema.parse(value)
			setNewStatus(chosen)
			rememberNewStatus(localKept(), chosen)
		},
		begin: () => setPicked(new Map()),
		cancel: () => {
			setPicked(undefined)
			show(undefined)
		},
		pickOf: ({ id, title, shop }: PageEntry) =>
			picked && {
				picked: picked.has(id),
				onPick: () =>
					setPicked(new Map(picked.has(id) ? [...picked].filter(([other]) => other !== id) : [...picked, [id, { title, shop }]])),
			},
		start: (connection: string, withoutPictures: boolean) =>
			run({ connection, items: [...(picked ?? [])].map(([id, { title }]) => ({ id, title, state: 'waiting' })) }, withoutPictures),
		stop() {
			stopped.current = true
		},
		/** Those that did not arrive, once more. */
		again: async (withoutPictures: boolean) =>
			bulk &&
			run({ ...bulk, items: bulk.items.map((item) => (item.state === 'failed' ? { ...item, state: 'waiting' } : item)) }, withoutPictures),
		goOn: async (withoutPictures: boolean) => bulk && run(bulk, withoutPictures),
	}
}

const pickedIn = ({ items }: Bulk) => new Map(items.map(({ id, title }) => [id, { title, shop: null }]))

/** Nothing of what an earlier try came to. */
const NEW = { why: undefined, todo: undefined, url: undefined, outcome: undefined }

/** What only the page's own screen can ask. */
function todoOf(error: unknown): BulkItem['todo'] {
	if (!isAppError(error)) return undefined
	if (error.details.field === 'currency') return 'currency'
	return Array.isArray(error.details.edits) ? 'edits' : undefined
}

/** What became of one page; told to wait, it waits once. */
async function pushOne(id: string, body: Parameters<typeof storesApi.pushPage>[1], again = true): Promise<Partial<BulkItem>> {
	try {
		const { url, admin_url, left_out, notes, said, kept } = await storesApi.pushPage(id, body)
		return { ...NEW, state: 'done', url: url ?? admin_url, outcome: { left_out, notes, said, kept } }
	} catch (error) {
		if (!isAppError(error, 'rate_limited') || !again) return { ...NEW, state: 'failed', why: errorWords(error).text, todo: todoOf(error) }
		const { retryAfterSeconds } = error.details
		const seconds = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : FIRST_WAIT_SECONDS
		await new Promise((done) => setTimeout(done, seconds * 1000))
		return pushOne(id, body, false)
	}
}
