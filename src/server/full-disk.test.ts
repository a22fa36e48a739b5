import { rmSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseIsEmbedded } from '../../test/support/database'
import { copyDatabase } from '../../test/support/database-template'
import { mountSmallDisk, type SmallDisk } from '../../test/support/small-disk'
import { startTestApp, type TestApp, temporaryFolder, type Visitor } from '../../test/support/test-app'
import { type Config, parseConfig } from '../config/config'
import { errorResponseSchema } from '../core/contracts/account'
import { explainStart } from './explain-start'
import { createLog } from './runtime/log'
import { findOutage } from './runtime/outage'
import { serve } from './serve'

/** Why it does not start, in the words the operator reads. */
async function startError(environment: Record<string, string>): Promise<string | undefined> {
	const config: Config = parseConfig({ PORT: '0', ...environment })
	const error = await serve(config, createLog('silent')).then(
		() => undefined,
		(reason: unknown) => reason,
	)
	return explainStart(error, config)
}

const disk: SmallDisk | undefined = mountSmallDisk(160)
let server: TestApp
let seller: Visitor
beforeAll(async () => {
	if (!disk) return
	await copyDatabase(join(disk.path, 'data'))
	server = await startTestApp({ DATA_DIR: join(disk.path, 'data') })
	seller = await server.user()
})
afterAll(async () => {
	if (!disk) return
	await server.close()
	disk.remove()
})

/** Writes until nothing more fits; answers how to undo it. */
async function fill(folder: string): Promise<() => void> {
	const path = join(folder, 'filler')
	const { bavail, bsize } = await statfs(folder)
	writeFileSync(path, Buffer.alloc(bavail * bsize))
	return () => rmSync(path)
}

const upload = () =>
	seller.generate(
		{ saved_page: { name: 'page.html', bytes: `<html>${'x'.repeat(200_000)}` }, generation_id: crypto.randomUUID() },
		{ prefer: 'respond-async' },
	)

async function expectUnavailable(): Promise<void> {
	const refused = await upload()
	expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
	expect(errorResponseSchema.parse(refused.json()).code).toBe('unavailable')
	const ready = await seller.get('/readyz')
	expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5'])
	expect((await seller.get('/healthz')).statusCode).toBe(200)
}

describe.runIf(disk)(`a disk that cannot be written${disk ? '' : ' (left out: this user may not mount one)'}`, () => {
	it('[N-1] full: calls that write answer 503, the process is not ready; with room again all goes on', async () => {
		const empty = await fill(disk?.path ?? '')
		await expectUnavailable()
		empty()
		expect((await seller.get('/readyz')).statusCode).toBe(200)
		expect((await upload()).statusCode).toBe(202)
	})

	it('[N-1] read-only while it runs: the same, also of a statement whose file cannot be opened; writable again all goes on', async () => {
		disk?.makeReadOnly()
		await expectUnavailable()
		if (databaseIsEmbedded) {
			const refused = await server.deps.database.db.execute(sql`create table needs_a_file (id int)`).catch((error: unknown) => error)
			expect(findOutage(refused)).toMatchObject({ code: 'unavailable' })
		}
		disk?.makeWritable()
		expect((await seller.get('/readyz')).statusCode).toBe(200)
		expect((await upload()).statusCode).toBe(202)
	})

	it('[N-1] read-only at the start: a sentence says so, and what to do', async () => {
		const small = mountSmallDisk(4)
		small?.makeReadOnly()
		expect(await startError({ DATA_DIR: small?.path ?? '' })).toMatch(/^The data folder .* cannot be written \(EROFS .*DATA_DIR\.$/)
		small?.remove()
	})
})

describe('a start that cannot be', () => {
	it('[N-1] is explained in a sentence: a file where the folder should be, a database that is not there', async () => {
		const folder = await temporaryFolder()
		writeFileSync(join(folder.path, 'file'), '')
		expect(await startError({ DATA_DIR: join(folder.path, 'file') })).toContain('DATA_DIR')
		expect(await startError({ DATA_DIR: folder.path, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatch(
			/^The database that DATABASE_URL names cannot be used \(ECONNREFUSED/,
		)
		await folder.remove()
	})
})
