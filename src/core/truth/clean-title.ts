import type { Fact } from '../product/facts'
import { normalizeText } from './normalize-text'
import { bannedIn } from './standing'

/** What separates the parts of a title. */
const SEPARATORS = /((?<!\s)\s+[-–—|·•/:]\s+|(?<!\s)\s*(?:,(?!\d)|[;|·•｜、，；!！【】[\]()（）])+\s*)/u
/** A last word or sign that leads to what was removed and means nothing without it. */
const LOOSE_LAST = new RegExp(
	String.raw`(?:[\s\-–—:,;|&+#*★☆✓✔]|(?:^|\s)(?:with|and|for|in|by|of|plus|incl\.?|mit|und|für|inkl\.?|avec|et` +
		'|pour|con|y|e|para|com|per|ve|ile|met|en|voor|och|med|z|i|с|и|مع|و|ل))$',
	'iu',
)
/** Longer than any of them. */
const LONGEST_LOOSE = 8
const LOOSE_START = /^(?:[\s\-–—:,;|&+#*★☆✓✔]|(?:and|und|et|y|e|ve|och|i|и|&)\s)+/iu

/**
 * A listing's title without what no page may say (K-3): "Best Seller #1 Desk Lamp, -50% today only" → "Desk Lamp". The
 * rest stays as it was written; empty when nothing is left. `facts`: what the seller promises may stand.
 */
export function cleanTitle(title: string, facts: readonly Fact[]): string {
	if (!bannedIn(title, facts)) return title
	const pieces = title.split(SEPARATORS)
	const kept: string[] = []
	for (let at = 0; at < pieces.length; at += 2) {
		const segment = cleanSegment(pieces[at] ?? '', facts)
		if (!segment) continue
		const separator = pieces[at - 1] ?? ''
		kept.push(kept.length > 0 ? `${/[[(（【\])）】!！]/u.test(separator) ? ', ' : separator}${segment}` : segment)
	}
	const whole = kept.join('').trim()
	return bannedIn(whole, facts) ? cleanSegment(whole, facts) : whole
}

/** An amount of money alone, as a price cut leaves it behind: “1.73US $”. */
const PRICE = /^(?=.*\p{Sc})[^\p{L}]*\d[\d.,]*\s?\p{L}{0,3}\s?\p{Sc}?$/u

/** Cuts what is banned out of one part of a title; each cut shortens it, so that it comes to an end. */
function cleanSegment(segment: string, facts: readonly Fact[]): string {
	let left = segment.trim()
	let cut = false
	for (let banned = bannedIn(left, facts); banned && left; banned = bannedIn(left, facts)) {
		const { start, end } = stretchOf(left, banned.index, banned.words.length)
		left = `${withoutLooseEnd(left.slice(0, start))} ${left.slice(end).replace(LOOSE_START, '')}`.trim()
		cut = true
	}
	return cut
		? withoutLooseEnd(left)
				.replace(LOOSE_START, '')
				.replace(/\s{2,}/gu, ' ')
				.replace(/^[#№]?\s?\d{1,2}$/u, '')
				.replace(PRICE, '')
		: segment.trim()
}

function withoutLooseEnd(text: string): string {
	let end = text.length
	for (let loose: RegExpExecArray | null; ; end -= loose[0].length) {
		loose = LOOSE_LAST.exec(text.slice(Math.max(0, end - LONGEST_LOOSE), end))
		if (!loose) return text.slice(0, end)
	}
}

/**
 * The stretch of the written text that a place in its normalizeText form is about, with a figure that belongs to it ("2
 * year …").
 */
function stretchOf(written: string, index: number, length: number): { start: number; end: number } {
	const text = normalizeText(written)
	const [from, to] = withFigures(text, index, index + length)
	if (text.length === written.length) return { start: wordStart(written, from), end: wordEnd(written, to) }
	const words = Array.from(written.matchAll(/\S+/gu))
	const first = words[text.slice(0, from).split(' ').length - 1]
	const last = words[text.slice(0, to).trimEnd().split(' ').length - 1] ?? words.at(-1)
	return first && last ? { start: first.index, end: last.index + last[0].length } : { start: 0, end: written.length }
}

function withFigures(text: string, from: number, to: number): [number, number] {
	const before = figureBefore(text, from)
	const after = /^[ :#№-]{0,3}(\d[\d.,]*)/u.exec(text.slice(to))
	const number = before && /\d[\d.,]*/u.exec(before[0])
	const lead = number ? before.index + number.index + number[0].length : 0
	const isTerm = (end: number) => TERM.test(text.slice(end, end + LONGEST_TERM))
	const start = before && isTerm(lead) ? before.index : from
	if (!after) return [start, to]
	const end = to + after[0].length
	if (/^ ?[#№]/u.test(after[0])) return [start, end]
	const unit = /^ ?(?:%|\p{L}+)/u.exec(text.slice(end))?.[0] ?? ''
	return [start, isTerm(end) ? end + unit.length : to]
}

const FIGURE_TO_THE_END = /^(?:#|№|[-+])? ?\d[\d.,]*(?:[ -]\S*|[^\s\d.,]\S*)?[ -]?$/u
const LONGEST_FIGURE = 32
/** A figure with at most one word behind it that a place follows directly. */
function figureBefore(text: string, place: number): { 0: string; index: number } | undefined {
	for (let at = Math.max(0, place - LONGEST_FIGURE); at < place; at++) {
		const found = FIGURE_TO_THE_END.exec(text.slice(at, place))
		if (found) return { 0: found[0], index: at }
	}
	return undefined
}

/** What a promise or a discount is measured in: a share or a time. */
const TERM = new RegExp(
	'^[ -]?(?:%|(?:year|month|week|day|hour|jahr|monat|tag|an|mois|jour|año|mes|d[ií]a|ann[io]|giorn|ano|dia' +
		String.raw`|y[ıi]l|jaar|maand|dag|سن|عام|شهر|يوم|年|ヶ月|か月|日|个月)(?!\p{Lu}))`,
	'u',
)
const LONGEST_TERM = 12

const isLetter = (text: string, at: number) =>
	/[\p{L}\p{M}\d]/u.test(text[at] ?? '') && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text[at] ?? '')

function wordStart(text: string, index: number): number {
	let at = index
	while (at > 0 && isLetter(text, at) && isLetter(text, at - 1)) at--
	return at
}

function wordEnd(text: string, index: number): number {
	let at = index
	while (at < text.length && isLetter(text, at - 1) && isLetter(text, at)) at++
	return at
}
