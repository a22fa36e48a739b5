import { describe, expect, it } from 'vitest'
import { limitSource } from './limit-source'
import { createSlots } from './slots'
import type { ListingSource } from './source'
import { CONTRACT_LINK } from './source.contract'

/** One that answers only when it is told to stop. */
const silent: ListingSource = {
	name: 'silent',
	read: (_link, signal) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true })),
}
const never = new AbortController().signal

describe('limits of a source', () => {
	it('[X-2] a source that gives no page in its time is a timeout, in words', async () => {
		await expect(limitSource(silent, 5).read(CONTRACT_LINK, never)).rejects.toMatchObject({
			code: 'timeout',
			message: 'No page within 1 s. Try again in a moment.',
		})
	})

	it('[D-4] a caller who leaves is not told of a timeout', async () => {
		const controller = new AbortController()
		const reading = limitSource(silent, 60_000).read(CONTRACT_LINK, controller.signal)
		controller.abort(new Error('left'))
		await expect(reading).rejects.toThrow('left')
	})

	it('[X-2] no more than so many at once; the next is let in when one leaves, and leaving twice counts once', async () => {
		const slots = createSlots(2)
		const leaves = [await slots.take(never), await slots.take(never)]
		const entered: string[] = []
		const third = slots.take(never).then((leave) => {
			entered.push('third')
			return leave
		})
		const fourth = slots.take(never).then(() => entered.push('fourth'))
		await Promise.resolve()
		expect(entered).toEqual([])
		leaves[0]?.()
		leaves[0]?.()
		const leaveThird = await third
		expect(entered).toEqual(['third'])
		leaveThird()
		await fourth
		expect(entered).toEqual(['third', 'fourth'])
	})

	it('[D-4] one who stops waiting leaves the queue', async () => {
		const slots = createSlots(1)
		const leave = await slots.take(never)
		const controller = new AbortController()
		const waiting = slots.take(controller.signal)
		controller.abort(new Error('left'))
		await expect(waiting).rejects.toThrow('left')
		leave()
		await expect(slots.take(never)).resolves.toBeTypeOf('function')
	})
})
