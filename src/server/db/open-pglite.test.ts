import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyDatabase } from '../../../test/support/database-template'
import { eventually } from '../../../test/support/eventually'
import { temporaryFolder } from '../../../test/support/temporary-folder'
import { findOutage } from '../runtime/outage'
import type { OpenDatabase } from './database'
import { openPglite } from './open-pglite'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let database: OpenDatabase
beforeAll(async () => {
	folder = await temporaryFolder()
	const dataDir = join(folder.path, 'data')
	await mkdir(dataDir)
	await copyDatabase(dataDir)
	// The thread's program, which ends at once when a file says so.
	const program = join(folder.path, 'mortal.mjs')
	const lines = [
		`import { existsSync, rmSync } from 'node:fs'`,
		`setInterval(() => { if (existsSync('${folder.path}/die')) { rmSync('${folder.path}/die'); process.exit(3) } }, 20)`,
		`await import('${resolve('src/server/db/pglite-thread.ts')}')`,
	]
	await writeFile(program, lines.join('\n'))
	database = await openPglite({ dataDir, migrationsFolder: resolve('migrations'), report: () => undefined, program })
	await database.db.execute(sql`create table notes (id int primary key, text text)`)
})
afterAll(async () => {
	await database.close()
	await folder.remove()
})

const notes = async () => ((await database.db.execute(sql`select id from notes order by id`)) as unknown as { rows: { id: number }[] }).rows
const insert = (id: number) => database.db.execute(sql`insert into notes values (${id}, 'a note')`)
const clear = () => database.db.execute(sql`delete from notes`)
const gate = () => Promise.withResolvers<void>()

describe('the embedded database in its thread', () => {
	it('[N-1] whoever asks during a transaction waits for its end and sees all of it or nothing', async () => {
		await clear()
		const [begun, goOn] = [gate(), gate()]
		const writing = database.db.transaction(async (tx) => {
			await tx.execute(sql`insert into notes values (1, 'first')`)
			begun.resolve()
			await goOn.promise
			await tx.execute(sql`insert into notes values (2, 'second')`)
		})
		await begun.promise
		const seen = Promise.all([notes(), notes()])
		goOn.resolve()
		await writing
		expect(await seen).toEqual([
			[{ id: 1 }, { id: 2 }],
			[{ id: 1 }, { id: 2 }],
		])
	})

	it('[N-1] a statement that fails undoes its transaction and nobody else’s', async () => {
		await clear()
		const failing = database.db.transaction(async (tx) => {
			await tx.execute(sql`insert into notes values (1, 'undone')`)
			await tx.execute(sql`insert into notes values (1, 'twice')`)
		})
		const others = await Promise.allSettled([failing, insert(2), database.db.execute(sql`select * from no_such_table`), insert(3)])
		expect(others.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
		expect(await notes()).toEqual([{ id: 2 }, { id: 3 }])
	})

	it('[N-1] a caller gone in the middle of a transaction leaves nothing of it, and holds up nobody', async () => {
		await clear()
		if (database.engine.kind !== 'pglite') throw new Error('not embedded')
		const client = await database.engine.pool.connect()
		await client.query('begin')
		await client.query(`insert into notes values (1, 'undone')`)
		client.release(true)
		expect(await notes()).toEqual([])
	})

	it('[N-2] a thread that dies costs only what was under way; what was stored is there, and news are heard again', async () => {
		await clear()
		if (database.engine.kind !== 'pglite') throw new Error('not embedded')
		const heard: string[] = []
		await database.engine.listen('a-channel', (payload) => heard.push(payload))
		await insert(1)
		const dying = database.db.transaction(async (tx) => {
			await tx.execute(sql`insert into notes values (2, 'never stored')`)
			await writeFile(join(folder.path, 'die'), '')
			for (;;) await tx.execute(sql`select 1`)
		})
		expect(findOutage(await dying.catch((error: unknown) => error))?.code).toBe('unavailable')
		await eventually(async () => expect(await notes()).toEqual([{ id: 1 }]))
		await database.db.execute(sql`select pg_notify('a-channel', 'again')`)
		await eventually(() => expect(heard).toEqual(['again']))
	})
})
