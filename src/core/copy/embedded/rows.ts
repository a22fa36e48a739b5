import { sentencesOf } from '../text/sentences'

/** One name and its value: “Movement: Quartz”, “Case width: 27 mm”. */
const ROW = /^[^:：.!?,;]{2,32}\s?[:：]\s*(?:[^:：.!?;]|\.(?=\d)){1,56}\.?$/u
const PAIRS = /(?:^|[,;،；]\s*)[^,;:：.!?]{2,32}\s?[:：]\s*[^,;:：!?]{1,40}(?=[,;،；]|\.?$)/gu

/** True for a line that only announces what follows: “Set contains:”. */
export const isLabelLine = (line: string): boolean => /^[^.!?。]{1,60}[:：]$/u.test(line.trim())

/** True for a line that is a name and a value and no sentence. */
export function isRow(line: string): boolean {
	const value = line.split(/[:：]/u)[1]?.trim() ?? ''
	const words = value.match(/(?<![\p{L}\p{M}\d])[\p{L}\p{M}]{3,}(?![\d])/gu) ?? []
	return ROW.test(line.trim()) && value !== '' && words.length <= 4
}

/** True for an entry that lists names and values: “Thickness: 5mm, Dial diameter: 23mm, Case: Steel”. */
export const isListOfRows = (entry: string): boolean => (entry.match(PAIRS) ?? []).length >= 2

/** A name with a colon behind it, within a sentence. */
const LABELS = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+\s?[:：](?!\/\/)/gu

/** True for a table of the listing whose rows lost what parted them: nobody can read it as a sentence. */
export const isRunTogether = (sentence: string): boolean => !isListOfRows(sentence) && (sentence.match(LABELS) ?? []).length >= MOST_NAMES
const MOST_NAMES = 3

/** A sign between words that stands so often in one line is the mark of a list. */
const FEWEST_MARKS = 3
const MARKS = [/(?<!\s)\s+[-–—]\s+/u, /[|｜]/u, /(?<!\s)\s+[*~·]\s+/u]

/** A line → the items of the list that was written into it, or itself; what has sentences is no list. */
export function linesOf(line: string): string[] {
	const parted = MARKS.map((mark) => line.split(mark).filter((part) => part.trim() !== ''))
	const items = parted.find((parts) => parts.length > FEWEST_MARKS)
	return items && !items.some((item) => /[.!?]\s/u.test(item)) ? items : [line]
}

const ENDS = /[.!?…。！？؟।:：]["”»)]*$/u
const DOTS = /(?<!\.)(?:\.{2,}|…)$/u
/** What shops publish of a text for others ends after so many characters, wherever that falls. */
const LEAST_CUT = 100
/** What is longer lacks its stop alone. */
const LONGEST_REST = 140

/** A text of one paragraph that was cut short, without the beginning of its last sentence. */
export function withoutCutEnd(text: string, tag?: string): string {
	const whole = text.trim()
	if (/\n/u.test(whole) || whole.length < LEAST_CUT || (ENDS.test(whole) && !DOTS.test(whole))) return text
	const sentences = sentencesOf(whole, tag)
	const rest = sentences.at(-1) ?? ''
	const isCut = ENDS.test(sentences.at(-2) ?? '') && rest.length <= LONGEST_REST
	return isCut ? whole.slice(0, whole.lastIndexOf(rest)).trim() : whole.replace(DOTS, '…')
}
