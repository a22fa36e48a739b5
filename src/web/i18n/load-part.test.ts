import { describe, expect, test } from 'vitest'
import { loadPart } from './load-part'

describe('[R-17] a part of the app that cannot be had at once', () => {
	test('is asked for again', async () => {
		const answers = [new TypeError('Failed to fetch'), 'the part']
		const load = async () => {
			const answer = answers.shift()
			if (answer instanceof Error) throw answer
			return answer
		}
		expect(await loadPart(load, [0])).toBe('the part')
	})

	test('and in the end is told in words that offer to reload', async () => {
		let asked = 0
		const load = async () => {
			asked += 1
			throw new TypeError('Failed to fetch')
		}
		await expect(loadPart(load, [0, 0])).rejects.toMatchObject({ code: 'upstream', message: expect.stringContaining('reload') })
		expect(asked).toBe(3)
	})
})
