import { type Fact, FOR_THE_RECORD } from '../../../core/product/facts'

const MAX_FACTS = 120
const MAX_FACT_LENGTH = 2_000

/**
 * Facts between the marks that make them data, in about so many characters at most. What the seller states comes
 * even where the listing has too much to say.
 */
export function fencedFacts(facts: readonly Fact[], mostCharacters?: number): string {
	const shown = facts.filter((fact) => !FOR_THE_RECORD.has(fact.kind))
	const stated = shown.filter((fact) => fact.kind === 'seller')
	const others = shown.filter((fact) => fact.kind !== 'seller').slice(0, MAX_FACTS - stated.length)
	const all = [...others, ...stated]
	const longest = mostCharacters === undefined ? MAX_FACT_LENGTH : longestFor(all, mostCharacters)
	return ['<facts>', ...all.map((fact) => factLine(fact, longest)), '</facts>'].join('\n')
}

/** How long each fact may be for all of them to be so long together; short ones leave room to the long. */
function longestFor(facts: readonly Fact[], mostCharacters: number): number {
	const lengths = facts.map(({ name = '', text }) => name.length + text.length + FRAME).sort((a, b) => a - b)
	let room = mostCharacters
	for (const [at, length] of lengths.entries()) {
		const share = room / (lengths.length - at)
		if (length > share) return Math.max(LEAST_FACT, Math.floor(share) - FRAME)
		room -= length
	}
	return MAX_FACT_LENGTH
}
/** What a fact's line has besides its words. */
const FRAME = 22
const LEAST_FACT = 40

/** Texts of others, each on a line of its own, between marks of the name given. */
export function fenced(name: string, lines: readonly unknown[]): string {
	const line = (value: unknown) => JSON.stringify(value, (_key, entry) => (typeof entry === 'string' ? asData(entry) : entry))
	return [`<${name}>`, ...lines.map(line), `</${name}>`].join('\n')
}

/** What stands where in a fact's line; said once instead of in every line, which every call would carry. */
export const FACT_LINE = '[id, kind, label, text]'

/** One fact as one line of JSON: it cannot end the line, and it cannot look like the fence. */
function factLine({ id, kind, name, text }: Fact, longest: number): string {
	return JSON.stringify([id, kind, asData(name ?? ''), asData(text).slice(0, longest)])
}

/**
 * A stranger's text as data: angle brackets, code fences, role marks of chat templates and invisible characters
 * go.
 */
export function asData(text: string): string {
	return text
		.normalize('NFC')
		.replace(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu, ' ')
		.replace(/<\|?[^<>]{0,60}\|?>|\[\/?INST\]|`{3,}|^#{2,}\s*(?:system|instruction)/giu, ' ')
		.replace(/[<>]/gu, ' ')
		.replace(/\s+/gu, ' ')
		.trim()
		.slice(0, MAX_FACT_LENGTH)
}
