import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { UserFile } from './user-data'
import { zipFiles } from './zip-files'

async function* given(files: UserFile[]) {
	yield* files
}
async function* pieces(count: number) {
	for (let at = 0; at < count; at += 1) yield `piece ${at}\n`
}
async function unzipped(files: UserFile[], limits?: { files: number; bytes: number }) {
	const chunks: Uint8Array[] = []
	for await (const chunk of zipFiles(given(files), limits)) chunks.push(chunk)
	const entries = Object.entries(unzipSync(Buffer.concat(chunks)))
	return { chunks, entries: Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)])) }
}

describe('a zip made on the way', () => {
	it('[A-6] holds every file as it was given: texts, bytes, and what comes in pieces', async () => {
		const picture = new Uint8Array([104, 105])
		const { entries } = await unzipped([
			{ name: 'a.json', content: '{"name":"Zoë"}' },
			{ name: 'pictures/b.webp', content: picture },
			{ name: 'c.txt', content: pieces(3) },
		])
		expect(entries).toEqual({ 'a.json': '{"name":"Zoë"}', 'pictures/b.webp': 'hi', 'c.txt': 'piece 0\npiece 1\npiece 2\n' })
	})

	it('[A-6] what comes in pieces is passed on in pieces', async () => {
		expect((await unzipped([{ name: 'large.txt', content: pieces(30_000) }])).chunks.length).toBeGreaterThan(3)
	})

	it('[A-6] pictures a zip has no room for are left out, and that is said; texts never are', async () => {
		const picture = new Uint8Array(1000)
		const files = [
			{ name: '1.webp', content: picture },
			{ name: '2.webp', content: picture },
			{ name: 'page.json', content: '{}' },
		]
		for (const limits of [
			{ files: 1, bytes: 1_000_000 },
			{ files: 10, bytes: 1500 },
		]) {
			const { entries } = await unzipped(files, limits)
			expect(Object.keys(entries)).toEqual(['1.webp', 'page.json', 'LEFT-OUT.txt'])
			expect(entries['LEFT-OUT.txt']).toContain('1 pictures')
		}
	})
})
