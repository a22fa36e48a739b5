import { gather } from '../db/gather'
import type { Database } from '../db/open-database'
import { listNews, type Place, type StoredEvent } from './repository'

/** A generation's events after a number, in order. */
export type NewsReader = (place: Place) => Promise<StoredEvent[]>

/**
 * Reads for all who watch generations in this process, with one statement at a time for whoever asks meanwhile: a
 * thousand streams that look by themselves would hold every connection there is, and what is answered would wait.
 */
export function newsReader(db: Database): NewsReader {
	const read = gather(async (places: Place[]) => Map.groupBy(await listNews(db, places), ({ generationId }) => generationId))
	return async (place) => {
		const events = (await read(place)).get(place.generationId) ?? []
		return events.filter(({ seq }) => seq > place.after).map(({ seq, event }) => ({ seq, event }))
	}
}
