import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyDatabase, databaseSetting } from '../../../test/support/database-template'
import { eventually } from '../../../test/support/eventually'
import { temporaryFolder } from '../../../test/support/temporary-folder'
import { type OpenDatabase, openDatabase } from '../db/open-database'
import { openGenerationQueue } from './generation-queue'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let database: OpenDatabase

beforeAll(async () => {
	folder = await temporaryFolder()
	await copyDatabase(folder.path)
	database = await openDatabase({ url: (await databaseSetting(folder.path)).DATABASE_URL, dataDir: folder.path })
})
afterAll(async () => {
	await database.close()
	await folder.remove()
})

it('[N-2] [N-3] what was written while the clock was a day ahead holds nobody up once it is set back', async () => {
	const errors: unknown[] = []
	const queue = await openGenerationQueue(database, (error) => errors.push(error), 1)
	const [waiting, abandoned] = [crypto.randomUUID(), crypto.randomUUID()]
	for (const id of [waiting, abandoned]) await queue.enqueue(database.db, id)
	const ahead = sql`now() + interval '1 day'`
	await database.db.execute(sql`update pgboss.job set start_after = ${ahead} where data->>'generationId' = ${waiting}`)
	await database.db.execute(sql`update pgboss.job set state = 'active', started_on = ${ahead}, heartbeat_on = ${ahead},
		heartbeat_seconds = 1 where data->>'generationId' = ${abandoned}`)
	await database.db.execute(sql`update pgboss.queue set monitor_claim_on = ${ahead}, maintain_on = ${ahead}`)
	const worked: string[] = []
	await queue.work(1, async (id) => void worked.push(id))
	try {
		await eventually(() => expect(worked.toSorted()).toEqual([waiting, abandoned].toSorted()))
	} finally {
		await queue.stop(1_000)
	}
	expect(errors).toEqual([])
})
