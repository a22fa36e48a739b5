import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { adoptEdits } from '../../core/product/edit-product'
import { type Product, productSchema } from '../../core/product/product'
import { found, galleryOf } from '../../pipeline/steps/extract-product'
import type { Database } from '../db/open-database'
import type { GenerationQueue } from '../jobs/generation-queue'
import type { EventNotifier } from './event-notifier'
import { appendEvents, findStep, type GenerationRow, insertStep, unpauseGeneration } from './repository'

/** The facts a generation waits with. Throws AppError `conflict` when it does not wait. */
export async function waitingFacts(db: Database, row: GenerationRow): Promise<Product> {
	const product = row.status === 'facts' ? await findStep(db, row.id, 'extract-product') : undefined
	if (product === undefined) throw new AppError('conflict', msg('generations.not_waiting'))
	return productSchema.parse(product)
}

/**
 * The seller has looked at the facts: the generation goes on with `edited`, or with what was found when there is none.
 * Doing it twice is doing it once. Throws AppError `invalid_request`, `conflict` when it has ended or never waited.
 */
export async function settleFacts(
	deps: { db: Database; queue: GenerationQueue; notifier: EventNotifier },
	row: GenerationRow,
	edited: Product | undefined,
): Promise<void> {
	if ((await findStep(deps.db, row.id, 'check-facts')) !== undefined) return
	const before = await waitingFacts(deps.db, row)
	const product = adoptEdits(before, edited ?? before)
	if (!product.title) throw new AppError('invalid_request', msg('generations.name_needed'))
	await deps.db.transaction(async (tx) => {
		if (!(await unpauseGeneration(tx, row.id))) return
		await insertStep(tx, row.id, 'check-facts', product)
		await appendEvents(tx, row.id, [found(product, row.input), galleryOf(product), { type: 'facts', state: 'settled' }])
		await deps.queue.enqueue(tx, row.id)
	})
	deps.notifier.notify(row.id)
}
