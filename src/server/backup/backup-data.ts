import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Config } from '../../config/config'
import { lockFolder } from '../db/folder-lock'
import { copyFolder } from './copy-folder'

const run = promisify(execFile)

/** What of DATA_DIR is an installation's own: pictures, e-mails that are not sent, the generated secret. */
const KEPT = ['files', 'outbox', 'secret', 'secret.former'] as const
const MANIFEST = 'backup.json'
const DUMP = 'database.dump'

const manifestSchema = z.object({
	made_at: z.string(),
	database: z.enum(['pglite', 'postgres']),
	files: z.enum(['folder', 's3']),
	/** What is in the folder besides this; absent in backups made before it was noted. */
	holds: z.object({ files: z.number(), bytes: z.number() }).optional(),
})
export type BackupManifest = z.infer<typeof manifestSchema>

type Installation = Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'authSecret'>

/**
 * Copies an installation into a folder that is empty or not there. With PostgreSQL the server may run meanwhile: the
 * database is dumped first, and pictures are never changed, so all that it names are there. With the embedded database
 * it must not (throws FolderInUseError). Pictures in object storage are left to its own versions. Throws when DATA_DIR
 * lacks what every installation has there, as one that is named wrongly does.
 */
export async function backupData({ dataDir, databaseUrl, s3, authSecret }: Installation, target: string): Promise<BackupManifest> {
	const needed = [...(databaseUrl === undefined ? ['db'] : []), ...(authSecret === undefined ? ['secret'] : [])]
	const missing = needed.find((name) => !existsSync(join(dataDir, name)))
	if (missing) throw new Error(`There is no ${missing} in the folder ${dataDir}: it is not that of an installation. Name it in DATA_DIR.`)
	await emptyFolder(target)
	const release = databaseUrl === undefined ? lockFolder(dataDir) : () => undefined
	try {
		if (databaseUrl === undefined) await cp(join(dataDir, 'db'), join(target, 'db'), { recursive: true })
		else await run('pg_dump', ['--format=custom', '--no-owner', `--file=${join(target, DUMP)}`, `--dbname=${databaseUrl}`])
		for (const name of KEPT) await copyFolder(join(dataDir, name), join(target, name))
		const manifest: BackupManifest = {
			made_at: new Date().toISOString(),
			database: databaseUrl === undefined ? 'pglite' : 'postgres',
			files: s3 ? 's3' : 'folder',
			holds: await contentOf(target),
		}
		// Written last: a folder without it is no whole backup.
		await writeFile(join(target, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
		return manifest
	} finally {
		release()
	}
}

/**
 * Brings a backup back, into a DATA_DIR that is empty or not there and, with PostgreSQL, a database without tables.
 * Throws when either holds something, or the backup is not whole or of the other kind of database. Killed meanwhile, it
 * leaves no half of a database that a server would open.
 */
export async function restoreData({ dataDir, databaseUrl }: Installation, source: string): Promise<BackupManifest> {
	const manifest = manifestSchema.parse(JSON.parse(await readFile(join(source, MANIFEST), 'utf8')))
	const wanted = databaseUrl === undefined ? 'pglite' : 'postgres'
	if (manifest.database !== wanted) throw new Error(`The backup is of ${manifest.database}, and this installation is on ${wanted}.`)
	const [left, made] = [await contentOf(source), manifest.holds]
	if (made && (left.files !== made.files || left.bytes !== made.bytes))
		throw new Error(`The backup ${source} is not whole: ${told(left)} are left of ${told(made)}.`)
	await emptyFolder(dataDir)
	for (const name of KEPT) await copyFolder(join(source, name), join(dataDir, name))
	if (databaseUrl === undefined) {
		const copied = join(dataDir, 'db.restored')
		await cp(join(source, 'db'), copied, { recursive: true })
		await rename(copied, join(dataDir, 'db'))
	} else await run('pg_restore', ['--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${databaseUrl}`, join(source, DUMP)])
	return manifest
}

type Content = NonNullable<BackupManifest['holds']>
const told = ({ files, bytes }: Content) => `${files} files with ${bytes} bytes`

/** How many files a backup's folder holds besides its manifest, and how much they hold. */
async function contentOf(folder: string): Promise<Content> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true })
	const content = { files: 0, bytes: 0 }
	for (const entry of entries) {
		if (!entry.isFile() || (entry.parentPath === folder && entry.name === MANIFEST)) continue
		content.files += 1
		content.bytes += (await stat(join(entry.parentPath, entry.name))).size
	}
	return content
}

async function emptyFolder(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 })
	if ((await readdir(folder)).length > 0) throw new Error(`The folder ${folder} is not empty. Name another one.`)
}
