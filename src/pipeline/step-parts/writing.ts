import { createHash } from 'node:crypto'
import type { Asking, ModelCall, Writer } from '../../connectors/writers/writer'
import type { Brief } from '../../core/copy/brief'
import { type CopyOf, type CopyPart, copyPartSchemas } from '../../core/copy/copy'
import type { GenerationInput, GeneratorDeps } from './generator'

/** Who pays for what is written, and whether it may be used again. */
export type Payer = Pick<GenerationInput, 'userId' | 'seller'> & { generationId?: string }
/** What writing a part takes. */
export type WritingDeps = Pick<GeneratorDeps, 'writer' | 'judge' | 'recordCalls' | 'paidCopy' | 'warn'>

/** Does something with a model, and writes down the calls it took, also when it fails. */
export async function recording<T>(
	deps: Pick<GeneratorDeps, 'recordCalls'>,
	{ userId, generationId }: Payer,
	work: (record: (call: ModelCall) => void) => Promise<T>,
): Promise<T> {
	const calls: ModelCall[] = []
	try {
		return await work((call) => calls.push(call))
	} finally {
		if (userId && calls.length > 0) await deps.recordCalls?.(calls, { userId, ...(generationId ? { generationId } : {}) })
	}
}

/** What a text was asked with: all of it that the writer sees, and which writer. */
function keyOf(writer: Writer, asked: { purpose: string; part: CopyPart; userId: string; brief: Brief; more?: unknown }): string {
	const { purpose, part, userId, brief, more } = asked
	const { language, market, factsLanguage, wish, plan, voice } = brief
	const facts = brief.facts.map(({ id, kind, name, text }) => [id, kind, name ?? '', text])
	const whole = [
		purpose,
		part,
		userId,
		writer.modelFor(part),
		writer.promptVersion,
		language,
		market,
		factsLanguage,
		wish,
		plan,
		voice,
		facts,
		more,
	]
	return createHash('sha256').update(JSON.stringify(whole, inOrder)).digest('hex')
}

/** The same object gives the same text, whatever order its keys come in: what the database kept has them in its own. */
function inOrder(_key: string, value: unknown): unknown {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
	return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * A part of the copy from a model, paid for once: with the same facts, market, language, model and prompt the same
 * seller gets what was written before, where they agree to that. Every call is written down, `cached` for one that was
 * not needed. Throws as the writer does.
 */
export async function writePaid<P extends CopyPart>(
	deps: Pick<WritingDeps, 'writer' | 'recordCalls' | 'paidCopy'>,
	payer: Payer,
	asked: { purpose: 'write'; part: P; brief: Brief; more?: unknown },
	write: (asking: Pick<Asking, 'record'>) => Promise<{ copy: CopyOf<P> | undefined }>,
): Promise<CopyOf<P> | undefined> {
	const { writer, paidCopy } = deps
	const { userId, seller } = payer
	const { purpose, part } = asked
	const shelf = paidCopy && userId && writer.kind === 'model' && (seller?.reuseCopy ?? true) ? { paidCopy, userId } : undefined
	return recording(deps, payer, async (record) => {
		if (!shelf) return (await write({ record })).copy
		const key = keyOf(writer, { ...asked, userId: shelf.userId })
		const stored = copyPartSchemas[part].safeParse(await shelf.paidCopy.find(shelf.userId, key))
		if (stored.success) {
			record({
				...NOTHING_PAID,
				purpose: `${purpose}:${part}`,
				model: writer.modelFor(part) ?? '',
				promptVersion: writer.promptVersion ?? '',
			})
			return stored.data as CopyOf<P>
		}
		let by = ''
		const { copy } = await write({
			record(call) {
				by = call.model
				record(call)
			},
		})
		// What another model wrote in the place of this one is not what was asked for the next time.
		if (copy && by === writer.modelFor(part)) await shelf.paidCopy.store(shelf.userId, key, copy)
		return copy
	})
}

const NOTHING_PAID = { outcome: 'cached', inputTokens: 0, outputTokens: 0, durationMs: 0 }

/**
 * What a model answered about some copy, paid for once like the copy itself: asked with the same things the same seller
 * gets the same answer.
 * Throws as the model does.
 */
export async function paidAnswer<T extends object>(
	deps: Pick<WritingDeps, 'writer' | 'recordCalls' | 'paidCopy'>,
	payer: Payer,
	{ purpose, model, promptVersion, of }: { purpose: string; model: string; promptVersion: string; of: unknown },
	ask: (asking: Pick<Asking, 'record'>) => Promise<T>,
): Promise<T> {
	const { paidCopy } = deps
	const { userId, seller } = payer
	return recording(deps, payer, async (record) => {
		if (!paidCopy || !userId || !(seller?.reuseCopy ?? true)) return ask({ record })
		const key = createHash('sha256')
			.update(JSON.stringify([purpose, userId, model, promptVersion, of], inOrder))
			.digest('hex')
		const stored = await paidCopy.find(userId, key)
		if (typeof stored === 'object' && stored !== null) {
			record({ ...NOTHING_PAID, purpose, model, promptVersion })
			return stored as T
		}
		const answer = await ask({ record })
		await paidCopy.store(userId, key, answer)
		return answer
	})
}
