import { installedPostgres, startPostgres } from './postgres'

/** Vitest's global set-up of `npm run test:postgres`: a server of the run's own, which every test file then uses. */
export default async function startOwnPostgres(): Promise<(() => Promise<void>) | undefined> {
	if (process.env.TEST_ON !== 'postgres') return undefined
	if (!installedPostgres()) throw new Error('PostgreSQL is not installed: on Debian, apt-get install postgresql.')
	const postgres = await startPostgres()
	process.env.TEST_DATABASE_URL = postgres.url()
	return () => postgres.remove()
}
