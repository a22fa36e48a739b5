import { sentencesOf } from '../text/sentences'

/** What can end a sentence or a line, and something behind it. */
const ENDS_INSIDE = /[\p{Sentence_Terminal}.․﹒．\r\n\u0085\u2028\u2029•●▪■◆★☆✔✓✅☑➤►▶❤♥※√]\s*\S/u

/** Sentences of letters that end in a sign, a space and a letter: there is only one way to part them. */
const PLAIN_SENTENCES = /^(?:[\p{L}\p{Nd} ,;:'’%°()/&+-]|\.(?= [\p{Lu}\p{Ll}]|$)|[!?](?= [\p{Lu}\p{Ll}]|$)|(?<=\d)\.(?=\d))+$/u
const BETWEEN_PLAIN = /(?<=[!?]) |(?<=\.) (?=[\p{Lu}])/u

/** Text → its sentences; a break after a figure ("20. April") is none. */
export function statementsOf(text: string): string[] {
	// To segment takes long, and most texts that are judged are one sentence.
	const trimmed = text.trim()
	if (!ENDS_INSIDE.test(trimmed)) return trimmed === '' ? [] : [trimmed]
	if (PLAIN_SENTENCES.test(trimmed)) return trimmed.split(BETWEEN_PLAIN)
	return sentencesOf(text).reduce<string[]>((pieces, piece) => {
		const last = pieces.at(-1)
		if (last !== undefined && /(?:^|\s)\d{1,2}\.$/u.test(last)) pieces[pieces.length - 1] = `${last} ${piece}`
		else pieces.push(piece)
		return pieces
	}, [])
}
