import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { MAX_LISTING_BYTES } from '../../core/limits'
import { createSavedPages } from './saved-pages'
import { CONTRACT_HTML, CONTRACT_LINK, listingSourceContract } from './source.contract'

const never = new AbortController().signal

async function folderWith(files: Record<string, string | Uint8Array>): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-saved-'))
	for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
	return folder
}

describe('saved pages', () => {
	listingSourceContract(async () => createSavedPages(await folderWith({ 'amazon.de__B0CONTRACT.html': CONTRACT_HTML })))

	it('[X-2] the file of the domain is preferred, then any of the same ASIN; gzip is unpacked', async () => {
		const folder = await folderWith({
			'amazon.com__B0CONTRACT.html': 'american',
			'amazon.de__B0CONTRACT-2026.html.gz': gzipSync('german'),
			'notes.txt': 'amazon.fr__B0CONTRACT',
		})
		const source = createSavedPages(folder)
		expect((await source.read(CONTRACT_LINK, never)).html).toBe('german')
		expect((await source.read({ ...CONTRACT_LINK, domain: 'amazon.fr' }, never)).html).toBe('american')
	})

	it('[X-7] a gzip bomb is too large, a damaged file says so, a missing folder is the operator’s matter', async () => {
		const bomb = createSavedPages(await folderWith({ 'amazon.de__B0CONTRACT.html.gz': gzipSync(Buffer.alloc(MAX_LISTING_BYTES + 1)) }))
		await expect(bomb.read(CONTRACT_LINK, never)).rejects.toEqual(expect.objectContaining({ code: 'too_large' }))
		const damaged = createSavedPages(await folderWith({ 'amazon.de__B0CONTRACT.html.gz': gzipSync('text').subarray(0, 12) }))
		await expect(damaged.read(CONTRACT_LINK, never)).rejects.toEqual(expect.objectContaining({ code: 'invalid_request' }))
		await expect(createSavedPages('/nowhere/at/all').read(CONTRACT_LINK, never)).rejects.toEqual(
			expect.objectContaining({ code: 'listing_unreachable' }),
		)
	})
})
