/**
 * The page inside an MHTML file (RFC 2557), as Chrome saves it on Android and as “single file”: the first part that is
 * HTML, decoded. undefined when there is none. Pure; takes the file's bytes as latin1 text, so that no byte is lost on
 * the way.
 */
export function htmlOfMhtml(source: string): string | undefined {
	const boundary = /boundary="?([^"\r\n;]+)"?/i.exec(source)?.[1]
	if (!boundary) return undefined
	for (const part of source.split(`--${boundary}`)) {
		const [head = '', ...rest] = part.split(/\r?\n\r?\n/)
		if (!/content-type:\s*text\/html/i.test(head)) continue
		const encoding = /content-transfer-encoding:\s*(\S+)/i.exec(head)?.[1]?.toLowerCase() ?? '8bit'
		return textOf(bytesOf(rest.join('\r\n\r\n'), encoding))
	}
	return undefined
}

function bytesOf(body: string, encoding: string): string {
	if (encoding === 'base64') return atob(body.replace(/\s+/g, ''))
	if (encoding !== 'quoted-printable') return body
	return body.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function textOf(latin1: string): string {
	return new TextDecoder().decode(Uint8Array.from(latin1, (letter) => letter.charCodeAt(0)))
}
