import { z } from 'zod'
import type { Brief } from '../../core/copy/brief'
import { type CopyOf, type CopyPart, copyPartSchemas } from '../../core/copy/copy'
import { QUOTED } from '../../core/copy/settle-copy'
import { errorNote } from '../../core/copy/writing-error'
import { findLanguage, findLanguageByTag } from '../../core/locale/languages'
import { type Note, noteSchema } from '../../core/messages/message-schema'
import { shownName, shownText } from '../../core/product/facts'
import { inPageLanguage } from '../../core/understanding/apply-understanding'
import { coalesce } from '../step-parts/coalesce'
import { expectError } from '../step-parts/expect-error'
import type { StepContext } from '../step-parts/generator'
import { noteEvent } from '../step-parts/note-event'
import { runStepOnce } from '../step-parts/run-step-once'
import { settledEvents, unfinishedEvents } from '../step-parts/section-events'
import { writePaid } from '../step-parts/writing'

/** `note`: the model failed, and the fallback wrote it. */
export type WrittenPart<P extends CopyPart> = { copy?: CopyOf<P> | undefined; note?: Note | undefined }

/** One part as it was written; told of while it is being written, as far as the checker lets it stand. */
export async function writePart<P extends CopyPart>(context: StepContext, part: P, brief: Brief): Promise<WrittenPart<P>> {
	const schema = z.object({ copy: copyPartSchemas[part].optional(), note: noteSchema.optional() }) as unknown as z.ZodType<WrittenPart<P>>
	return runStepOnce(
		context,
		`write-copy:${part}`,
		schema,
		() => writeOrFallBack(context, part, brief),
		({ copy, note }) => [
			...(copy ? (isMended(context, note) ? unfinishedEvents(part, copy, brief) : settledEvents(part, copy, QUOTED, brief)) : []),
			...(note ? [noteEvent(note)] : []),
		],
	)
}

/**
 * Only what a model wrote goes back to its writer; what was made of the listing's own words stands or falls as it is.
 */
export function isMended({ deps }: StepContext, note: Note | undefined): boolean {
	return deps.writer.kind === 'model' && note === undefined
}

/** The brief for whoever quotes facts: where they were translated, in the page's language. */
function inPageWords(brief: Brief): Brief {
	if (!brief.plan) return brief
	const facts = isForeign(brief) ? inPageLanguage(brief.facts) : brief.facts
	const said = facts.map((fact) => ({ ...fact, ...(fact.name ? { name: shownName(fact) ?? fact.name } : {}), text: shownText(fact) }))
	return { ...brief, factsLanguage: findLanguage(brief.language)?.tag, facts: said }
}

const isForeign = ({ factsLanguage, language }: Brief) =>
	factsLanguage !== undefined && findLanguageByTag(factsLanguage)?.id !== findLanguage(language)?.id

/** A person sees no more of a part being written; each telling is judged and stored. */
const TOLD_EVERY_MS = 200

async function writeOrFallBack<P extends CopyPart>(context: StepContext, part: P, brief: Brief): Promise<WrittenPart<P>> {
	const { deps, signal, journal, input } = context
	let told = ''
	const teller = coalesce(async (read: () => CopyOf<P> | undefined) => {
		const copy = read()
		const key = JSON.stringify(copy)
		if (!copy || key === told) return
		told = key
		for (const event of unfinishedEvents(part, copy, brief)) journal.tell(event)
	}, TOLD_EVERY_MS)
	try {
		const copy = await writePaid(deps, { ...input, generationId: input.id }, { purpose: 'write', part, brief }, ({ record }) =>
			deps.writer.write(part, brief, { signal, record, partial: teller.tell }),
		)
		return { copy }
	} catch (error) {
		expectError(error, signal)
		if (deps.writer === deps.fallbackWriter) throw error
		deps.warn('a part was written by the fallback', { part, code: error.code, reason: error.message, ...error.details })
		const { copy } = await deps.fallbackWriter.write(part, inPageWords(brief), { signal })
		return { copy, note: errorNote(part, error.details.kind) }
	} finally {
		await teller.done()
	}
}
