import { expect, it } from 'vitest'
import { shareLookups } from './fetch-lookups'

const address = { address: '93.184.216.34', family: 4 }

it('[N-6] many who ask for one name at once share one lookup; later ones ask again, so that a changed address is seen', async () => {
	let asked = 0
	const resolve = shareLookups(async () => {
		asked += 1
		return [address]
	})
	expect(await Promise.all([resolve('a.example'), resolve('a.example'), resolve('a.example')])).toEqual([[address], [address], [address]])
	expect(asked).toBe(1)
	await resolve('a.example')
	expect(asked).toBe(2)
})

it('[N-6] a name that could not be resolved is not asked for again at once, but is later', async () => {
	let time = 0
	let asked = 0
	const resolve = shareLookups(
		async () => {
			asked += 1
			throw new Error('ENOTFOUND')
		},
		() => time,
	)
	await expect(resolve('a.example')).rejects.toThrow('ENOTFOUND')
	await expect(resolve('a.example')).rejects.toThrow('ENOTFOUND')
	expect(asked).toBe(1)
	time = 11_000
	await expect(resolve('a.example')).rejects.toThrow('ENOTFOUND')
	expect(asked).toBe(2)
})
