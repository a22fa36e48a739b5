import type { GenerationEvent } from '../../core/contracts/generation'
import type { Journal } from '../../pipeline/journal'
import { commitQuota } from '../accounts/accounts'
import { gather } from '../db/gather'
import type { Database } from '../db/open-database'
import { insertPage } from '../pages/pages'
import type { EventNotifier } from './event-notifier'
import {
	appendEventsAlone,
	appendEventsLocked,
	finishGeneration,
	listSteps,
	pauseGeneration,
	type Run,
	RunReplacedError,
	type StoredEvent,
	storeStepAlone,
} from './repository'

/**
 * The journal of one attempt at a generation, in the database. `onReplaced` is told when another worker has taken the
 * generation up: nothing more is written then, and whatever was to be written throws.
 */
export function createDatabaseJournal(
	deps: { db: Database; notifier: EventNotifier; newId: () => string },
	run: Run & { userId: string },
	onReplaced: (error: RunReplacedError) => void,
): Journal {
	const { db, notifier } = deps
	const { id, userId } = run
	const write = async (inDatabase: () => Promise<StoredEvent[]>) => {
		try {
			notifier.notify(id, await inDatabase())
		} catch (error) {
			if (error instanceof RunReplacedError) onReplaced(error)
			throw error
		}
	}
	const emit = gather((events: GenerationEvent[]) => write(() => appendEventsAlone(db, run, events)))
	// Only whoever works on a generation stores its steps: what earlier attempts left is read once.
	let earlier: Promise<Map<string, unknown>> | undefined
	return {
		async findStep(key) {
			earlier ??= listSteps(db, id)
			return (await earlier).get(key)
		},
		storeStep: (key, result, events) => write(() => storeStepAlone(db, run, { key, result }, events)),
		emit,
		waitForFacts: () =>
			write(() =>
				db.transaction(async (tx) => {
					await pauseGeneration(tx, run)
					return appendEventsLocked(tx, id, [{ type: 'facts', state: 'waiting' }])
				}),
			),
		async finish(generated) {
			const pageId = deps.newId()
			await write(() =>
				db.transaction(async (tx) => {
					await finishGeneration(tx, run, pageId)
					await insertPage(tx, { id: pageId, userId, generationId: id, ...generated })
					await commitQuota(tx, id)
					return appendEventsLocked(tx, id, [{ type: 'done', page_id: pageId, should_show_toast: generated.shouldShowToast }])
				}),
			)
			return pageId
		},
	}
}
