import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/config'
import type { FileStore } from '../../connectors/files/file-store'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { findOutage } from './outage'
import { within } from './within'

/** With less than this left on the disk the next page may not fit. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024

/** What is asked of object storage costs its operator, and anybody may ask whether we are ready. */
const GOOD_FOR_MS = 10_000
/** /readyz waits this long for object storage. */
const LONGEST_LOOK_MS = 3_000
const SILENT = new Error('object storage did not answer in time')
const RETRY_AFTER = { retryAfterSeconds: 5 }

/**
 * A look at where things are kept, which throws AppError `unavailable` when that cannot be used: object storage when it
 * is configured, and the data folder where anything is kept there. With a database, object storage and a secret from
 * outside nothing is: the folder need not even exist.
 */
export function probeOf({ dataDir, databaseUrl, s3, authSecret }: Config, files: FileStore): () => Promise<void> {
	let goodUntil = 0
	let looking: Promise<void> | undefined
	const look = async () => {
		await files.put('probe/ready.txt', new Uint8Array([120]), 'text/plain')
		goodUntil = performance.now() + GOOD_FOR_MS
	}
	return async () => {
		if (!(databaseUrl && s3 && authSecret)) await probeFolder(dataDir)
		if (!s3 || performance.now() < goodUntil) return
		looking ??= look().finally(() => {
			looking = undefined
		})
		await within(LONGEST_LOOK_MS, looking, new AppError('unavailable', msg('request.unavailable'), { cause: SILENT, details: RETRY_AFTER }))
	}
}

/** Throws AppError `unavailable` when the folder cannot be written or its disk is nearly full. */
async function probeFolder(folder: string): Promise<void> {
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
