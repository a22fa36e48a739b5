import { findOutage } from '../runtime/outage'
import type { EventNotifier } from './event-notifier'
import type { NewsReader } from './read-news'
import type { StoredEvent } from './repository'

/**
 * How soon the database is asked again after news, in case another process does the work; without news ever later, up
 * to the longest.
 */
const POLL_MS = 400
const LONGEST_POLL_MS = 6_400
/** Where all news are heard, it is asked this often all the same. */
const HEARD_POLL_MS = 60_000

/** True for the event after which none comes. */
function isLast({ event }: StoredEvent): boolean {
	return event.type === 'done' || event.type === 'failed' || event.type === 'canceled'
}

/** While the database is away there are no news; whoever watches goes on waiting. */
function nothingYet(error: unknown): StoredEvent[] {
	if (!findOutage(error)) throw error
	return []
}

type Watched = { notifier: EventNotifier; readNews: NewsReader }

/**
 * A generation's events after number `after`, in order, as they happen: those that came together, together. Ends with
 * the last one, or with the signal.
 */
export async function* watchNews(deps: Watched, id: string, after: number, signal: AbortSignal): AsyncGenerator<readonly StoredEvent[]> {
	const over = new AbortController()
	const ends = AbortSignal.any([signal, over.signal])
	let seen = after
	const [shortest, longest] = deps.notifier.hearsAll ? [HEARD_POLL_MS, HEARD_POLL_MS] : [POLL_MS, LONGEST_POLL_MS]
	let pauseMs = shortest
	try {
		while (!signal.aborted) {
			// Asked before the database is, so that what happens in between still wakes us.
			const news = deps.notifier.wait(id, pauseMs, ends)
			const from = seen
			const events = await deps.notifier.share(id, from, () => deps.readNews({ generationId: id, after: from })).catch(nothingYet)
			const newest = events.at(-1)
			if (newest) {
				seen = newest.seq
				yield events
				if (isLast(newest)) return
			}
			pauseMs = newest ? shortest : Math.min(pauseMs * 2, longest)
			await news
		}
	} finally {
		over.abort()
	}
}

/** The same, one event after the other. */
export async function* watchGeneration(deps: Watched, id: string, after: number, signal: AbortSignal): AsyncGenerator<StoredEvent> {
	for await (const events of watchNews(deps, id, after, signal)) yield* events
}
