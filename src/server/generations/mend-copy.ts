import type { Brief } from '../../core/copy/brief'
import type { CopyOf, CopyPart } from '../../core/copy/copy'
import { checkWith } from '../../core/copy/settle-copy'
import { styleObjections } from '../../core/copy/style-objections'
import { isAppError } from '../../core/errors'
import type { Objection } from '../../core/truth/check-part'
import { type Payer, recording, type WritingDeps, writePaid } from './writing'

/** What came of the check of a part: what a second model said, the part as it was rewritten for that, and what it said then. */
export type Mended<P extends CopyPart> = {
	reviewed: Objection[]
	rewritten?: CopyOf<P> | undefined
	reviewedAgain: Objection[]
	/** Something the seller should know. */
	note?: string | undefined
}

const UNCHECKED = 'The second, checking model could not be asked everywhere; there the rules alone have checked.'

/** Who writes, who pays, and until when. */
export type Mending = { deps: WritingDeps; payer: Payer; signal: AbortSignal }

/**
 * Gives a part back to its writer once, with everything that was objected to (K-2): by the checker, by a second model, against its style, and for
 * being said on `earlier` pages. What then still fails is for settleCopy to leave out. A model that fails here costs nothing but the mending.
 */
export async function mendCopy<P extends CopyPart>(
	mending: Mending,
	part: P,
	brief: Brief,
	copy: CopyOf<P>,
	earlier: readonly string[],
): Promise<Mended<P>> {
	const first = await review(mending, part, copy, brief)
	const { removed } = checkWith(part, copy, brief.facts, brief.language, first.objections)
	const objections = [...removed, ...styleObjections(copy, brief.language, earlier)].map(({ text, reasons }) => ({ text, reasons }))
	const rewritten = objections.length > 0 ? await rewrite(mending, part, brief, copy, objections) : undefined
	const second = rewritten ? await review(mending, part, rewritten, brief) : { objections: [], failed: false }
	return {
		reviewed: first.objections,
		rewritten,
		reviewedAgain: second.objections,
		...(first.failed || second.failed ? { note: UNCHECKED } : {}),
	}
}

/** The part anew; undefined when the writer does not rewrite, or fails: then what stands of the first is used. */
async function rewrite<P extends CopyPart>(
	{ deps, payer, signal }: Mending,
	part: P,
	brief: Brief,
	copy: CopyOf<P>,
	objections: Objection[],
): Promise<CopyOf<P> | undefined> {
	const { writer } = deps
	if (!writer.rewrite) return undefined
	const again = writer.rewrite.bind(writer)
	try {
		const asked = { purpose: 'rewrite', part, brief, more: [copy, objections] } as const
		return await writePaid(deps, payer, asked, ({ record }) => again(part, brief, copy, objections, { signal, record }))
	} catch (error) {
		signal.throwIfAborted()
		if (!isAppError(error)) throw error
		deps.warn('a part could not be rewritten', { part, code: error.code, reason: error.message })
		return undefined
	}
}

async function review<P extends CopyPart>(
	{ deps, payer, signal }: Mending,
	part: P,
	copy: CopyOf<P>,
	brief: Brief,
): Promise<{ objections: Objection[]; failed: boolean }> {
	const { reviewer } = deps
	if (!reviewer) return { objections: [], failed: false }
	try {
		const objections = await recording(deps, payer, (record) => reviewer.review(part, copy, brief, { signal, record }))
		return { objections, failed: false }
	} catch (error) {
		signal.throwIfAborted()
		if (!isAppError(error)) throw error
		deps.warn('the checking model failed', { part, code: error.code, reason: error.message })
		return { objections: [], failed: true }
	}
}
