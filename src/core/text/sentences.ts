import { segmenterTag } from './graphemes'

/** Decorations sellers use as list marks inside one text. */
const INNER_MARKS = /\s*(?:[•●▪■◆★☆✔✓✅☑➤►▶❤♥※√]|\r?\n)\s*/gu

/** Without one of these the segmenter, which takes long, finds one sentence. */
const CAN_END = /[\p{Sentence_Terminal}.․﹒．\r\u0085\u2028\u2029]/u

/** Before a figure the segmenter sees no new sentence when small letters follow it ("… 500 ml. 3x faster"). */
const BEFORE_FIGURE = /(?<=[.!?])\s+(?=[#%\p{Nd}])/u
/** Abbreviations after which a figure or a small letter goes on. */
const ABBREVIATION = new RegExp(
	String.raw`(?:^|[\s(])(?:approx|appr|ca|no|nos|nr|n|núm|num|art|fig|vol|max|min|máx|mín|incl|inkl|excl|exkl|dim|env` +
		String.raw`|bzw|evtl|ggf|vs|e\.g|i\.e|z\.\s?b|u\.\s?a|d\.\s?h|p\.\s?ej|es|ej|ø)\.$`,
	'iu',
)

const segmenters = new Map<string, Intl.Segmenter>()

/** Made once per tag: to make one takes longer than to segment a text. */
function sentenceSegmenter(tag: string): Intl.Segmenter {
	const known = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'sentence' })
	segmenters.set(tag, known)
	return known
}

/** Text → sentences, trimmed and in order. Line breaks and inner list marks end a sentence too. */
export function sentencesOf(text: string, tag?: string): string[] {
	const segmenter = sentenceSegmenter(segmenterTag(tag))
	return text
		.split(INNER_MARKS)
		.flatMap((piece) => (CAN_END.test(piece) ? Array.from(segmenter.segment(piece), (part) => part.segment) : piece))
		.flatMap((sentence) => sentence.trim().split(BEFORE_FIGURE))
		.reduce<string[]>(joinFragments, [])
}

/** A bracket that stands open longer than this was never closed. */
const LONGEST_OPEN = 160
const isOpen = (text: string): boolean =>
	text.length <= LONGEST_OPEN && text.replace(/[^(（]/gu, '').length > text.replace(/[^)）]/gu, '').length

/** A break after an abbreviation is none, nor one within brackets that are closed further on. */
function joinFragments(sentences: string[], sentence: string): string[] {
	if (!sentence) return sentences
	const last = sentences.at(-1)
	const goesOn =
		last !== undefined && (isOpen(last) ? /[)）]/u.test(sentence) : ABBREVIATION.test(last) && /^[\p{Ll}\p{Nd}#]/u.test(sentence))
	if (goesOn) sentences[sentences.length - 1] = `${last} ${sentence}`
	else sentences.push(sentence)
	return sentences
}
