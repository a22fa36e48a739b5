const NONE: readonly RegExpExecArray[] = []

/**
 * All matches of a global pattern in a text. `matchAll` copies the pattern for each text; of the many patterns most find nothing.
 * A pattern that can match nothing at all must not be given.
 */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
	pattern.lastIndex = 0
	let found: RegExpExecArray[] | undefined
	for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
		if (found) found.push(match)
		else found = [match]
	}
	return found ?? NONE
}
