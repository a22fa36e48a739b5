import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, expect, it } from 'vitest'
import journal from '../../../migrations/meta/_journal.json' with { type: 'json' }
import { copyDatabase } from '../../../test/support/database-template'
import { explainStart } from '../explain-start'
import { DatabaseTooOldError } from './check-history'
import { openDatabase } from './open-database'
import { storeProfiles } from './schema/schema'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-history-'))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
const FIRST = journal.entries[0]?.when ?? 0

/** Writes down other migrations than were run, as a version that had more of them would have. */
async function pretend(applied: readonly number[]): Promise<void> {
	const pglite = await PGlite.create({ dataDir: join(dataDir, 'db') })
	await pglite.query('delete from drizzle.__drizzle_migrations')
	for (const when of applied)
		await pglite.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [`of ${when}`, when])
	await pglite.close()
}

it('[N-3] a data folder of before the migrations were joined opens with all it holds; half-way through them it is refused by name', async () => {
	await copyDatabase(dataDir)
	const first = await openDatabase({ url: undefined, dataDir })
	await first.db.insert(storeProfiles).values({ userId: 'seller', profile: { name: 'Atelier' } })
	await first.close()

	await pretend([FIRST - 2000, FIRST - 1000, ...journal.entries.map(({ when }) => when)])
	const upgraded = await openDatabase({ url: undefined, dataDir })
	expect(await upgraded.db.select().from(storeProfiles)).toMatchObject([{ userId: 'seller', profile: { name: 'Atelier' } }])
	await upgraded.close()

	await pretend([FIRST - 2000, FIRST - 1000])
	const error: unknown = await openDatabase({ url: undefined, dataDir }).catch((caught: unknown) => caught)
	expect(error).toBeInstanceOf(DatabaseTooOldError)
	expect(explainStart(error, { dataDir, port: 0 })).toContain('Start the last version from before that once')
})
