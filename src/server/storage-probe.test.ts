import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/support/temporary-folder'
import { parseConfig } from '../config/config'
import { probeKept } from './storage-probe'

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

it('[N-8] a machine that keeps nothing itself is ready without a data folder; one that keeps its secret there is not', async () => {
	const missing = join(folder.path, 'not-there')
	await expect(probeKept(parseConfig({ ...ELSEWHERE, DATA_DIR: missing }))).resolves.toBeUndefined()
	const { AUTH_SECRET: _, ...others } = ELSEWHERE
	await expect(probeKept(parseConfig({ ...others, DATA_DIR: missing }))).rejects.toThrow('ENOENT')
	await expect(probeKept(parseConfig({ ...others, DATA_DIR: folder.path }))).resolves.toBeUndefined()
})
