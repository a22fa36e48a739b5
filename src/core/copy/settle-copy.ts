import type { Fact } from '../product/facts'
import { checkCopy } from '../truth/check-copy'
import type { Objection } from '../truth/check-part'
import type { CopyOf, CopyPart, Removal } from './copy'
import { type PlacedText, textsOfCopy } from './copy-texts'
import { strikeTexts } from './strike-texts'

/** A part as it was written, and, when it had to be, as it was rewritten; with what a second model said of each. */
export type WrittenTwice<P extends CopyPart> = {
	written: CopyOf<P>
	reviewed?: readonly Objection[]
	rewritten?: CopyOf<P> | undefined
	reviewedAgain?: readonly Objection[]
}
export type Settled<P extends CopyPart> = { copy: CopyOf<P> | undefined; removed: Removal[] }

/** The checker's verdict and the second model's together; what was taken out says what stands in its place. */
export function checkWith<P extends CopyPart>(
	part: P,
	copy: CopyOf<P>,
	facts: Fact[],
	language: string,
	reviewed: readonly Objection[] = [],
): Settled<P> {
	const known = VERDICTS.get(copy)
	if (known && known.language === language && sameObjections(known.reviewed, reviewed) && sameFacts(known.facts, facts))
		return known.settled as Settled<P>
	const settled = judgeWith(part, copy, facts, language, reviewed)
	VERDICTS.set(copy, { language, facts, reviewed, settled })
	return settled
}

/** Between being written and being on the page a part is judged several times over; its verdict is the same while it is the same object. */
const VERDICTS = new WeakMap<
	object,
	{ language: string; facts: readonly Fact[]; reviewed: readonly Objection[]; settled: Settled<CopyPart> }
>()

function sameFacts(one: readonly Fact[], other: readonly Fact[]): boolean {
	return (
		one === other ||
		(one.length === other.length &&
			one.every(({ id, kind, name, text }, at) => {
				const fact = other[at]
				return fact?.id === id && fact.kind === kind && fact.name === name && fact.text === text
			}))
	)
}

function sameObjections(one: readonly Objection[], other: readonly Objection[]): boolean {
	return one.length === other.length && one.every(({ text }, at) => other[at]?.text === text)
}

function judgeWith<P extends CopyPart>(
	part: P,
	copy: CopyOf<P>,
	facts: Fact[],
	language: string,
	reviewed: readonly Objection[],
): Settled<P> {
	const struck = reviewed.map(({ text }) => text)
	const checked = checkCopy(part, strikeTexts(copy, struck), facts, language)
	const said: Removal[] = reviewed.map(({ text, reasons }) => ({
		part,
		text,
		reasons: [...reasons],
		categories: ['missing-evidence'],
		outcome: 'left-out',
	}))
	return { copy: checked.copy, removed: [...said, ...checked.removed].map((removal) => withReplacement(removal, copy, checked.copy)) }
}

/**
 * What the page gets of a part (K-2): the rewritten one when the checker takes less out of it than of the first, the first otherwise. Each
 * objection is on the record with its outcome: rewritten, replaced by a plain fact, or left out.
 */
export function settleCopy<P extends CopyPart>(part: P, made: WrittenTwice<P>, facts: Fact[], language: string): Settled<P> {
	const first = checkWith(part, made.written, facts, language, made.reviewed)
	if (!made.rewritten) return first
	const second = checkWith(part, made.rewritten, facts, language, made.reviewedAgain)
	if (!second.copy || second.removed.length > first.removed.length) return first
	const { rewritten, written } = made
	const standing = second.copy
	const mended = first.removed.map((removal) => withRewrite(removal, written, rewritten, standing))
	const known = new Set(mended.map((removal) => removal.text))
	return { copy: second.copy, removed: [...mended, ...second.removed.filter((removal) => !known.has(removal.text))] }
}

/** The checker put a plain fact or a fixed phrase where the text stood. */
function withReplacement(removal: Removal, before: object, after: object | undefined): Removal {
	if (removal.outcome !== 'left-out' || !after) return removal
	const place = placeOf(removal.text, textsOfCopy(before))
	const there = place && textsOfCopy(after).find(({ path }) => path === place.path)
	const isNew = there && place.plain.trim() === removal.text.trim() && !place.plain.includes(there.plain)
	return isNew && !isList(place.path) ? { ...removal, outcome: 'replaced', instead: there.plain } : removal
}

/** The writer put another text where the first stood, and it stands. A neighbour that moved up is no rewriting. */
function withRewrite(removal: Removal, before: object, rewritten: object, standing: object): Removal {
	const first = textsOfCopy(before)
	const place = placeOf(removal.text, first)
	const there = place && textsOfCopy(rewritten).find(({ path }) => path === place.path)
	const isNew = there && !first.some(({ plain }) => plain.includes(there.plain)) && !there.plain.includes(removal.text)
	const stands = isNew && textsOfCopy(standing).some(({ plain }) => plain === there.plain)
	return stands
		? { ...removal, outcome: 'rewritten', instead: there.plain }
		: { part: removal.part, text: removal.text, reasons: removal.reasons, categories: removal.categories, outcome: 'left-out' }
}

function placeOf(text: string, texts: readonly PlacedText[]): PlacedText | undefined {
	return texts.find(({ plain }) => plain.includes(text))
}

/** In lists items move up when one is dropped, so that a place no longer tells which text it was. */
function isList(path: string): boolean {
	return /\.\d+(?:\.|$)/u.test(path)
}
