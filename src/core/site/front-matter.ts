/**
 * A text file's head and body. The head is `name: value` lines between two lines of three hyphens; a value may stand in
 * double quotes.
 */
export type TextFile = { fields: Record<string, string>; body: string }

const WHOLE = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/
const FIELD = /^([A-Za-z]\w*): *(?:"(.*)"|(.*))$/

/** Throws when there is no head, or a line of it is none of `name: value`. */
export function readTextFile(text: string): TextFile {
	const [, head, body] = WHOLE.exec(text.replaceAll('\r\n', '\n')) ?? []
	if (head === undefined || body === undefined) throw new Error('The file does not begin with its head.')
	const entries = head.split('\n').map((line): [string, string] => {
		const [, name, quoted, plain] = FIELD.exec(line) ?? []
		if (name === undefined) throw new Error(`Not a line of a head: ${line}`)
		return [name, quoted ?? plain?.trim() ?? '']
	})
	return { fields: Object.fromEntries(entries), body: body.trim() }
}
