import { eq } from 'drizzle-orm'
import type { GenerationEvent } from '../../src/core/contracts/generation'
import { generationEvents } from '../../src/server/db/schema/schema'
import type { TestApp, Visitor } from '../../test/support/test-app'

/** Milliseconds of one generation. */
export type Timing = {
	/** Request → answer with the finished page. */
	totalMs: number
	/** Request → listing read. */
	listingMs: number
	/** Listing read → the event with the gallery, which follows title and product. */
	firstContentMs: number
	/** Request → first words of the copy that stand. */
	firstWordsMs: number
}

/**
 * Makes one page and tells how long its stages took, by the events as they were stored. Throws when no page comes of
 * it.
 */
export async function measureGeneration(server: TestApp, seller: Visitor, fields: Record<string, string>): Promise<Timing> {
	const beganAt = Date.now()
	const began = performance.now()
	const answer = await seller.generate(fields)
	const totalMs = performance.now() - began
	const { status, generation_id: id } = answer.json<{ status: string; generation_id?: string }>()
	if (status !== 'success' || !id) throw new Error(`no page was made: ${answer.body.slice(0, 300)}`)
	const rows = await server.deps.database.db
		.select()
		.from(generationEvents)
		.where(eq(generationEvents.generationId, id))
		.orderBy(generationEvents.seq)
	const at = (matches: (event: GenerationEvent) => boolean) => {
		const row = rows.find(({ event }) => matches(event))
		if (!row) throw new Error('an event is missing')
		return row.createdAt.getTime() - beganAt
	}
	const listingMs = at((event) => event.type === 'step' && event.step === 'read-listing' && event.state === 'finished')
	return {
		totalMs,
		listingMs,
		firstContentMs: at((event) => event.type === 'gallery') - listingMs,
		firstWordsMs: at((event) => event.type === 'section'),
	}
}
