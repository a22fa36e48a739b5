import type { Judgement, ToBeJudged } from '../../connectors/writers/writer'
import type { Brief } from '../../core/copy/brief'
import type { TextFinding } from '../../core/copy/check/check-part'
import type { Copy, CopyPart } from '../../core/copy/copy'
import { sentencesOfCopy } from '../../core/copy/sentences-of-copy'
import { checkWith, type Judged } from '../../core/copy/settle-copy'
import { styleFindings } from '../../core/copy/style-findings'
import { type Message, msg } from '../../core/messages/message'
import type { Note } from '../../core/messages/message-schema'
import { isUnliftable } from '../../core/truth/finding'
import { statementsOf } from '../../core/truth/statements'
import { expectError } from './expect-error'
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
	return judgeTexts(judging, brief, { sentences: sentencesOfCopy(copy), rows }, (verdicts) => findingsIn(copy, brief, verdicts, earlier))
}

/**
 * The same of any sentences a model wrote, a page's or an ad's: `objections` says what cannot stand by some
 * verdicts. Of what the judge would put in the place of sentences, that for those objected to counts.
 */
export async function judgeTexts(
	judging: Judging,
	brief: Brief,
	{ sentences, rows }: Pick<ToBeJudged, 'sentences' | 'rows'>,
	objections: (verdicts: Judged['verdicts']) => Refused[],
): Promise<Judged & { note?: Message }> {
	// What no verdict can lift is said otherwise at once; the rest only when the judge does not bear it either.
	const refused = objections({}).flatMap(({ unliftable, ...one }) => (unliftable ? [one] : []))
	const { judgement, failed } = await judgementOn(judging, { sentences, refused, ...(rows ? { rows } : {}) }, brief)
	const objected = new Set(objections(judgement.verdicts).map(({ text }) => text))
	return {
		...judgement,
		replaced: Object.fromEntries(Object.entries(judgement.replaced).filter(([sentence]) => objected.has(sentence))),
		...(failed ? { note: UNJUDGED } : {}),
	}
}

/** `unliftable`: whatever a judge says, for being of a hard kind, a figure no fact bears, or badly said. */
type Refused = TextFinding & { unliftable: boolean }

/** What cannot stand or is badly said, sentence by sentence. */
function findingsIn(copy: Copy, brief: Brief, verdicts: Judged['verdicts'], earlier: readonly string[]): Refused[] {
	const found = new Map<string, Refused>()
	const add = ({ text, reasons }: TextFinding, unliftable: boolean) => {
		for (const sentence of statementsOf(text)) if (!found.has(sentence)) found.set(sentence, { text: sentence, reasons, unliftable })
	}
	for (const [part, written] of Object.entries(copy) as [CopyPart, Copy[CopyPart]][]) {
		if (!written) continue
		for (const { text, reasons, categories } of checkWith(part, written, brief.facts, brief.language, { verdicts }).removed)
			add({ text, reasons }, categories.some(isUnliftable))
		for (const finding of styleFindings(written, brief.language, earlier)) add(finding, true)
	}
	return [...found.values()]
}

/** What a judge says of some sentences; nothing without a judge, or when it fails. */
async function judgementOn(
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
		expectError(error, signal)
		deps.warn('the judging model failed', { code: error.code, reason: error.message })
		return { judgement: NO_JUDGEMENT, failed: true }
	}
}
const NO_JUDGEMENT: Judgement = { verdicts: {}, replaced: {}, wrongRows: [] }
