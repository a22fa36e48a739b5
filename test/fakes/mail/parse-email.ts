/** An e-mail as a mail program would show it. */
export type FakeEmail = {
	to: string
	subject: string
	text: string /** Empty when there is no such part. */
	html: string
	headers: string
}

/**
 * Reads a message of one text part, or of a text and an HTML part: transfer encodings and encoded header words undone.
 */
export function parseEmail(message: Buffer): FakeEmail {
	const raw = message.toString('latin1')
	const end = raw.indexOf('\r\n\r\n')
	const head = utf8(raw.slice(0, end).replace(/\r\n[ \t]+/g, ' '))
	const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
	const boundary = /boundary="?([^";]+)/i.exec(header('content-type'))?.[1]
	const parts = boundary ? partsOf(raw.slice(end + 4), boundary) : [raw]
	const part = (type: string) => parts.map(readPart).find((one) => one.type.includes(type))?.text ?? ''
	return { to: header('to'), subject: decodeWords(header('subject')), text: part('text/plain'), html: part('text/html'), headers: head }
}

/** The parts between the boundaries, each with its own headers. */
const partsOf = (body: string, boundary: string) =>
	`\r\n${body}`
		.split(`\r\n--${boundary}`)
		.slice(1, -1)
		.map((part) => part.replace(/^\r\n/, ''))

function readPart(part: string): { type: string; text: string } {
	const end = part.indexOf('\r\n\r\n')
	const head = part.slice(0, end)
	const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim().toLowerCase() ?? ''
	return { type: header('content-type'), text: decodeBody(part.slice(end + 4), header('content-transfer-encoding')) }
}

const utf8 = (latin1: string) => Buffer.from(latin1, 'latin1').toString('utf8')

function decodeBody(body: string, encoding: string): string {
	if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
	return encoding === 'quoted-printable' ? utf8(unquote(body.replace(/=\r\n/g, ''))) : utf8(body)
}

const unquote = (text: string) => text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=` (RFC 2047). */
function decodeWords(value: string): string {
	const joined = value.replace(/\?=\s+=\?/g, '?==?')
	return joined.replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
		kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString('utf8') : utf8(unquote(text.replaceAll('_', ' '))),
	)
}
