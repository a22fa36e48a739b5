import { isListOfRows } from '../../specs/row-lines'
import { sentencesOf } from '../../text/sentences'

/** A name with a colon behind it, within a sentence. */
const LABELS = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+\s?[:：](?!\/\/)/gu

/** True for a table of the listing whose rows lost what parted them: nobody can read it as a sentence. */
export const isRunTogether = (sentence: string): boolean =>
	!isListOfRows(sentence) && ((sentence.match(LABELS) ?? []).length >= MOST_NAMES || SLASHED.test(sentence) || COUNTED.test(sentence))
const MOST_NAMES = 3
/** Words between strokes and nothing else: “2000/color/120 min/NR.” */
const SLASHED = /^[^\s/]+(?: [^\s/]+)?(?:\s?\/\s?[^\s/]+(?: [^\s/]+)?){3,}$/u
/** What is in the box, thing by thing: “Projector x 1 Base x 1 Cable x 1”. */
const COUNTED = /(?:[^×x]{2,60}\s[×x]\s?\d{1,2}(?!\p{L}|\d|\s?[×x]|\s?(?:cm|mm|m|in)(?!\p{L}))){3}/u
/** Where one item of a list ran into the next: “wide angle lensBuilt in microphone”. */
const GLUED = /(?<=(?<!\p{L})\p{Ll}{3,30})(?=\p{Lu}\p{Ll}+\s)/gu

/** A sign between words that stands so often in one line is the mark of a list. */
const FEWEST_MARKS = 3
const MARKS = [/(?<!\s)\s+[-–—]\s+/u, /[|｜]/u, /(?<!\s)\s+[*~·]\s+/u]

/** A line → the items of the list that was written into it, or itself; what has sentences is no list. */
export function linesOf(line: string): string[] {
	const glued = line.split(GLUED)
	if (glued.length > 2) return glued
	const parted = MARKS.map((mark) => line.split(mark).filter((part) => part.trim() !== ''))
	const items = parted.find((parts) => parts.length > FEWEST_MARKS)
	return items && !items.some((item) => /[.!?]\s/u.test(item)) ? items : [line]
}

const ENDS = /[.!?…。！？؟।:：]["”»)]*$/u
const DOTS = /(?<!\.)(?:\.{2,}|…)$/u
/** What is pressed to read on, behind a text that was cut (“… Read more”). */
const LEADS_ON = /(?<=\.{3}|…)\s+[^.!?…\n]{1,24}$/u
/** What shops publish of a text for others ends after so many characters, wherever that falls. */
const LEAST_CUT = 100
/** What is longer lacks its stop alone. */
const LONGEST_REST = 140

/** A text of one paragraph that was cut short, without the beginning of its last sentence. */
export function withoutCutEnd(text: string, tag?: string): string {
	const whole = text.trim().replace(LEADS_ON, '')
	if (/\n/u.test(whole) || whole.length < LEAST_CUT || (ENDS.test(whole) && !DOTS.test(whole))) return text
	const sentences = sentencesOf(whole, tag)
	const rest = sentences.at(-1) ?? ''
	const isCut = ENDS.test(sentences.at(-2) ?? '') && rest.length <= LONGEST_REST
	return isCut ? whole.slice(0, whole.lastIndexOf(rest)).trim() : whole.replace(DOTS, '…')
}
