/** A letter as a mail program would show it. */
export type FakeLetter = { to: string; subject: string; text: string; headers: string }

/** Reads a message of one text part: transfer encodings and encoded header words undone. */
export function parseLetter(message: Buffer): FakeLetter {
	const raw = message.toString('latin1')
	const end = raw.indexOf('\r\n\r\n')
	const head = utf8(raw.slice(0, end).replace(/\r\n[ \t]+/g, ' '))
	const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
	const encoding = header('content-transfer-encoding').toLowerCase()
	return { to: header('to'), subject: decodeWords(header('subject')), text: decodeBody(raw.slice(end + 4), encoding), headers: head }
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
