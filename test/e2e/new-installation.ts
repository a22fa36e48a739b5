import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchApp } from '../support/launch-app'

/**
 * Where the data of an installation that has just been started for the first time lies; a copy of it spares every
 * journey making the database anew.
 */
export function newInstallation(): string {
	const dataDir = process.env.NEW_INSTALLATION_DIR
	if (dataDir === undefined) throw new Error('The journeys have not been set up: NEW_INSTALLATION_DIR is not set.')
	return dataDir
}

/** Starts the app once on an empty folder and keeps what it made, for as long as the journeys run. */
export default async function setUp(): Promise<() => Promise<void>> {
	const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-new-installation-'))
	process.env.NEW_INSTALLATION_DIR = dataDir
	const app = await launchApp({ dataDir, env: { LOG_LEVEL: 'warn' } })
	await app.stop()
	return () => rm(dataDir, { recursive: true, force: true })
}
