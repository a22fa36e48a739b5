const SNIFFED_BYTES = 4096
const META_CHARSET = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([a-z0-9_:.-]{2,40})/i
const HEADER_CHARSET = /charset\s*=\s*"?([a-z0-9_:.-]{2,40})/i

/**
 * Bytes of an HTML page → text, as browsers do it: byte-order mark, then the Content-Type header, then the page's own
 * `<meta charset>`, then UTF-8. Bytes that do not fit become U+FFFD.
 */
export function decodeHtml(bytes: Uint8Array, contentType?: string): string {
	const charset = charsetOfMark(bytes) ?? HEADER_CHARSET.exec(contentType ?? '')?.[1] ?? charsetOfMeta(bytes)
	return decoderFor(charset).decode(bytes)
}

function charsetOfMark(bytes: Uint8Array): string | undefined {
	if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
	return undefined
}

function charsetOfMeta(bytes: Uint8Array): string | undefined {
	const start = new TextDecoder('latin1').decode(bytes.subarray(0, SNIFFED_BYTES))
	const charset = META_CHARSET.exec(start)?.[1]
	// A page that could be read this far as single bytes is not UTF-16, whatever it says.
	return charset && /^utf-?16/i.test(charset) ? 'utf-8' : charset
}

function decoderFor(charset: string | undefined): TextDecoder {
	try {
		return new TextDecoder(charset ?? 'utf-8')
	} catch (error) {
		if (error instanceof RangeError) return new TextDecoder('utf-8')
		throw error
	}
}
