/** Parts of a CSS value at a separator, outside brackets and quotes. Spaces separate as one. */
export function splitOutside(value: string, separator: ' ' | ',' | '/'): string[] {
	const parts: string[] = []
	let part = ''
	let depth = 0
	let quote = ''
	for (const character of value) {
		if (quote !== '') quote = character === quote ? '' : quote
		else if (character === '"' || character === "'") quote = character
		else if (character === '(') depth++
		else if (character === ')') depth--
		if (character === separator && depth === 0 && quote === '') {
			parts.push(part.trim())
			part = ''
		} else part += character
	}
	return [...parts, part.trim()].filter((entry) => separator !== ' ' || entry !== '')
}

/** Where the bracket opened at `open` closes. */
function closingBracket(value: string, open: number): number {
	let depth = 0
	for (let at = open; at < value.length; at++) {
		if (value[at] === '(') depth++
		else if (value[at] === ')' && --depth === 0) return at
	}
	return value.length
}

/** Deeper than this a custom property refers to itself. */
const MOST_STEPS = 20

/** A value with every `var()` in it replaced; undefined when one has neither value nor fallback, as CSS has it. */
export function substituteVariables(value: string, variables: ReadonlyMap<string, string>, step = 0): string | undefined {
	const at = value.indexOf('var(')
	if (at < 0) return value
	if (step > MOST_STEPS) return undefined
	const end = closingBracket(value, at + 3)
	const [name = '', ...fallback] = splitOutside(value.slice(at + 4, end), ',')
	const own = variables.get(name) ?? (fallback.length > 0 ? fallback.join(',') : undefined)
	if (own === undefined) return undefined
	return substituteVariables(`${value.slice(0, at)}${own}${value.slice(end + 1)}`, variables, step + 1)
}

/** The root font size the pages are made for, in pixels; a store's theme may have another. */
const ROOT_PX = 16
/** A store's content is seldom wider, in pixels; what grows with it stops growing there. */
const WIDEST_PX = 1200
/** Smaller shares of the width stand in values that have their own limit. */
const LARGE_SHARE = 20

const short = (value: number) => String(Number(value.toFixed(3)))

/**
 * A value in units that mean the same inside any theme: `rem` becomes pixels, a share of the window one of the store's
 * column (of the window where nothing says what the column is), and a large share ends at a store's width.
 */
export function inHostUnits(value: string): string {
	return value
		.replace(/(?<![\d.])(-?[\d.]+)rem\b/g, (_, amount: string) => `${short(Number(amount) * ROOT_PX)}px`)
		.replace(/(?<![\w.])([\d.]+)vw\b/g, (_, amount: string) =>
			Number(amount) < LARGE_SHARE ? `${amount}cqi` : `min(${amount}cqi,${short((Number(amount) * WIDEST_PX) / 100)}px)`,
		)
}
