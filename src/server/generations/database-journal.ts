import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import type { Journal } from '../../pipeline/journal'
import { commitQuota } from '../accounts/accounts'
import type { Database } from '../db/open-database'
import { insertPage } from '../pages/pages'
import type { EventNotifier } from './event-notifier'
import { advanceGeneration, appendEvents, endGeneration, findStep, insertStep, pauseGeneration } from './repository'

/** The journal of a generation in the database. */
export function createDatabaseJournal(
	deps: { db: Database; notifier: EventNotifier; newId: () => string },
	generation: { id: string; userId: string },
): Journal {
	const { db, notifier } = deps
	const { id, userId } = generation
	return {
		findStep: (key) => findStep(db, id, key),
		async storeStep(key, result, events) {
			await db.transaction(async (tx) => {
				// The generation's row first: every writer takes its locks in the same order.
				await advanceGeneration(tx, id)
				await insertStep(tx, id, key, result)
				await appendEvents(tx, id, events)
			})
			notifier.notify(id)
		},
		async emit(event) {
			await db.transaction((tx) => appendEvents(tx, id, [event]))
			notifier.notify(id)
		},
		async waitForFacts() {
			await db.transaction(async (tx) => {
				await pauseGeneration(tx, id)
				await appendEvents(tx, id, [{ type: 'facts', state: 'waiting' }])
			})
			notifier.notify(id)
		},
		async finish(generated) {
			const pageId = deps.newId()
			await db.transaction(async (tx) => {
				const ended = await endGeneration(tx, id, { status: 'done', pageId })
				if (!ended) throw new AppError('canceled', msg('generations.canceled'))
				await insertPage(tx, { id: pageId, userId, generationId: id, ...generated })
				await commitQuota(tx, id)
				await appendEvents(tx, id, [{ type: 'done', page_id: pageId, should_show_toast: generated.shouldShowToast }])
			})
			notifier.notify(id)
			return pageId
		},
	}
}
