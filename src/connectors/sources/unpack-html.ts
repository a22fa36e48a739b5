import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { AppError } from '../../core/errors'
import { MAX_LISTING_BYTES } from '../../core/limits'
import { msg } from '../../core/messages/message'
import { decodeHtml } from './decode-html'

const unzip = promisify(gunzip)

/** A saved page's file, plain or gzipped → its HTML. Throws AppError `too_large` or `invalid_request`. */
export async function unpackHtml(bytes: Uint8Array): Promise<string> {
	const html = isGzip(bytes) ? await unzipped(bytes) : bytes
	if (html.byteLength > MAX_LISTING_BYTES) throw tooLargePage()
	return decodeHtml(html)
}

function isGzip(bytes: Uint8Array): boolean {
	return bytes[0] === 0x1f && bytes[1] === 0x8b
}

async function unzipped(bytes: Uint8Array): Promise<Uint8Array> {
	try {
		return await unzip(bytes, { maxOutputLength: MAX_LISTING_BYTES })
	} catch (error) {
		if (error instanceof RangeError) throw tooLargePage()
		throw new AppError('invalid_request', msg('listing.saved_page_damaged'), { cause: error })
	}
}

function tooLargePage(): AppError {
	return new AppError('too_large', msg('listing.saved_page_large', { size: MAX_LISTING_BYTES / 1024 / 1024 }))
}
