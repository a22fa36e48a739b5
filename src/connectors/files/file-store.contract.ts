import { expect, it } from 'vitest'
import type { FileStore } from './file-store'

/** What every file store does, whoever keeps the bytes. */
export function fileStoreContract(create: () => Promise<FileStore>): void {
	const bytes = (text: string) => new TextEncoder().encode(text)
	const text = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found)

	it('[N-7] what was put is got, byte for byte', async () => {
		const files = await create()
		await files.put('ab/cd-960.webp', new Uint8Array([0, 255, 13, 10]), 'image/webp')
		expect([...((await files.get('ab/cd-960.webp')) ?? [])]).toEqual([0, 255, 13, 10])
	})

	it('a key that was never put is undefined', async () => {
		expect(await (await create()).get('ab/none.webp')).toBeUndefined()
	})

	it('putting again replaces, deleting twice is harmless', async () => {
		const files = await create()
		await files.put('ab/x.html.gz', bytes('one'), 'application/gzip')
		await files.put('ab/x.html.gz', bytes('two'), 'application/gzip')
		expect(text(await files.get('ab/x.html.gz'))).toBe('two')
		await files.delete('ab/x.html.gz')
		await files.delete('ab/x.html.gz')
		expect(await files.get('ab/x.html.gz')).toBeUndefined()
	})

	it('many writers of one key leave one whole value', async () => {
		const files = await create()
		const values = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000))
		await Promise.all(values.map((value) => files.put('ab/same.txt', bytes(value), 'text/plain')))
		expect(values).toContain(text(await files.get('ab/same.txt')))
	})
}
