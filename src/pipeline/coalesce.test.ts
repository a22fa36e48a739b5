import { expect, it } from 'vitest'
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
