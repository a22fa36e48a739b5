import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type SourceName, sourceNameSchema } from '../../core/product/source-names'
import type { Database } from '../db/open-database'
import { installationSettings } from '../db/schema/schema'

const NAME = 'sources'
const keptSchema = z.array(sourceNameSchema).min(1)

/** Whose product links are taken: as the owner chose, else as `SOURCES` says. */
export async function openSources(db: Database, { sources }: { sources: readonly SourceName[] }): Promise<readonly SourceName[]> {
	return (await chosenSources(db)) ?? sources
}

/** The owner's choice; undefined where there is none, or none that this version can read. */
export async function chosenSources(db: Database): Promise<readonly SourceName[] | undefined> {
	const [kept] = await db.select().from(installationSettings).where(eq(installationSettings.name, NAME))
	return keptSchema.safeParse(kept?.value).data
}

/** Keeps the owner's choice, for every process of the installation; null = as `SOURCES` says again. */
export async function chooseSources(db: Database, open: readonly SourceName[] | null): Promise<void> {
	if (open === null) {
		await db.delete(installationSettings).where(eq(installationSettings.name, NAME))
		return
	}
	const kept = { value: open, setAt: sql`now()` }
	await db
		.insert(installationSettings)
		.values({ name: NAME, ...kept })
		.onConflictDoUpdate({ target: installationSettings.name, set: kept })
}
