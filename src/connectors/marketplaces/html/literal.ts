/** Data nested deeper than this is not data we know. */
const MAX_DEPTH = 40
/** No value we read is longer. */
const MAX_LENGTH = 2_000_000

/**
 * Reads a JavaScript literal (object, array, string, number, true, false, null) at an offset of a text, as data:
 * nothing is run. More tolerant than JSON: single quotes, bare keys, comments, trailing commas, and members that are
 * expressions are left out. Undefined when no literal stands there or it is cut off before its first member.
 */
export function readLiteral(text: string, from: number): unknown {
	return new LiteralReader(text, from).value(0)
}

/** As above, with the offset behind the literal, so that a text full of them can be read once through. */
export function readLiteralAt(text: string, from: number): { value: unknown; end: number } {
	const reader = new LiteralReader(text, from)
	const value = reader.value(0)
	return { value, end: Math.max(reader.end, from + 1) }
}

/** The words a value may be, and not the beginning of an expression. */
const WORD = /(?:true|false|null|-?\d{1,40}(?:\.\d{1,40})?(?:[eE][+-]?\d{1,4})?)(?![\w$.(])/y
const BARE_KEY = /[\w$]{1,80}/y

class LiteralReader {
	private readonly limit: number

	constructor(
		private readonly text: string,
		private at: number,
	) {
		this.limit = Math.min(text.length, at + MAX_LENGTH)
	}

	/** Offset behind what was read. */
	get end(): number {
		return this.at
	}

	value(depth: number): unknown {
		this.skipSpace()
		const first = this.text[this.at]
		if (first === '{') return depth < MAX_DEPTH ? this.object(depth) : undefined
		if (first === '[') return depth < MAX_DEPTH ? this.array(depth) : undefined
		if (first === '"' || first === "'") return this.string(first)
		const word = this.take(WORD)
		if (word === undefined) return undefined
		return word === 'null' ? null : word === 'true' ? true : word === 'false' ? false : Number(word)
	}

	private object(depth: number): Record<string, unknown> {
		const members: Record<string, unknown> = Object.create(null)
		this.at++
		while (this.more('}')) {
			const key = this.key()
			this.skipSpace()
			if (key === undefined || this.text[this.at] !== ':') {
				this.skipExpression()
				continue
			}
			this.at++
			const value = this.member(depth)
			if (value !== undefined) members[key] = value
		}
		return members
	}

	private array(depth: number): unknown[] {
		const entries: unknown[] = []
		this.at++
		while (this.more(']')) {
			const value = this.member(depth)
			if (value !== undefined) entries.push(value)
		}
		return entries
	}

	/** A member's value; an expression gives undefined and is passed over. */
	private member(depth: number): unknown {
		const value = this.value(depth + 1)
		this.skipSpace()
		const next = this.text[this.at]
		if (next === ',' || next === '}' || next === ']') return value
		this.skipExpression()
		return undefined
	}

	/** Steps over commas; false at the closing bracket (which is consumed) or at the end of the text. */
	private more(close: string): boolean {
		for (;;) {
			this.skipSpace()
			const next = this.text[this.at]
			if (next === ',') this.at++
			else if (next === close) {
				this.at++
				return false
			} else if (next === '}' || next === ']') return false
			else return this.at < this.limit
		}
	}

	private key(): string | undefined {
		const first = this.text[this.at]
		if (first === '"' || first === "'") return this.string(first)
		return this.take(BARE_KEY)
	}

	/**
	 * What a sticky expression finds here, passed over; nothing else is made, as a page's state has many thousand words.
	 */
	private take(expression: RegExp): string | undefined {
		expression.lastIndex = this.at
		if (!expression.test(this.text)) return undefined
		const from = this.at
		this.at = expression.lastIndex
		return this.text.slice(from, this.at)
	}

	private string(quote: string): string | undefined {
		const from = this.at + 1
		let close = this.text.indexOf(quote, from)
		while (close >= 0 && this.escaped(close, from)) close = this.text.indexOf(quote, close + 1)
		if (close < 0 || close > this.limit) {
			this.at = this.limit
			return undefined
		}
		this.at = close + 1
		return withoutEscapes(this.text, from, close)
	}

	private escaped(at: number, from: number): boolean {
		let slashes = 0
		while (at - 1 - slashes >= from && this.text[at - 1 - slashes] === '\\') slashes++
		return slashes % 2 === 1
	}

	/** Passes over spaces and comments. */
	private skipSpace(): void {
		for (;;) {
			while (this.at < this.limit && this.text.charCodeAt(this.at) <= 32) this.at++
			const close = this.text[this.at] !== '/' ? undefined : { '*': '*/', '/': '\n' }[this.text[this.at + 1] ?? '']
			if (close === undefined || this.at >= this.limit) return
			const end = this.text.indexOf(close, this.at + 2)
			this.at = end < 0 ? this.limit : end + close.length
		}
	}

	/** Passes over an expression up to the comma or bracket that ends it. */
	private skipExpression(): void {
		let depth = 0
		for (; this.at < this.limit; this.at++) {
			const next = this.text[this.at]
			if (next === '"' || next === "'") {
				this.string(next)
				this.at--
			} else if (next === '(' || next === '[' || next === '{') depth++
			else if (next === ')' || next === ']' || next === '}') {
				if (depth === 0) {
					if (next !== ')') return
				} else depth--
			} else if (next === ',' && depth === 0) return
		}
	}
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '\0' }

/**
 * What a string between two offsets says. What is JSON the engine reads itself: it makes one text, not pieces of it.
 */
function withoutEscapes(source: string, from: number, to: number): string {
	const text = source.slice(from, to)
	if (!text.includes('\\')) return text
	if (source[to] === '"') {
		try {
			return String(JSON.parse(source.slice(from - 1, to + 1)))
		} catch {
			// JavaScript knows more escapes than JSON.
		}
	}
	return text.replace(/\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))/g, (whole, braces, four, two, one) => {
		const code = braces ?? four ?? two
		if (code === undefined) return ESCAPES[one] ?? one
		const point = Number.parseInt(code, 16)
		return point <= 0x10ffff ? (braces ? String.fromCodePoint(point) : String.fromCharCode(point)) : whole
	})
}
