import type { GenerationEvent } from '../../core/contracts/generation'
import type { Brief } from '../../core/copy/brief'
import type { CopyOf, CopyPart } from '../../core/copy/copy'
import { checkWith, type MaybeQuoted, settleCopy } from '../../core/copy/settle-copy'
import { previewOf } from './section-preview'

/** What of a part under way may be shown: what stands before the checker. */
export function unfinishedEvents<P extends CopyPart>(part: P, copy: CopyOf<P>, brief: Brief): GenerationEvent[] {
	const checked = checkWith(part, copy, brief.facts, brief.language).copy
	return checked ? [{ type: 'section', part, ...previewOf(checked), partial: true }] : []
}

/** A part as the page will have it, and what came of its check. */
export function settledEvents<P extends CopyPart>(part: P, written: CopyOf<P>, judged: MaybeQuoted, brief: Brief): GenerationEvent[] {
	const { copy, removed } = settleCopy(part, written, judged, brief.facts, brief.language)
	const rewritten = removed.filter(({ outcome }) => outcome === 'rewritten').length
	const checked = { type: 'checked', part, objected: removed.length, rewritten } as const
	return copy ? [{ type: 'section', part, ...previewOf(copy) }, checked] : [checked]
}
