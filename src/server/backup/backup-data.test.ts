import { mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { databaseIsEmbedded } from '../../../test/support/database'
import { copyDatabase } from '../../../test/support/database-template'
import { installedPostgres, startPostgres } from '../../../test/support/postgres'
import { startTestApp, temporaryFolder } from '../../../test/support/test-app'
import { backupData, restoreData } from './backup-data'

async function pageOf(settings: Parameters<typeof startTestApp>[0]) {
	await copyDatabase(settings.DATA_DIR)
	const server = await startTestApp(settings)
	const seller = await server.user('keeper')
	const made = await seller.generate({ facts: JSON.stringify({ title: 'Kept kettle' }), language: 'english' })
	const { page_id: id } = made.json<{ page_id: string }>()
	const look = async (app = server) => {
		const { rows } = (await app.deps.database.db.execute(`select title, version from pages where id = '${id}'`)) as unknown as {
			rows: { title: string; version: number }[]
		}
		return rows
	}
	return { server, look }
}

it.runIf(databaseIsEmbedded)('[N-8] [N-2] on the embedded database: what was backed up is there after the folder was lost', async () => {
	const [folder, kept] = [await temporaryFolder(), await temporaryFolder()]
	const { server, look } = await pageOf({ DATA_DIR: folder.path })
	const before = await look()
	const at = { dataDir: folder.path, databaseUrl: undefined, s3: undefined, authSecret: undefined }
	const target = join(kept.path, 'backup')
	await expect(backupData(at, target)).rejects.toThrow('in use')
	await server.close()
	const secret = await readFile(join(folder.path, 'secret'))
	await rm(target, { recursive: true })
	expect((await backupData(at, target)).database).toBe('pglite')
	await expect(backupData(at, target)).rejects.toThrow('not empty')
	await expect(restoreData(at, target)).rejects.toThrow('not empty')
	await rm(folder.path, { recursive: true })
	await truncate(join(target, 'secret'), 3)
	await expect(restoreData(at, target)).rejects.toThrow(/^The backup .* is not whole: \d+ files with \d+ bytes are left of \d+ files/)
	await writeFile(join(target, 'secret'), secret)
	await rename(join(target, 'db', 'PG_VERSION'), join(kept.path, 'PG_VERSION'))
	await expect(restoreData(at, target)).rejects.toThrow('is not whole')
	await rename(join(kept.path, 'PG_VERSION'), join(target, 'db', 'PG_VERSION'))
	await restoreData(at, target)
	const again = await startTestApp({ DATA_DIR: folder.path })
	expect(await look(again)).toEqual(before)
	expect(before).toHaveLength(1)
	await again.close()
	await Promise.all([folder.remove(), kept.remove()])
})

it.runIf(installedPostgres())('[N-8] [N-2] on PostgreSQL: while the server runs, and into another database', async () => {
	const [folder, kept] = [await temporaryFolder(), await temporaryFolder()]
	const [one, other] = [await startPostgres(), await startPostgres()]
	const { server, look } = await pageOf({ DATA_DIR: folder.path, DATABASE_URL: one.url(), AUTH_SECRET: 'b'.repeat(40) })
	const before = await look()
	const target = join(kept.path, 'backup')
	const authSecret = 'b'.repeat(40)
	await backupData({ dataDir: folder.path, databaseUrl: one.url(), s3: undefined, authSecret }, target)
	await server.close()
	await one.remove()
	const dataDir = join(kept.path, 'data')
	await expect(restoreData({ dataDir, databaseUrl: undefined, s3: undefined, authSecret }, target)).rejects.toThrow('is of postgres')
	await restoreData({ dataDir, databaseUrl: other.url(), s3: undefined, authSecret }, target)
	const again = await startTestApp({ DATA_DIR: dataDir, DATABASE_URL: other.url(), AUTH_SECRET: 'b'.repeat(40) })
	expect(await look(again)).toEqual(before)
	await again.close()
	await other.remove()
	await Promise.all([folder.remove(), kept.remove()])
})

it('[N-8] a DATA_DIR that is named wrongly is no installation: nothing is backed up, and it is said', async () => {
	const [folder, kept] = [await temporaryFolder(), await temporaryFolder()]
	const target = join(kept.path, 'backup')
	for (const [databaseUrl, missing] of [
		[undefined, 'db'],
		['postgres://nobody@127.0.0.1:1/none', 'secret'],
	] as const) {
		const wrong = { dataDir: folder.path, databaseUrl, s3: undefined, authSecret: undefined }
		await expect(backupData(wrong, target)).rejects.toThrow(new RegExp(`^There is no ${missing} in the folder .* DATA_DIR\\.$`))
	}
	// With the database there, its secret is missing.
	await mkdir(join(folder.path, 'db'))
	await expect(backupData({ dataDir: folder.path, databaseUrl: undefined, s3: undefined, authSecret: undefined }, target)).rejects.toThrow(
		'no secret',
	)
	expect(await readdir(kept.path)).toEqual([])
	await Promise.all([folder.remove(), kept.remove()])
})
