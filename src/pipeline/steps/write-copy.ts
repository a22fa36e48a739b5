import type { Brief } from '../../core/copy/brief'
import { COPY_PARTS, type Copy, type CopyPart } from '../../core/copy/copy'
import { type Judged, NOT_JUDGED } from '../../core/copy/settle-copy'
import type { Note } from '../../core/messages/message-schema'
import { usable } from '../../core/product/facts'
import type { Product } from '../../core/product/product'
import type { StepContext } from '../step-parts/generator'
import type { JudgedCopy } from '../step-parts/judge-copy'
import { judgeStep } from './judge-copy'
import type { Understood } from './understand-product'
import { isMended, writePart } from './write-part'

/** The copy as written, part by part, what came of judging it, and what the seller should know of it. */
export type Written = {
	parts: Copy
	judged: Judged
	/** Parts no model wrote, which stand or fall as they are. */
	unjudged: readonly CopyPart[]
	notes: Note[]
}

/**
 * Writes all parts at once, then has them judged and mended as one. Each is stored as it arrives, and shown as far
 * as the floor lets it stand.
 */
export async function writeStep(context: StepContext, product: Product, understood: Understood): Promise<Written> {
	const { language, market, seller } = context.input
	const brief: Brief = {
		language,
		market,
		factsLanguage: product.source.language,
		facts: usable(understood.facts),
		listed: understood.facts,
		...(understood.understanding ? { plan: understood.understanding.plan } : {}),
		...(seller ? { voice: seller.voice } : {}),
	}
	context.journal.tell({ type: 'step', step: 'write-copy', state: 'started' })
	const made = await Promise.all(COPY_PARTS.map((part) => makePart(context, part, brief)))
	const parts: Copy = Object.assign({}, ...made.map(({ copy }) => copy))
	const byModel = made.flatMap(({ part, isModel }) => (isModel ? [part] : []))
	const asked: Copy = Object.fromEntries(Object.entries(parts).filter(([part]) => byModel.includes(part as CopyPart)))
	const judged: JudgedCopy = byModel.length > 0 ? await judgeStep(context, asked, brief, await earlierTexts(context, product)) : NOT_JUDGED
	context.journal.tell({ type: 'step', step: 'write-copy', state: 'finished' })
	const notes = [understood.note, ...made.map(({ note }) => note), judged.note]
	return {
		parts,
		judged,
		unjudged: COPY_PARTS.filter((part) => !byModel.includes(part)),
		notes: notes.flatMap((note) => note ?? []),
	}
}

async function makePart<P extends CopyPart>(context: StepContext, part: P, brief: Brief) {
	const { copy, note } = await writePart(context, part, brief)
	return { part, copy: copy ? { [part]: copy } : {}, note, isModel: copy !== undefined && isMended(context, note) }
}

/** What the seller's other pages say; asked for once, and only where a model writes. */
async function earlierTexts({ deps, input }: StepContext, product: Product): Promise<string[]> {
	if (deps.writer.kind !== 'model' || !input.userId || !deps.earlierTexts) return []
	return deps.earlierTexts(input.userId, { language: input.language, productUrl: input.link ?? product.source.url })
}
