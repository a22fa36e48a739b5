const WORD = '[\\p{L}\\p{M})]'
/** Signs glued to the word behind them; a comma between figures stays. */
const GLUED = new RegExp(`(?<=${WORD})([,;،؛])(?=[\\p{L}\\p{N}])`, 'gu')
const BRACKET = /(?<=\p{L}{2})\((?=[\p{L}\p{N}])/gu
/** A list the listing drew with dashes: “- Compact camera - Smartphone”. */
const LEADING_MARK = /^[-–—•·*|]\s+/u
const MARKS = /(?<!\s)\s+[-–—•·*|]\s+/gu
const LOOSE_END = /(?<![\s,;،؛])[\s,;،؛]+$/u

/** A specification's value as a reader expects it: signs behind words set apart, a list drawn with marks as a list. */
export function tidyValue(value: string): string {
	const whole = value.trim()
	const listed = LEADING_MARK.test(whole) ? whole.replace(LEADING_MARK, '').replace(MARKS, ', ') : whole
	return listed.replace(GLUED, '$1 ').replace(BRACKET, ' (').replace(LOOSE_END, '')
}
