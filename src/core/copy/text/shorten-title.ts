import { cleanLine } from './clean-listing-text'
import { countGraphemes, cutToWords, segmenterTag } from './graphemes'
import { sentenceCase } from './sentence-case'

const MAX_HEADLINE = 70
/** A separator of keyword lists; a comma or slash only with a space behind it, so that 1,5 l and 1/2 stay whole. */
const SEPARATORS = /(?<!\s)\s+[-–—|•·/~]+\s+|(?:(?<!\s)\s+)?[|｜•，、；;]\s*|,\s+|,(?=\p{Lu})|،\s+|\s–|:\s+/u
/** In a long title a full stop ends the name as well, unless it ends an abbreviation. */
const STOP = /(?<=\p{L}{4})\.\s+(?=[\p{Lu}\p{N}])/u
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
	const named = cleanLine(title).replace(/[([{（【［].{0,200}?[)\]}）】］]/gu, ' ')
	return (countGraphemes(named) > MAX_HEADLINE ? named.split(STOP) : [named])
		.flatMap((piece) => piece.split(SEPARATORS))
		.map((segment) => segment.replace(/\s+/gu, ' ').trim())
		.filter((segment) => /[\p{L}\p{N}]/u.test(segment))
}

/**
 * A marketplace title → a headline of at most 70 graphemes: the name before the keyword list, with the brand when the
 * title has it. Nothing is added; where it must be cut it is cut between words, best before "with", "for" and their
 * like.
 */
export function shortenTitle(title: string, brand: string | undefined, tag?: string): string {
	const segments = titleSegments(title)
	let headline = (segments[0] ?? cleanLine(title)).replace(/[.。]$/u, '')
	for (const next of segments.slice(1)) {
		const bare = brand ? headline.toLowerCase().replace(brand.toLowerCase(), '').trim() : headline
		const separator = bare === '' ? ' ' : ', '
		if (saysEnough(bare) || countGraphemes(headline + separator + next) > MAX_HEADLINE) break
		headline += separator + next
	}
	return sentenceCase(cutAtJoint(headline, tag), brand ? [brand] : [], tag)
}

/** A first segment that is a brand or a single short word takes the next one with it. */
function saysEnough(segment: string): boolean {
	const length = countGraphemes(segment)
	if (/\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana}|\p{Script=Thai}/u.test(segment)) return length >= 6
	return length >= 14 || (length >= 7 && /\S\s+\S/u.test(segment))
}

function cutAtJoint(text: string, tag?: string): string {
	if (countGraphemes(text) <= MAX_HEADLINE) return text
	const joints = JOINTS[segmenterTag(tag).slice(0, 2)] ?? JOINTS.en
	const cut = cutToWords(text, MAX_HEADLINE, tag)
	const places = Array.from(`${cut} `.matchAll(new RegExp(`\\s(?=(?:${joints})\\s)`, 'giu')), (match) => match.index)
	const last = places.findLast((place) => place >= cut.length / 3)
	return (last === undefined ? cut : cut.slice(0, last)).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')
}
