import { useRef, useState } from 'react'
import type { PageEntry } from '../../core/contracts/pages'
import { isAppError } from '../../core/errors'
import { errorWords } from '../error-words'
import { storesApi } from '../stores/stores-api'

/** A page on its way to a store. `why` = what kept it from arriving; `url` = where it is there. */
export type BulkItem = { id: string; title: string; state: 'waiting' | 'running' | 'done' | 'failed'; why?: string; url?: string }

const FIRST_WAIT_SECONDS = 10

/**
 * Many pages pushed to one store, one after the other: a page is one product however often it is pushed, so one that
 * was stopped goes on where it was.
 */
export function useBulkPush() {
	const [picked, setPicked] = useState<ReadonlyMap<string, string>>()
	const [items, setItems] = useState<BulkItem[]>()
	const [running, setRunning] = useState(false)
	const stopped = useRef(false)
	const set = (id: string, change: Partial<BulkItem>) =>
		setItems((before) => before?.map((item) => (item.id === id ? { ...item, ...change } : item)))

	const run = async (todo: readonly BulkItem[], connection: string, withoutPictures: boolean) => {
		stopped.current = false
		setRunning(true)
		for (const { id } of todo) {
			if (stopped.current) break
			set(id, { state: 'running' })
			set(id, await pushOne(id, { connection, without_pictures: withoutPictures }))
		}
		setRunning(false)
	}
	return {
		picked,
		items,
		running,
		begin: () => setPicked(new Map()),
		cancel: () => {
			setPicked(undefined)
			setItems(undefined)
		},
		pickOf: ({ id, title }: PageEntry) =>
			picked && {
				picked: picked.has(id),
				onPick: () => setPicked(new Map(picked.has(id) ? [...picked].filter(([other]) => other !== id) : [...picked, [id, title]])),
			},
		start(connection: string, withoutPictures: boolean) {
			const all = [...(picked ?? [])].map(([id, title]): BulkItem => ({ id, title, state: 'waiting' }))
			setItems(all)
			return run(all, connection, withoutPictures)
		},
		stop() {
			stopped.current = true
		},
		goOn: (connection: string, withoutPictures: boolean) =>
			run(items?.filter(({ state }) => state === 'waiting') ?? [], connection, withoutPictures),
	}
}

/** What became of one page; told to wait, it waits once. */
async function pushOne(id: string, body: Parameters<typeof storesApi.pushPage>[1], again = true): Promise<Partial<BulkItem>> {
	try {
		const { url, admin_url } = await storesApi.pushPage(id, body)
		return { state: 'done', url: url ?? admin_url }
	} catch (error) {
		if (!isAppError(error, 'rate_limited') || !again) return { state: 'failed', why: errorWords(error).text }
		const { retryAfterSeconds } = error.details
		const seconds = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : FIRST_WAIT_SECONDS
		await new Promise((done) => setTimeout(done, seconds * 1000))
		return pushOne(id, body, false)
	}
}
