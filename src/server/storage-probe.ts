import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findOutage } from './outage'

/** With less than this left on the disk the next page may not fit. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024

/** Throws AppError `unavailable` when the folder cannot be written or its disk is nearly full. */
export async function probeStorage(folder: string): Promise<void> {
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
