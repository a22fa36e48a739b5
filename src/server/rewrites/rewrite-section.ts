import type { RewriteResponse } from '../../core/contracts/pages'
import type { Brief } from '../../core/copy/brief'
import type { CopyOf, CopyPart } from '../../core/copy/copy'
import { textsOfCopy } from '../../core/copy/copy-texts'
import { writeEmbedded } from '../../core/copy/embedded-writer'
import { checkWith, QUOTED, type Settled, settleCopy } from '../../core/copy/settle-copy'
import { AppError } from '../../core/errors'
import { findLanguage } from '../../core/locale/languages'
import { type Message, msg } from '../../core/messages/message'
import { isWrittenSection, type WrittenSectionType, withCopy } from '../../core/page/compose/section-copy'
import type { Page, Section, SectionOf } from '../../core/page/page'
import { usable } from '../../core/product/facts'
import { judgeCopy } from '../../pipeline/step-parts/judge-copy'
import { type Payer, recording, type WritingDeps } from '../../pipeline/step-parts/writing'

export type RewriteDeps = WritingDeps & { newId(): string }
export type RewriteWish = { page: Page; section: Section; instruction: string; payer: Payer }
/** Writing a section anew, wherever it is done. */
export type RewriteWork = { rewriteSection(wish: RewriteWish, signal: AbortSignal): Promise<RewriteResponse> }
type Wanted = RewriteWish & { signal: AbortSignal }

/**
 * A section anew from the page's facts (W-6): written with the seller's instruction as a wish, checked and mended like
 * any copy. Nothing is saved. Throws AppError `conflict` for a locked section, `invalid_request` for one nobody writes
 * or a wish no model is there for, and what the writer throws.
 */
export async function rewriteSection(deps: RewriteDeps, { page, section, instruction, payer, signal }: Wanted): Promise<RewriteResponse> {
	if (section.locked || page.sections.some((stored) => stored.id === section.id && stored.locked))
		throw new AppError('conflict', msg('writing.section_locked'))
	if (!isWrittenSection(section)) {
		const message = msg('writing.section_not_written')
		throw new AppError('invalid_request', message, { details: { section: section.type } })
	}
	const { copy, removed } = await settledCopy(deps, { page, section, instruction, payer, signal })
	if (!copy) {
		throw new AppError('writer_failed', msg('writing.nothing_rests'), {
			details: { removed: removed.map(({ text }) => text) },
		})
	}
	return { section: withCopy(section, copy, deps.newId), removed }
}

type WantedCopy<P extends WrittenSectionType> = Omit<Wanted, 'section'> & { section: SectionOf<P> }

async function settledCopy<P extends WrittenSectionType>(deps: RewriteDeps, wanted: WantedCopy<P>): Promise<Settled<P>> {
	const { page, section, instruction, payer, signal } = wanted
	const part: P & CopyPart = section.type
	const texts = textsOfCopy(section.props).map(({ plain }) => plain)
	const brief: Brief = {
		language: page.language,
		market: page.market,
		// Of a page in the listing's own language nothing is recorded.
		factsLanguage: page.record.factsLanguage ?? findLanguage(page.language)?.tag,
		facts: usable(page.facts),
		listed: page.facts,
		...(page.record.plan ? { plan: page.record.plan } : {}),
		...(payer.seller?.voice ? { voice: payer.seller.voice } : {}),
		...(instruction ? { wish: instruction } : {}),
		present: texts,
	}
	if (deps.writer.kind === 'embedded') return asFirstWritten(part, brief, texts, instruction)
	const { copy } = await recording(deps, payer, (record) => deps.writer.write(part, brief, { signal, record }))
	if (!copy) throw new AppError('writer_failed', msg('writing.no_facts'))
	const judged = await judgeCopy({ deps, payer, signal }, { [part]: copy }, brief, [])
	return settleCopy(part, copy, judged, brief.facts, page.language)
}

/** Without a model there is one arrangement of the facts: it can be brought back, and not be changed by wishes. */
function asFirstWritten<P extends CopyPart>(part: P, brief: Brief, texts: readonly string[], instruction: string): Settled<P> {
	if (instruction) throw noModel(msg('writing.why_no_wish'))
	const copy: CopyOf<P> | undefined = writeEmbedded(part, brief)
	const settled = copy ? checkWith(part, copy, brief.facts, brief.language, QUOTED) : { copy: undefined, removed: [] }
	const anew = textsOfCopy(settled.copy ?? {}).map(({ plain }) => plain)
	// A section has more texts than its copy: labels and links of its own.
	if (anew.every((text) => texts.includes(text))) throw noModel(msg('writing.why_own_sentences'))
	return settled
}

function noModel(why: Message): AppError {
	return new AppError('invalid_request', msg('writing.no_model_here', { why }), { details: { model_writer: false } })
}
