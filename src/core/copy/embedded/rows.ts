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
