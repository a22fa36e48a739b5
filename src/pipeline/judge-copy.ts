import type { Brief } from '../core/copy/brief'
import type { Copy, CopyPart } from '../core/copy/copy'
import { sentencesOfCopy } from '../core/copy/sentences-of-copy'
import { checkWith, type Judged } from '../core/copy/settle-copy'
import { styleObjections } from '../core/copy/style-objections'
import { isAppError } from '../core/errors'
import type { Objection } from '../core/truth/check-part'
import { statementsOf } from '../core/truth/statements'
import { type Payer, paidAnswer, type WritingDeps } from './writing'

/** Who writes and judges, who pays, and until when. */
export type Judging = { deps: WritingDeps; payer: Payer; signal: AbortSignal }

/** `note`: something the seller should know. */
export type JudgedCopy = Judged & { note?: string | undefined }

const UNJUDGED = 'The judging model could not be asked everywhere; there the rules alone have checked.'

/**
 * Judges copy a model wrote, all of it in one call, and gives what was objected to back to its writer once,
 * sentence by sentence (K-2, K-7): by
 * the judge, by the floor, against its style, and for being said on `earlier` pages. What then still fails is for
 * settleCopy to leave out.
 * A model that fails here leaves the floor in charge.
 */
export async function judgeCopy(judging: Judging, copy: Copy, brief: Brief, earlier: readonly string[]): Promise<JudgedCopy> {
	const first = await verdictsOn(judging, sentencesOfCopy(copy), brief)
	const objections = objectionsTo(copy, brief, first.verdicts, earlier)
	const replaced = objections.length > 0 ? await mended(judging, objections, brief) : {}
	const said = new Set(Object.values(replaced).flatMap(statementsOf))
	const second = said.size > 0 ? await verdictsOn(judging, [...said], brief) : { verdicts: {}, failed: false }
	return {
		verdicts: { ...first.verdicts, ...second.verdicts },
		replaced,
		...(first.failed || second.failed ? { note: UNJUDGED } : {}),
	}
}

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

/** A judge's verdicts on some sentences; none without a judge, or when it fails. */
export async function verdictsOn(
	{ deps, payer, signal }: Judging,
	sentences: readonly string[],
	brief: Brief,
): Promise<{ verdicts: Judged['verdicts']; failed: boolean }> {
	const { judge } = deps
	if (!judge || sentences.length === 0) return { verdicts: {}, failed: false }
	try {
		const asked = { purpose: 'judge', model: judge.model, promptVersion: judge.promptVersion, of: [brief.language, brief.facts, sentences] }
		return {
			verdicts: await paidAnswer(deps, payer, asked, ({ record }) => judge.judge(sentences, brief, { signal, record })),
			failed: false,
		}
	} catch (error) {
		signal.throwIfAborted()
		if (!isAppError(error)) throw error
		deps.warn('the judging model failed', { code: error.code, reason: error.message })
		return { verdicts: {}, failed: true }
	}
}

/** What the writer puts in the place of sentences; nothing when it mends nothing, or fails. */
async function mended({ deps, payer, signal }: Judging, objections: readonly Objection[], brief: Brief): Promise<Record<string, string>> {
	const { writer } = deps
	if (!writer.mend) return {}
	const mend = writer.mend.bind(writer)
	try {
		const asked = {
			purpose: 'mend',
			model: writer.modelFor('hero') ?? '',
			promptVersion: writer.promptVersion ?? '',
			of: [brief, objections],
		}
		return await paidAnswer(deps, payer, asked, ({ record }) => mend(objections, brief, { signal, record }))
	} catch (error) {
		signal.throwIfAborted()
		if (!isAppError(error)) throw error
		deps.warn('sentences could not be mended', { code: error.code, reason: error.message })
		return {}
	}
}
