import { expect, it } from 'vitest'
import { gather } from './gather'

it('[N-6] what comes while a statement is under way goes with the next one, in order, and each is told the answer it was in', async () => {
	const seen: number[][] = []
	const ask = gather(async (all: number[]) => {
		seen.push(all)
		await new Promise(setImmediate)
		return all.length
	})
	const first = ask(1)
	await Promise.resolve()
	await Promise.resolve()
	const more = [ask(2), ask(3), ask(4)]
	expect(await Promise.all([first, ...more])).toEqual([1, 3, 3, 3])
	expect(seen).toEqual([[1], [2, 3, 4]])
})

it('[N-1] a statement that failed is told to those it was for, and the next is made all the same', async () => {
	const ask = gather(async (all: number[]) => {
		if (all.includes(0)) throw new Error('lost')
		return all
	})
	const lost = [ask(0), ask(1)]
	expect((await Promise.allSettled(lost)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
	expect(await ask(2)).toEqual([2])
})
