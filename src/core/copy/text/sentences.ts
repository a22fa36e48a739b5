import { segmenterTag } from './graphemes'

/** Decorations sellers use as list marks inside one text. */
const INNER_MARKS = /\s*(?:[•●▪■◆★☆✔✓✅☑➤►▶❤♥※√]|\r?\n)\s*/gu

/** Text → sentences, trimmed and in order. Line breaks and inner list marks end a sentence too. */
export function sentencesOf(text: string, tag?: string): string[] {
	const segmenter = new Intl.Segmenter(segmenterTag(tag), { granularity: 'sentence' })
	return text
		.split(INNER_MARKS)
		.flatMap((piece) => Array.from(segmenter.segment(piece), (part) => part.segment.trim()))
		.reduce<string[]>(joinFragments, [])
}

/** A break after an abbreviation or a number ("approx. 5", "No. 7") is none: what follows in lower case or as a figure is joined again. */
function joinFragments(sentences: string[], sentence: string): string[] {
	if (!sentence) return sentences
	const last = sentences.at(-1)
	const abbreviated = last !== undefined && /(?:^|[\s(])\p{L}{1,6}\.$/u.test(last) && /^[\p{Ll}\p{Nd}]/u.test(sentence)
	if (abbreviated) sentences[sentences.length - 1] = `${last} ${sentence}`
	else sentences.push(sentence)
	return sentences
}
