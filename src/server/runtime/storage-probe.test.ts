import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder'
import { parseConfig } from '../../config/config'
import { createMemoryFiles } from '../../connectors/files/memory-files'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { openFiles } from '../deps/files'
import { probeOf } from './storage-probe'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
	folder = await temporaryFolder()
})
afterAll(() => folder.remove())

const ELSEWHERE = {
	DATABASE_URL: 'postgres://vitrine@127.0.0.1/vitrine',
	AUTH_SECRET: 's'.repeat(40),
	S3_ENDPOINT: 'http://127.0.0.1:9',
	S3_BUCKET: 'pictures',
	S3_ACCESS_KEY_ID: 'key',
	S3_SECRET_ACCESS_KEY: 'secret',
}

/** Object storage that counts what is asked of it. */
function counted(answer: () => Promise<void> = async () => {}) {
	const put = vi.fn(answer)
	return { put, files: { ...createMemoryFiles(), put } }
}

it('[N-8] a machine that keeps nothing itself is ready without a data folder; one that keeps its secret there is not', async () => {
	const missing = join(folder.path, 'not-there')
	const { files } = counted()
	await expect(probeOf(parseConfig({ ...ELSEWHERE, DATA_DIR: missing }), files)()).resolves.toBeUndefined()
	const { AUTH_SECRET: _, ...others } = ELSEWHERE
	await expect(probeOf(parseConfig({ ...others, DATA_DIR: missing }), files)()).rejects.toThrow('ENOENT')
	await expect(probeOf(parseConfig({ ...others, DATA_DIR: folder.path }), files)()).resolves.toBeUndefined()
})

it('[N-8] a machine that keeps pictures alone is ready from its start, in a data folder that was not there', async () => {
	const { S3_ENDPOINT: _, ...others } = ELSEWHERE
	const config = parseConfig({
		...others,
		S3_BUCKET: '',
		S3_ACCESS_KEY_ID: '',
		S3_SECRET_ACCESS_KEY: '',
		DATA_DIR: join(folder.path, 'new'),
	})
	const { files } = await openFiles(config)
	await expect(probeOf(config, files)()).resolves.toBeUndefined()
})

it('[N-8] object storage is looked at once for all who ask within ten seconds, and at every question while it is away', async () => {
	vi.useFakeTimers()
	try {
		const { put, files } = counted()
		const probe = probeOf(parseConfig({ ...ELSEWHERE, DATA_DIR: folder.path }), files)
		await Promise.all([probe(), probe()])
		await probe()
		expect(put).toHaveBeenCalledTimes(1)
		vi.advanceTimersByTime(10_001)
		put.mockRejectedValue(new AppError('unavailable', msg('pictures.file_out_of_reach')))
		await expect(probe()).rejects.toMatchObject({ code: 'unavailable' })
		await expect(probe()).rejects.toMatchObject({ code: 'unavailable' })
		put.mockResolvedValue()
		await expect(probe()).resolves.toBeUndefined()
		expect(put).toHaveBeenCalledTimes(4)
	} finally {
		vi.useRealTimers()
	}
})

it('[N-8] object storage that does not answer is away after three seconds, and is not asked again meanwhile', async () => {
	vi.useFakeTimers()
	try {
		const { put, files } = counted(() => new Promise(() => {}))
		const probe = probeOf(parseConfig({ ...ELSEWHERE, DATA_DIR: folder.path }), files)
		const looks = [probe(), probe()].map((look) =>
			expect(look).rejects.toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } }),
		)
		await vi.advanceTimersByTimeAsync(3_001)
		await Promise.all(looks)
		expect(put).toHaveBeenCalledTimes(1)
	} finally {
		vi.useRealTimers()
	}
})
