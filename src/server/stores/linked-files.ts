import { eq, type SQL, sql } from 'drizzle-orm'
import { FILES_PATH } from '../../core/contracts/file-url'
import type { LinkedPictures } from '../../core/contracts/stores'
import type { Database } from '../db/open-database'
import { storeConnections, storedFiles, storeProducts } from '../db/schema/schema'

/** The keys of our files that a text shows from this installation. */
export function linkedFilesIn(html: string, publicUrl: string): string[] {
	const address = new URL(FILES_PATH, publicUrl).href.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
	const found = html.matchAll(new RegExp(`${address}([a-z0-9/-]+\\.(?:webp|avif|jpg|png))`, 'g'))
	return [...new Set([...found].map(([, key = '']) => key))]
}

/**
 * Lets go of files the descriptions of some products showed: the sweep looks in its time whether anything else needs
 * them.
 */
export async function releaseLinks(db: Pick<Database, 'select' | 'insert'>, of: SQL): Promise<void> {
	const rows = await db.select({ linkedFiles: storeProducts.linkedFiles }).from(storeProducts).where(of)
	const keys = [...new Set(rows.flatMap(({ linkedFiles }) => linkedFiles))]
	if (keys.length > 0)
		await db
			.insert(storedFiles)
			.values(keys.map((key) => ({ key })))
			.onConflictDoNothing()
}

/** The stores that show pictures from here, with how many products and pictures; also those disconnected since. */
export async function listLinkedPictures(db: Database, userId: string): Promise<LinkedPictures> {
	const pictures = sql<number>`sum(jsonb_array_length(${storeProducts.linkedFiles}))::int`
	return db
		.select({ name: storeConnections.name, products: sql<number>`count(*)::int`, pictures })
		.from(storeProducts)
		.innerJoin(storeConnections, eq(storeConnections.id, storeProducts.connectionId))
		.where(sql`${storeConnections.userId} = ${userId} and ${storeProducts.linkedFiles} <> '[]'::jsonb`)
		.groupBy(storeConnections.id, storeConnections.name)
		.orderBy(storeConnections.name)
}
