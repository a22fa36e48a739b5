/** Stands for "some character" among the beginnings of a term. */
const ANY = '\0'
/** How many characters of a term the index knows it by. */
export const HEAD = 6

/**
 * How the matches of a regular expression can begin: up to HEAD characters each, shorter where a match can be shorter or where
 * what follows can be anything. The index of a vocabulary is built from them, so that a text is compared with few terms.
 */
export function headsOf(source: string): string[] {
	const { heads } = readAlternatives(source, 0)
	const cut = new Set([...heads].map((head) => (head.includes(ANY) ? head.slice(0, head.indexOf(ANY)) : head)))
	// One that begins with another is looked up where that one is.
	return [...cut].filter((head) => ![...head].some((_, length) => cut.has(head.slice(0, length))))
}

type Read = { heads: Set<string>; end: number }

function readAlternatives(source: string, start: number): Read {
	const all = new Set<string>()
	let at = start
	for (;;) {
		const { heads, end } = readSequence(source, at)
		for (const head of heads) all.add(head)
		at = end
		if (source[at] !== '|') return { heads: all, end: at }
		at++
	}
}

function readSequence(source: string, start: number): Read {
	let heads = new Set([''])
	let at = start
	while (at < source.length && source[at] !== '|' && source[at] !== ')') {
		if (areWhole(heads)) return { heads, end: endOfSequence(source, at) }
		const atom = readAtom(source, at)
		at = atom.end
		const quantifier = /^(?:[?*+]|\{\d*,?\d*\})\??/.exec(source.slice(at, at + 8))?.[0]
		if (quantifier) {
			at += quantifier.length
			if (/^[+*]|^\{/.test(quantifier)) for (const head of [...atom.heads]) atom.heads.add(head + ANY)
			if (/^[?*]|^\{0?,/.test(quantifier)) atom.heads.add('')
		}
		heads = joined(heads, atom.heads)
	}
	return { heads, end: at }
}

/** Nothing that follows can change them. */
function areWhole(heads: ReadonlySet<string>): boolean {
	for (const head of heads) if (head.length < HEAD && !head.endsWith(ANY)) return false
	return true
}

/** Where the alternative ends that a place of a source is in. */
function endOfSequence(source: string, from: number): number {
	let depth = 0
	for (let at = from; at < source.length; at++) {
		const character = source[at]
		if (character === '\\') at++
		else if (character === '[') at = Math.max(at, source.indexOf(']', at))
		else if (character === '(') depth++
		else if (depth === 0 && (character === '|' || character === ')')) return at
		else if (character === ')') depth--
	}
	return source.length
}

function joined(before: Set<string>, after: Set<string>): Set<string> {
	const result = new Set<string>()
	for (const head of before) {
		if (head.length >= HEAD || head.endsWith(ANY)) result.add(head)
		else for (const next of after) result.add((head + next).slice(0, HEAD))
	}
	return result
}

function readAtom(source: string, at: number): Read {
	const character = String.fromCodePoint(source.codePointAt(at) ?? 0)
	if (character === '(') {
		const look = /^\((?:\?(?:<?[=!]|:))?/.exec(source.slice(at, at + 4))?.[0] ?? '('
		const inner = readAlternatives(source, at + look.length)
		return { heads: /[=!]$/.test(look) ? new Set(['']) : inner.heads, end: inner.end + 1 }
	}
	if (character === '[') return readClass(source, at)
	if (character === '\\') {
		const sequence = /^\\(?:[pP]\{[^}]*\}|.)/u.exec(source.slice(at))?.[0] ?? '\\'
		return { heads: headsOfEscape(sequence), end: at + sequence.length }
	}
	if (character === '^' || character === '$') return { heads: new Set(['']), end: at + 1 }
	return { heads: new Set([character === '.' ? ANY : character]), end: at + character.length }
}

function headsOfEscape(sequence: string): Set<string> {
	if (sequence === '\\d') return new Set('0123456789')
	if (sequence === '\\b') return new Set([''])
	return new Set([/^\\[pPSsDwW]/.test(sequence) ? ANY : sequence.slice(1)])
}

function readClass(source: string, at: number): Read {
	const end = source.indexOf(']', at) + 1
	const inside = source.slice(at + 1, end - 1)
	if (/^\^|\\[pPSsDwW]/.test(inside)) return { heads: new Set([ANY]), end }
	const heads = new Set<string>()
	for (const [member, from, to] of inside.replaceAll('\\d', '0-9').matchAll(/(.)-(.)|\\?./gu)) {
		if (from === undefined || to === undefined) heads.add(member.replace('\\', ''))
		else for (let code = from.codePointAt(0) ?? 0; code <= (to.codePointAt(0) ?? 0); code++) heads.add(String.fromCodePoint(code))
	}
	return { heads, end }
}
