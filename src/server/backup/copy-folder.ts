import { constants } from 'node:fs'
import { copyFile, mkdir, opendir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a folder that a running server may be writing to, with the times of its files. What is gone by the time it is
 * reached is left out: a file is written under a passing name and renamed when whole, so that only passing names and
 * files deleted meanwhile can vanish. (`fs.cp` gives up the whole folder at the first of them.) A single file is copied
 * as it is; a source that is not there copies nothing.
 */
export async function copyFolder(from: string, to: string): Promise<void> {
	const kind = await unlessGone(stat(from))
	if (kind === undefined) return
	if (!kind.isDirectory()) {
		const copied = await unlessGone(copyFile(from, to, constants.COPYFILE_FICLONE).then(() => true))
		if (copied) await utimes(to, kind.atime, kind.mtime)
		return
	}
	await mkdir(to, { recursive: true, mode: kind.mode })
	for await (const entry of await opendir(from)) await copyFolder(join(from, entry.name), join(to, entry.name))
}

/** What a call answers, or undefined when its file is not there. */
async function unlessGone<T>(call: Promise<T>): Promise<T | undefined> {
	try {
		return await call
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
		throw error
	}
}
