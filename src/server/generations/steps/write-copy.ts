import { z } from 'zod'
import type { Brief } from '../../../core/copy/brief'
import { COPY_PARTS, type CopyPart } from '../../../core/copy/copy'
import type { WrittenTwice } from '../../../core/copy/settle-copy'
import type { Product } from '../../../core/product/product'
import { factsFor } from '../facts-for'
import type { StepContext } from '../generator'
import { remember } from '../remember'
import { mendPart } from './mend-part'
import { isMended, writePart } from './write-part'

/** The copy as written and mended, part by part, and what the seller should know of it. */
export type Written = { parts: { [P in CopyPart]?: WrittenTwice<P> }; notes: string[] }

/**
 * Writes all parts at once. Each is mended as soon as it is there; each is stored as it arrives, and shown as far as
 * the checker lets it stand.
 */
export async function writeStep(context: StepContext, product: Product): Promise<Written> {
	const { language, market } = context.input
	const brief: Brief = { language, market, factsLanguage: product.source.language, facts: factsFor(context.input, product) }
	if ((await context.journal.findStep('write-copy')) === undefined) {
		await context.journal.emit({ type: 'step', step: 'write-copy', state: 'started' })
	}
	const earlier = await earlierTexts(context, product)
	const made = await Promise.all(COPY_PARTS.map((part) => makePart(context, part, brief, earlier)))
	await remember(
		context,
		'write-copy',
		z.literal(true),
		async () => true as const,
		() => [{ type: 'step', step: 'write-copy', state: 'finished' }],
	)
	return { parts: Object.assign({}, ...made.map(({ part }) => part)), notes: [...new Set(made.flatMap(({ notes }) => notes))] }
}

async function makePart<P extends CopyPart>(context: StepContext, part: P, brief: Brief, earlier: readonly string[]) {
	const { copy, note } = await writePart(context, part, brief)
	if (!copy) return { part: {}, notes: note ? [note] : [] }
	if (!isMended(context, note)) return { part: { [part]: { written: copy } }, notes: note ? [note] : [] }
	const { note: unchecked, ...mended } = await mendPart(context, part, brief, copy, earlier)
	return { part: { [part]: { written: copy, ...mended } }, notes: unchecked ? [unchecked] : [] }
}

/** What the seller's other pages say; asked for once, and only where a model writes. */
async function earlierTexts({ deps, input }: StepContext, product: Product): Promise<string[]> {
	if (!deps.writer.rewrite || !input.userId || !deps.earlierTexts) return []
	return deps.earlierTexts(input.userId, { language: input.language, productUrl: input.link ?? product.source.url })
}
