/** One name and its value: “Movement: Quartz”, “Case width: 27 mm”. */
const ROW = /^[^:：.!?,;]{2,32}\s?[:：]\s*(?:[^:：.!?;]|\.(?=\d)){1,56}\.?$/u
const PAIRS = /(?:^|[,;،；]\s*)[^,;:：.!?]{2,32}\s?[:：]\s*[^,;:：!?]{1,40}(?=[,;،；]|\.?$)/gu
/** Where one pair of a list ends and the next begins. */
const NEXT_PAIR = /[,;،；]\s+(?=[^,;،；:：]+[:：])/u

/** A name and what is listed under it. */
const LABELLED = /^([^:：.!?,;]{2,32})\s?[:：]\s*([^:：.!?;]{2,240})\.?$/u
const COMMAS = /\s?[,،、，]\s*/u
const MOST_WORDS = 4

/** True for a line that only announces what follows: “Set contains:”. */
export const isLabelLine = (line: string): boolean => /^[^.!?。]{1,60}[:：]$/u.test(line.trim())

/** True for a line that is a name and a value and no sentence. */
export function isRow(line: string): boolean {
	const value = line.split(/[:：]/u)[1]?.trim() ?? ''
	return ROW.test(line.trim()) && value !== '' && wordsIn(value) <= MOST_WORDS
}

const wordsIn = (text: string): number => (text.match(/(?<![\p{L}\p{M}\d])[\p{L}\p{M}]{3,}(?![\d])/gu) ?? []).length

/** The name a line begins with when it lists short things under it: “Care: machine wash, do not iron, dry flat.” */
export function labelOfList(line: string): string | undefined {
	const [, name, value = ''] = LABELLED.exec(line.trim()) ?? []
	const pieces = value.split(COMMAS)
	return pieces.length > 1 && pieces.every((piece) => wordsIn(piece) <= MOST_WORDS) ? name?.trim() : undefined
}

/** True for an entry that lists names and values: “Thickness: 5mm, Dial diameter: 23mm, Case: Steel”. */
export const isListOfRows = (entry: string): boolean => (entry.match(PAIRS) ?? []).length >= 2

/** The names and values of a line that is nothing else; none of a sentence. */
export function pairsIn(line: string): [name: string, value: string][] {
	if (!isRow(line) && !isListOfRows(line) && labelOfList(line) === undefined) return []
	return line
		.replace(/[.;,]$/u, '')
		.split(NEXT_PAIR)
		.flatMap((pair): [string, string][] => {
			const [, name, value] = /^([^:：]+)[:：]\s*(.+)$/u.exec(pair.trim()) ?? []
			return name && value ? [[name.trim(), value.trim()]] : []
		})
}
