import { createReadStream } from 'node:fs'
import { AppError } from '../core/errors'
import { MAX_LISTING_BYTES } from '../core/limits'
import { msg } from '../core/messages/message'
import { terminal } from './terminal'

/**
 * Bytes of a saved listing, plain or gzipped: a file, or “-” for standard input.
 * Throws AppError `too_large`, or `listing_unreadable` when there is no such file.
 */
export async function readSavedPage(path: string): Promise<Uint8Array> {
	const chunks: Buffer[] = []
	let size = 0
	try {
		for await (const chunk of path === '-' ? terminal().stdin : createReadStream(path)) {
			size += chunk.length
			if (size > MAX_LISTING_BYTES) break
			chunks.push(chunk)
		}
	} catch (error) {
		throw new AppError(
			'listing_unreadable',
			msg('cli.unreadable', { path, reason: error instanceof Error ? error.message : String(error) }),
			{
				cause: error,
			},
		)
	}
	if (size > MAX_LISTING_BYTES) throw new AppError('too_large', msg('cli.too_large', { path, size: MAX_LISTING_BYTES / 1024 / 1024 }))
	return Buffer.concat(chunks)
}
