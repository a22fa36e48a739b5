import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The listings written for this project. */
export const LISTINGS_DIR = resolve('test/fixtures/listings')

/** A folder of its own, gone when `remove` is called. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
	const path = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
	return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
