import type { Fact } from '../product/facts'
import type { Removal } from '../truth/claims'
import { checkCopy } from './check/check-copy'
import type { Verdict } from './check/check-part'
import type { CopyOf, CopyPart } from './copy'
import { type PlacedText, textsOfCopy } from './copy-texts'
import { replaceSentences } from './replace-sentences'

/**
 * What came of judging a page's copy (K-7): verdicts by sentence, and what the writer put in the place of those
 * objected to.
 */
export type Judged = {
	verdicts: Readonly<Record<string, Verdict>>
	replaced: Readonly<Record<string, string>>
	/** Ids of facts whose translation says something else. */
	wrongRows: readonly string[]
}
/** `isQuoted`: no model wrote it; it is made of the listing's own words, and nothing is guessed of them. */
export type MaybeQuoted = Judged & { isQuoted?: boolean }
export const NOT_JUDGED: Judged = { verdicts: {}, replaced: {}, wrongRows: [] }
export const QUOTED: MaybeQuoted = { ...NOT_JUDGED, isQuoted: true }
export type Settled<P extends CopyPart> = { copy: CopyOf<P> | undefined; removed: Removal[] }

/** The floor's verdict and the judge's together; what was taken out says what stands in its place. */
export function checkWith<P extends CopyPart>(
	part: P,
	copy: CopyOf<P>,
	facts: Fact[],
	language: string,
	{ verdicts, isQuoted = false }: Pick<MaybeQuoted, 'verdicts' | 'isQuoted'> = NOT_JUDGED,
): Settled<P> {
	const checked = checkCopy(part, copy, facts, language, new Map(Object.entries(verdicts)), isQuoted)
	return { copy: checked.copy, removed: checked.removed.map((removal) => withReplacement(removal, copy, checked.copy)) }
}

/**
 * What the page gets of a part (K-2): the copy with what the writer put in the place of sentences that were objected
 * to, as far as that stands. Each objection is on the record with its outcome: rewritten, replaced by a plain fact, or
 * left out.
 */
export function settleCopy<P extends CopyPart>(
	part: P,
	written: CopyOf<P>,
	judged: MaybeQuoted,
	facts: Fact[],
	language: string,
): Settled<P> {
	const { replaced } = judged
	const first = checkWith(part, written, facts, language, judged)
	const mended = replaceSentences(written, replaced)
	if (mended === written) return first
	const second = checkWith(part, mended, facts, language, judged)
	const standing = textsOfCopy(second.copy ?? {}).map(({ plain }) => plain)
	// What was objected to for its wording alone is no claim, and not on the record.
	const rewritten = first.removed.map((removal): Removal => {
		const instead = replaced[removal.text]
		return instead && standing.some((plain) => plain.includes(instead)) ? { ...removal, outcome: 'rewritten', instead } : removal
	})
	const known = new Set(first.removed.map(({ text }) => text))
	return { copy: second.copy, removed: [...rewritten, ...second.removed.filter(({ text }) => !known.has(text))] }
}

/** The checker put a plain fact or a fixed phrase where the text stood. */
function withReplacement(removal: Removal, before: object, after: object | undefined): Removal {
	if (removal.outcome !== 'left-out' || !after) return removal
	const place = placeOf(removal.text, textsOfCopy(before))
	const there = place && textsOfCopy(after).find(({ path }) => path === place.path)
	const isNew = there && place.plain.trim() === removal.text.trim() && !place.plain.includes(there.plain)
	return isNew && !isList(place.path) ? { ...removal, outcome: 'replaced', instead: there.plain } : removal
}

function placeOf(text: string, texts: readonly PlacedText[]): PlacedText | undefined {
	return texts.find(({ plain }) => plain.includes(text))
}

/** In lists items move up when one is dropped, so that a place no longer tells which text it was. */
function isList(path: string): boolean {
	return /\.\d+(?:\.|$)/u.test(path)
}
