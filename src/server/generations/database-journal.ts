import type { GenerationEvent } from '../../core/contracts/generation'
import type { Journal, StepKey } from '../../pipeline/step-parts/journal'
import { gather } from '../db/gather'
import type { Database } from '../db/open-database'
import { insertPage } from '../pages/pages'
import { commitQuota } from '../quota/quota'
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
	type StoredStep,
	storeStepsAlone,
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
	const append = gather((all: { step?: StoredStep; events: GenerationEvent[] }[]) => {
		const steps = all.flatMap(({ step }) => step ?? [])
		const events = all.flatMap((one) => one.events)
		return write(() => (steps.length > 0 ? storeStepsAlone(db, run, steps, events) : appendEventsAlone(db, run, events)))
	})
	return {
		// Only whoever works on a generation stores its steps: those stored under keys of other versions are nobody's.
		listSteps: async () => (await listSteps(db, id)) as Map<StepKey, unknown>,
		storeStep: (key, result, events) => append({ step: { key, result }, events }),
		emit: (events) => append({ events }),
		waitForFacts: () =>
			write(() =>
				db.transaction(async (tx) => {
					await pauseGeneration(tx, run)
					return appendEventsLocked(tx, id, [{ type: 'facts', state: 'waiting' }])
				}),
			),
		async finish(generated, events) {
			const pageId = deps.newId()
			await write(() =>
				db.transaction(async (tx) => {
					await finishGeneration(tx, run, pageId)
					await insertPage(tx, { id: pageId, userId, generationId: id, ...generated })
					await commitQuota(tx, id)
					const done: GenerationEvent = { type: 'done', page_id: pageId, should_show_toast: generated.shouldShowToast }
					return appendEventsLocked(tx, id, [...events, done])
				}),
			)
			return pageId
		},
	}
}
