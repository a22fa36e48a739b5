import { z } from 'zod'
import type { GenerationEvent } from '../../../core/contracts/generation'
import type { Brief } from '../../../core/copy/brief'
import { COPY_PARTS, type Copy, type CopyOf, type CopyPart, copyPartSchemas } from '../../../core/copy/copy'
import { isAppError } from '../../../core/errors'
import { factsOf } from '../../../core/product/facts'
import type { Product } from '../../../core/product/product'
import { checkCopy } from '../../../core/truth/check-copy'
import type { StepContext } from '../generator'
import { remember } from '../remember'
import { previewOf } from '../section-preview'

/** The copy as written, and what had to be written by the fallback. */
export type Written = { copy: Copy; notes: string[] }
type WrittenPart<P extends CopyPart> = { copy?: CopyOf<P> | undefined; note?: string | undefined }

/** Writes all parts at once; each is stored as it arrives, and shown as far as the checker lets it stand. */
export async function writeStep(context: StepContext, product: Product): Promise<Written> {
	const facts = factsOf(product)
	const { language, market } = context.input
	const brief: Brief = { language, market, factsLanguage: product.source.language, facts }
	const finished: StepEvent = { type: 'step', step: 'write-copy', state: 'finished' }
	if ((await context.journal.findStep('write-copy')) === undefined) {
		await context.journal.emit({ type: 'step', step: 'write-copy', state: 'started' })
	}
	const parts = await Promise.all(COPY_PARTS.map(async (part) => [part, await writePart(context, part, brief)] as const))
	await remember(
		context,
		'write-copy',
		z.literal(true),
		async () => true as const,
		() => [finished],
	)
	return {
		copy: Object.fromEntries(parts.flatMap(([part, written]) => (written.copy ? [[part, written.copy]] : []))),
		notes: parts.flatMap(([, written]) => (written.note ? [written.note] : [])),
	}
}

type StepEvent = Extract<GenerationEvent, { type: 'step' }>

async function writePart<P extends CopyPart>(context: StepContext, part: P, brief: Brief): Promise<WrittenPart<P>> {
	const schema = z.object({ copy: copyPartSchemas[part].optional(), note: z.string().optional() }) as unknown as z.ZodType<WrittenPart<P>>
	return remember(
		context,
		`write-copy:${part}`,
		schema,
		() => writeOrFallBack(context, part, brief),
		({ copy }) => {
			const checked = copy && checkCopy(part, copy, brief.facts, brief.language).copy
			return checked ? [{ type: 'section', part, ...previewOf(checked) }] : []
		},
	)
}

async function writeOrFallBack<P extends CopyPart>({ deps, signal }: StepContext, part: P, brief: Brief): Promise<WrittenPart<P>> {
	try {
		return { copy: (await deps.writer.write(part, brief, signal)).copy }
	} catch (error) {
		signal.throwIfAborted()
		if (!isAppError(error) || deps.writer === deps.fallbackWriter) throw error
		deps.warn('a part was written by the fallback', { part, code: error.code, reason: error.message })
		const { copy } = await deps.fallbackWriter.write(part, brief, signal)
		return { copy, note: `The model failed at “${part}” (${error.code}); it was written by the embedded writer.` }
	}
}
