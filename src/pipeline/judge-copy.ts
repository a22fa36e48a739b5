import type { Judgement, ToBeJudged } from '../connectors/writers/writer'
import type { Brief } from '../core/copy/brief'
import type { Copy, CopyPart, Reason } from '../core/copy/copy'
import { sentencesOfCopy } from '../core/copy/sentences-of-copy'
import { checkWith, type Judged } from '../core/copy/settle-copy'
import { styleObjections } from '../core/copy/style-objections'
import { isAppError } from '../core/errors'
import { msg } from '../core/messages/message'
import type { Note } from '../core/messages/message-schema'
import type { Objection } from '../core/truth/check-part'
import { statementsOf } from '../core/truth/statements'
import { type Payer, paidAnswer, type WritingDeps } from './writing'

/** Who writes and judges, who pays, and until when. */
export type Judging = { deps: WritingDeps; payer: Payer; signal: AbortSignal }

/** `note`: something the seller should know. */
export type JudgedCopy = Judged & { note?: Note | undefined }

const UNJUDGED = msg('generations.judge_missing')

/**
 * Judges copy a model wrote, all of it in one call, and takes what the judge would put in the place of what is objected
 * to (K-2, K-7): by the judge, by the floor, against its style, and for being said on `earlier` pages. What then still
 * fails is for settleCopy to leave out, by the floor alone. `rows`: translated facts as the page shows them. A judge
 * that fails leaves the floor in charge.
 */
export async function judgeCopy(
	judging: Judging,
	copy: Copy,
	brief: Brief,
	earlier: readonly string[],
	rows: readonly { id: string; text: string }[] = [],
): Promise<JudgedCopy> {
	const sentences = sentencesOfCopy(copy)
	// What no verdict can lift is said otherwise at once; the rest only when the judge does not bear it either.
	const refused = objectionsTo(copy, brief, {}, earlier).filter(({ reasons }) => reasons.some(({ code }) => NO_VERDICT_LIFTS.has(code)))
	const { judgement, failed } = await judgementOn(judging, { sentences, refused, rows }, brief)
	const objected = new Set(objectionsTo(copy, brief, judgement.verdicts, earlier).map(({ text }) => text))
	return {
		...judgement,
		replaced: Object.fromEntries(Object.entries(judgement.replaced).filter(([sentence]) => objected.has(sentence))),
		...(failed ? { note: UNJUDGED } : {}),
	}
}

/** Reasons that stand whatever a judge says: the hard kinds, loose figures, and style. */
const NO_VERDICT_LIFTS: ReadonlySet<Reason['code']> = new Set([
	'popularity',
	'scarcity',
	'countdown',
	'discounts',
	'prices',
	'guarantees',
	'delivery',
	'returns',
	'health',
	'loose_figure',
	'stock_phrase',
	'repeated',
])

/** What cannot stand or is badly said, sentence by sentence. */
function objectionsTo(copy: Copy, brief: Brief, verdicts: Judged['verdicts'], earlier: readonly string[]): Objection[] {
	const found = new Map<string, Objection>()
	const add = ({ text, reasons }: Objection) => {
		for (const sentence of statementsOf(text)) if (!found.has(sentence)) found.set(sentence, { text: sentence, reasons })
	}
	for (const [part, written] of Object.entries(copy) as [CopyPart, Copy[CopyPart]][]) {
		if (!written) continue
		for (const { text, reasons } of checkWith(part, written, brief.facts, brief.language, verdicts).removed) add({ text, reasons })
		for (const objection of styleObjections(written, brief.language, earlier)) add(objection)
	}
	return [...found.values()]
}

/** What a judge says of some sentences; nothing without a judge, or when it fails. */
export async function judgementOn(
	{ deps, payer, signal }: Judging,
	of: ToBeJudged,
	brief: Brief,
): Promise<{ judgement: Judgement; failed: boolean }> {
	const { judge } = deps
	if (!judge || of.sentences.length === 0) return { judgement: NO_JUDGEMENT, failed: false }
	try {
		const { model, promptVersion } = judge
		const asked = { purpose: 'judge', model, promptVersion, of: [brief.language, brief.facts, of] }
		return { judgement: await paidAnswer(deps, payer, asked, ({ record }) => judge.judge(of, brief, { signal, record })), failed: false }
	} catch (error) {
		signal.throwIfAborted()
		if (!isAppError(error)) throw error
		deps.warn('the judging model failed', { code: error.code, reason: error.message })
		return { judgement: NO_JUDGEMENT, failed: true }
	}
}
const NO_JUDGEMENT: Judgement = { verdicts: {}, replaced: {}, wrongRows: [] }
