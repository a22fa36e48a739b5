import { foldText } from '../locale/fold-text'
import { cleanLine } from './clean-listing-text'
import { countGraphemes, cutToWords, segmenterTag } from './graphemes'
import { sentenceCase } from './sentence-case'

const MAX_HEADLINE = 70
/** A separator of keyword lists; a comma or slash only with a space behind it, so that 1,5 l and 1/2 stay whole. */
const SEPARATORS = /(?<!\s)\s+[-–—|•·/~]+\s+|(?:(?<!\s)\s+)?[|｜•，、；;]\s*|,\s+|,(?=\p{Lu})|،\s+|\s–|:\s+/u
/** In a long title a full stop ends the name as well, unless it ends an abbreviation. */
const STOP = /(?<=\p{L}{4})\.\s+(?=[\p{Lu}\p{N}])/u
/** From one measure to another of the same unit: “30 mm/s – 600 mm/s”. */
const RANGE = /(\d\s?(\p{L}[\p{L}/²³]{0,8}))\s+([-–—])\s+(?=[\d.,]{1,8}\s?\2(?!\p{L}))/gu
/** Words before which a long title may end: what follows them says for whom, with what, of what. */
const JOINTS: Record<string, string> = {
	en: 'with|for|from|to|in|and|by|including|includes|featuring|compatible|suitable|ideal|designed|that|of|on|&',
	fr: "avec|pour|de|des|du|d'|en|et|à|sans|compatible|idéal|inclus|sur",
	de: 'mit|für|aus|von|und|inkl|inklusive|ohne|zum|zur|im|in|geeignet|auf',
	es: 'con|para|de|del|en|y|sin|compatible|ideal|incluye|por',
	it: 'con|per|di|del|della|in|e|senza|compatibile|ideale|da|include',
	pt: 'com|para|de|do|da|em|e|sem|compatível|ideal|inclui|por',
	nl: 'met|voor|van|en|in|zonder|geschikt|inclusief|op',
	ar: 'مع|من|في|على|بدون|مناسب|و',
	tr: 've|ile|için|uyumlu',
}

/** A marketplace title's segments, cleaned: the name first, then what was stuffed behind it. */
export function titleSegments(title: string): string[] {
	const named = cleanLine(title)
		.replace(RANGE, '$1$3')
		.replace(/[([{（【［][^([{（【［)\]}）】］\n]{0,200}[)\]}）】］]/gu, ' ')
	return (countGraphemes(named) > MAX_HEADLINE ? named.split(STOP) : [named])
		.flatMap((piece) => piece.split(SEPARATORS))
		.map((segment) => segment.replace(/\s+/gu, ' ').trim())
		.filter((segment) => /[\p{L}\p{N}]/u.test(segment))
}

export type TitleOf = {
	brand?: string | undefined
	/** Tag of the title's language. */
	tag?: string | undefined
	/** What the listing is filed under, the narrowest last: names of the kind of thing it is. */
	kinds?: readonly string[]
	/** Graphemes; 70 unless given. */
	most?: number | undefined
	/** The title is a name and kept while it fits, whatever signs are in it. */
	whole?: boolean
}

/**
 * A marketplace title → a headline of at most 70 graphemes: the name before the keyword list, with the brand when the
 * title has it. Nothing is added. It ends where a thing has been named: before “with”, “for” and their like, or behind
 * the word for the kind of thing it is; a little longer rather than within a phrase.
 */
export function shortenTitle(title: string, { brand, tag, kinds = [], most = MAX_HEADLINE, whole = false }: TitleOf = {}): string {
	const segments = whole && countGraphemes(title) <= most ? [cleanLine(title)] : titleSegments(title)
	let headline = (segments[0] ?? cleanLine(title)).replace(/[.。]$/u, '')
	// “Space Odyssey: The Astronaut Projector” is a name and what it is the name of.
	const explained = `${headline}: ${segments[1]}`
	const isExplained = cleanLine(title).startsWith(explained) && /:\s\p{L}/u.test(explained) && countGraphemes(explained) <= most
	if (isExplained) headline = explained
	const others = segments.slice(isExplained ? 2 : 1)
	if (LISTED.test(others[0] ?? '')) headline = withoutFirstOf(headline, tag)
	for (const next of others) {
		const bare = brand ? headline.toLowerCase().replace(brand.toLowerCase(), '').trim() : headline
		const separator = bare === '' ? ' ' : ', '
		if (saysEnough(bare) || countGraphemes(headline + separator + next) > most) break
		headline += separator + next
	}
	return sentenceCase(cutAtSense(headline, { brand, tag, kinds, most }), brand ? [brand] : [], tag)
}

/** A second thing of a list that is one phrase: “for car, truck, laptop”. */
const LISTED = /^\p{Ll}\S*$/u

/** A name without the phrase at its end that the first thing of a list stands in: “decal for car” → “decal”. */
function withoutFirstOf(name: string, tag: string | undefined): string {
	const joints = JOINTS[segmenterTag(tag).slice(0, 2)] ?? JOINTS.en
	return name.replace(new RegExp(`(?<=\\S \\S+) (?:${joints}) \\S+$`, 'iu'), '')
}

/** A first segment that is a brand or a single short word takes the next one with it. */
function saysEnough(segment: string): boolean {
	const length = countGraphemes(segment)
	if (/\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana}|\p{Script=Thai}/u.test(segment)) return length >= 6
	return length >= 14 || (length >= 7 && /\S\s+\S/u.test(segment))
}

type Cut = { brand: string | undefined; tag: string | undefined; kinds: readonly string[]; most: number }

/** So much longer a name may be when it is whole, or ends with what the thing is. */
const WHOLE = 1.15
const STRETCH = 1.3
const OF = /^\s(?:de|d'|du|des|del|di|della|do|da|of)\s/iu
/** In these languages what a thing is stands at the end of its name. */
const HEAD_LAST = new Set(['en', 'de', 'nl', 'sv', 'da', 'nb', 'tr', 'fi', 'hu'])

function cutAtSense(text: string, { brand, tag, kinds, most }: Cut): string {
	if (countGraphemes(text) <= most) return text
	const language = segmenterTag(tag).slice(0, 2)
	const joints = JOINTS[language] ?? JOINTS.en
	// A title may be in another language than its listing.
	const isJoint = new RegExp(`^(?:${[...new Set([joints, ...Object.values(JOINTS)])].join('|')})$`, 'iu')
	const cut = withoutLooseFigure(cutToWords(text, most, tag), text)
	const places = Array.from(`${cut} `.matchAll(new RegExp(`\\s(?=(?:${joints})\\s)`, 'giu')), (match) => match.index)
	if (most >= MAX_HEADLINE && countGraphemes(text) <= most * WHOLE) return trimmed(text, isJoint)
	const far = places.filter((place) => place >= cut.length / 3)
	const joint = far.findLast((place) => !OF.test(`${cut} `.slice(place)))
	if (joint !== undefined) return trimmed(cut.slice(0, joint), isJoint)
	// What a thing is of belongs to its name: “housse de siège”.
	for (const place of far.toReversed()) {
		const whole = /^\s\S+\s\S+/u.exec(text.slice(place))?.[0] ?? ''
		const named = text.slice(0, place + whole.length)
		return trimmed(whole !== '' && countGraphemes(named) <= most * WHOLE ? named : cut.slice(0, place), isJoint)
	}
	const isHeadLast = HEAD_LAST.has(language)
	if (isHeadLast && most < MAX_HEADLINE && countGraphemes(text) <= MAX_HEADLINE * WHOLE) {
		const tail = tailOf(trimmed(text, isJoint), brand, most)
		if (tail) return tail
	}
	const words = [...text.matchAll(/\S+/gu)].map((match) => ({ word: match[0], end: match.index + match[0].length }))
	const named = words.filter(({ word }, at) => namesKind(word, kinds) && !isJoint.test(words[at + 1]?.word ?? ''))
	const kind = named.findLast(({ end }) => countGraphemes(text.slice(0, end)) <= most * (most < MAX_HEADLINE ? 1 : STRETCH))
	if (kind && countGraphemes(text.slice(0, kind.end)) >= most / 3) return trimmed(text.slice(0, kind.end), isJoint)
	const last = named[0]
	return (isHeadLast && last && tailOf(text.slice(0, last.end), brand, most)) || trimmed(cut, isJoint)
}

/** A figure whose unit was cut off, whole or in part, goes with it. */
function withoutLooseFigure(cut: string, whole: string): string {
	const isLoose = /^(?:\s?\p{L}{1,3}(?!\p{L})|[/–-])/u.test(whole.slice(cut.length))
	return isLoose ? cut.replace(/(?<=\S)\s+[\d.,]+(?:\s?\p{L}{1,3})?$/u, '') : cut
}

/** The brand and the last words of a name, which say what it is, as many as fit. */
function tailOf(name: string, brand: string | undefined, most: number): string | undefined {
	const start = brand && name.toLowerCase().startsWith(brand.toLowerCase()) ? name.slice(0, brand.length) : ''
	const words = name.slice(start.length).trim().split(/\s+/u)
	for (let at = 0; at < words.length - 1; at++) {
		const tail = `${start} ${words.slice(at).join(' ')}`.trim()
		if (countGraphemes(tail) <= most && /\p{L}{3}/u.test(words[at] ?? '')) return tail
	}
	return undefined
}

const LEAST_STEM = 3
/** Whether a word is one a category is named by: “Top” of “Tops & Tees”, “Ballast” of “Ballasts”. */
function namesKind(word: string, kinds: readonly string[]): boolean {
	const own = stemOf(word)
	return own.length >= LEAST_STEM && kinds.some((kind) => kind.split(/[^\p{L}\p{M}-]+/u).some((other) => stemOf(other) === own))
}

/** A word without the ending of its plural, roughly, in the languages of the marketplaces. */
const stemOf = (word: string): string => foldText(word.replace(/[^\p{L}\p{M}-]/gu, '')).replace(/(?<=.{3})(?:es|en|er|s|e|n|x|i|a|o)$/u, '')

/** Without signs and little words at its end, which lead on to what was cut off. */
function trimmed(text: string, isJoint: RegExp): string {
	let left = text
	for (;;) {
		const bare = left.replace(/(?<![\s,;:–—&+-])[\s,;:–—&+-]+$/u, '')
		const last = /\s(\S+)$/u.exec(bare)?.[1]
		if (last === undefined || !(isJoint.test(last) || /^\p{Script=Latin}{1,2}$/u.test(last)) || /\p{Lu}|\d/u.test(last)) return bare
		if (/\d\s\S+$/u.test(bare) && !isJoint.test(last)) return bare
		left = bare.slice(0, -last.length)
	}
}
