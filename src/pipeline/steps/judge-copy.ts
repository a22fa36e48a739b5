import { z } from 'zod'
import type { Brief } from '../../core/copy/brief'
import { verdictSchema } from '../../core/copy/check/check-part'
import { COPY_PARTS, type Copy, type CopyPart } from '../../core/copy/copy'
import { noteSchema } from '../../core/messages/message-schema'
import type { Fact } from '../../core/product/facts'
import type { StepContext } from '../step-parts/generator'
import { type JudgedCopy, judgeCopy } from '../step-parts/judge-copy'
import { runStepOnce } from '../step-parts/run-step-once'
import { settledEvents } from '../step-parts/section-events'

const judgedSchema = z.object({
	verdicts: z.record(z.string(), verdictSchema),
	replaced: z.record(z.string(), z.string()),
	wrongRows: z.array(z.string()).default([]),
	note: noteSchema.optional(),
})

/**
 * Judges what a model wrote and has it mended, once, and tells how each part now stands. Stored as a whole: a
 * process that is killed does not pay for it twice.
 */
export async function judgeStep(context: StepContext, copy: Copy, brief: Brief, earlier: readonly string[]): Promise<JudgedCopy> {
	const { deps, input, signal } = context
	return runStepOnce(
		context,
		'judge-copy',
		judgedSchema,
		() => judgeCopy({ deps, payer: { ...input, generationId: input.id }, signal }, copy, brief, earlier, translatedRows(brief.facts)),
		(judged) => COPY_PARTS.flatMap((part) => eventsOf(part, copy, judged, brief)),
	)
}

/** What the page will show of facts in words the listing does not have. */
function translatedRows(facts: readonly Fact[]): { id: string; text: string }[] {
	return facts.flatMap(({ id, name, text, translated }) =>
		translated && (translated.text !== text || translated.name !== name)
			? [{ id, text: [translated.name, translated.text].filter(Boolean).join(': ') }]
			: [],
	)
}

function eventsOf<P extends CopyPart>(part: P, copy: Copy, judged: JudgedCopy, brief: Brief) {
	const written = copy[part]
	return written ? settledEvents(part, written, judged, brief) : []
}
