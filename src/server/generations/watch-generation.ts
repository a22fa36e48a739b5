import type { Database } from '../db/open-database'
import type { EventBell } from './event-bell'
import { listEvents, type StoredEvent } from './store'

/** How often the database is asked, in case another process does the work. */
const POLL_MS = 400

/** True for the event after which none comes. */
export function isLast({ event }: StoredEvent): boolean {
	return event.type === 'done' || event.type === 'failed' || event.type === 'canceled'
}

/** A generation's events after number `after`, in order, as they happen; ends with the last one, or with the signal. */
export async function* watchGeneration(
	deps: { db: Database; bell: EventBell },
	id: string,
	after: number,
	signal: AbortSignal,
): AsyncGenerator<StoredEvent> {
	let seen = after
	while (!signal.aborted) {
		// Asked before the database is, so that what happens in between still wakes us.
		const news = deps.bell.wait(id, POLL_MS, signal)
		const events = await listEvents(deps.db, id, seen)
		for (const event of events) {
			seen = event.seq
			yield event
			if (isLast(event)) return
		}
		await news
	}
}
