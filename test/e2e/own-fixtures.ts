import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newInstallation } from './new-installation'

type Use<T> = (value: T) => Promise<void>

/** A fixture: a fake of one journey's own, started before it and closed after it. */
export function ownFake<T extends { close(): Promise<void> }>(start: () => Promise<T>) {
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
	return async ({}, use: Use<T>) => {
		const fake = await start()
		await use(fake)
		await fake.close()
	}
}

/** A fixture: the data folder of a new installation, at hand for the journey that reads what lies in it. */
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
export async function ownDataDir({}, use: Use<string>): Promise<void> {
	const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-own-'))
	await cp(newInstallation(), dataDir, { recursive: true })
	await use(dataDir)
	await rm(dataDir, { recursive: true, force: true })
}
