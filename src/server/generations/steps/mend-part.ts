import { z } from 'zod'
import type { Brief } from '../../../core/copy/brief'
import { type CopyOf, type CopyPart, copyPartSchemas, reasonSchema } from '../../../core/copy/copy'
import type { StepContext } from '../generator'
import { type Mended, mendCopy } from '../mend-copy'
import { remember } from '../remember'
import { settledEvents } from '../section-events'

const objectionsSchema = z.array(z.object({ text: z.string(), reasons: z.array(reasonSchema) }))

/** Mends a part a model wrote, once, and tells how it now stands. Stored as a whole: a process that is killed does not pay for it twice. */
export async function mendPart<P extends CopyPart>(
	context: StepContext,
	part: P,
	brief: Brief,
	copy: CopyOf<P>,
	earlier: readonly string[],
): Promise<Mended<P>> {
	const { deps, input, signal } = context
	const schema = z.object({
		reviewed: objectionsSchema,
		rewritten: copyPartSchemas[part].optional(),
		reviewedAgain: objectionsSchema,
		note: z.string().optional(),
	}) as unknown as z.ZodType<Mended<P>>
	return remember(
		context,
		`mend-copy:${part}`,
		schema,
		() => mendCopy({ deps, payer: { ...input, generationId: input.id }, signal }, part, brief, copy, earlier),
		(mended) => settledEvents(part, { written: copy, ...mended }, brief),
	)
}
