import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { AppError } from '../core/errors'
import { MAX_LISTING_BYTES } from '../core/limits'

async function readCapped(stream: Readable, name: string): Promise<Buffer> {
	const chunks: Buffer[] = []
	let size = 0
	for await (const chunk of stream) {
		size += chunk.length
		if (size > MAX_LISTING_BYTES)
			throw new AppError('too_large', `${name} is larger than ${MAX_LISTING_BYTES / 1024 / 1024} MB; a saved listing never is.`)
		chunks.push(chunk)
	}
	return Buffer.concat(chunks)
}

/** HTML of a saved listing: a .html or .html.gz file, or “-” for standard input. Throws AppError `too_large` or `listing_unreadable`. */
export async function readSavedPage(path: string): Promise<string> {
	const stream = path === '-' ? process.stdin : createReadStream(path)
	const unpacked = path.endsWith('.gz') ? stream.pipe(createGunzip()) : stream
	// An error of the file does not travel through a pipe by itself.
	if (unpacked !== stream) stream.on('error', (error) => unpacked.destroy(error))
	try {
		return (await readCapped(unpacked, path)).toString('utf8')
	} catch (error) {
		if (error instanceof AppError) throw error
		throw new AppError('listing_unreadable', `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`, {
			cause: error,
		})
	}
}
