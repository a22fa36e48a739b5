/**
 * The JSON object in a model's answer, also where it is wrapped in prose, in a Markdown fence or in a "thinking" block.
 * Undefined when there is none that parses.
 */
export function extractJson(answer: string): unknown {
	const text = answer.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gu, '')
	for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
		const end = closingBrace(text, start)
		if (end === undefined) return undefined
		const parsed = parse(text.slice(start, end + 1))
		if (parsed !== undefined) return parsed
	}
	return undefined
}

/** Index of the brace that closes the one at `start`, strings skipped. */
export function closingBrace(text: string, start: number): number | undefined {
	let depth = 0
	let quoted = false
	for (let index = start; index < text.length; index++) {
		const character = text[index]
		if (quoted) {
			if (character === '\\') index++
			else if (character === '"') quoted = false
		} else if (character === '"') quoted = true
		else if (character === '{') depth++
		else if (character === '}' && --depth === 0) return index
	}
	return undefined
}

function parse(candidate: string): unknown {
	try {
		return JSON.parse(candidate.replace(/,\s*(?=[}\]])/gu, ''))
	} catch (error) {
		if (error instanceof SyntaxError) return undefined
		throw error
	}
}
