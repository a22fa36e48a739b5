import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config'
import { findOutage } from './outage'

/** With less than this left on the disk the next page may not fit. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024

/**
 * Probes the data folder where anything is kept there. With a database, object storage and a secret from outside
 * nothing is: the folder need not even exist.
 */
export async function probeKept({ dataDir, databaseUrl, s3, authSecret }: Config): Promise<void> {
	if (!(databaseUrl && s3 && authSecret)) await probeStorage(dataDir)
}

/** Throws AppError `unavailable` when the folder cannot be written or its disk is nearly full. */
async function probeStorage(folder: string): Promise<void> {
	const path = join(folder, `.probe-${randomUUID()}`)
	try {
		await writeFile(path, 'x')
		await rm(path, { force: true })
		const { bavail, bsize } = await statfs(folder)
		if (bavail * bsize < LEAST_FREE_BYTES) throw Object.assign(new Error(`no space left on the disk of ${folder}`), { code: 'ENOSPC' })
	} catch (error) {
		await rm(path, { force: true }).catch(() => undefined)
		throw findOutage(error) ?? error
	}
}
