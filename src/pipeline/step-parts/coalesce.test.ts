import { expect, it, vi } from 'vitest'
import { coalesce } from './coalesce'

/** A teller whose telling can be held up. */
function held() {
	const told: string[] = []
	const waiting: (() => void)[] = []
	const teller = coalesce<string>(async (news) => {
		told.push(news)
		await new Promise<void>((go) => waiting.push(go))
	})
	return { told, teller, go: () => waiting.shift()?.() }
}

it('[W-5] what became old while the news before it were told is left out', async () => {
	const { told, teller, go } = held()
	for (const news of ['one', 'two', 'three']) teller.tell(news)
	expect(told).toEqual(['one'])
	go()
	await Promise.resolve()
	await Promise.resolve()
	expect(told).toEqual(['one', 'three'])
	const done = teller.done()
	go()
	await done
	expect(told).toEqual(['one', 'three'])
})

it('[W-5] with a pace, news that come too soon wait for it and the newest are told; the end waits for no pace', async () => {
	vi.useFakeTimers()
	const told: string[] = []
	const teller = coalesce<string>(async (news) => void told.push(news), 200)
	teller.tell('one')
	await vi.advanceTimersByTimeAsync(50)
	teller.tell('two')
	teller.tell('three')
	await vi.advanceTimersByTimeAsync(149)
	expect(told).toEqual(['one'])
	await vi.advanceTimersByTimeAsync(1)
	expect(told).toEqual(['one', 'three'])
	teller.tell('four')
	await teller.done()
	expect(told).toEqual(['one', 'three'])
	expect(vi.getTimerCount()).toBe(0)
	vi.useRealTimers()
})

it('[W-5] at the end what waits is not told any more, and nothing is told after that', async () => {
	const { told, teller, go } = held()
	teller.tell('one')
	teller.tell('two')
	const done = teller.done()
	go()
	await done
	expect(told).toEqual(['one'])
})

it('[W-5] a failure of telling is a failure of the work', async () => {
	const teller = coalesce<string>(async () => {
		throw new Error('no database')
	})
	teller.tell('one')
	await expect(teller.done()).rejects.toThrow('no database')
})
