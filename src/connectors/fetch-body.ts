import { PassThrough, type Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import { AppError } from '../core/errors'
import { msg } from '../core/messages/message'

const DECODERS: Record<string, () => Transform> = {
	gzip: () => createGunzip(),
	'x-gzip': () => createGunzip(),
	deflate: () => createInflate(),
	br: () => createBrotliDecompress(),
	zstd: () => createZstdDecompress(),
}

export const ACCEPTED_ENCODINGS = 'gzip, deflate, br, zstd'

const MOST_ENCODINGS = 3

function decodersFor(contentEncoding: string | undefined): Transform[] {
	const names = (contentEncoding ?? '')
		.toLowerCase()
		.split(',')
		.map((name) => name.trim())
		.filter((name) => name && name !== 'identity')
	if (names.length > MOST_ENCODINGS) throw new AppError('upstream', msg('network.compressed_too_often'))
	return names.reverse().map((name) => {
		const make = DECODERS[name]
		if (!make) throw new AppError('upstream', msg('network.unknown_compression', { name }))
		return make()
	})
}

/**
 * The whole body, decompressed. Throws `too_large` as soon as more than `maxBytes` have come out, so a small file that
 * unpacks into gigabytes costs no more than the limit; `upstream` for compression that is broken or unknown.
 */
export async function readBody(
	body: Readable,
	contentEncoding: string | undefined,
	maxBytes: number,
	signal?: AbortSignal,
): Promise<Buffer> {
	const output = new PassThrough()
	const flow = pipeline([body, ...decodersFor(contentEncoding), output], signal ? { signal } : {})
	const chunks: Buffer[] = []
	let size = 0
	try {
		// Reading ends with the flow's own error, so the flow's promise has nothing to add.
		flow.catch(() => undefined)
		for await (const chunk of output as AsyncIterable<Buffer>) {
			size += chunk.length
			if (size > maxBytes) throw tooLarge(maxBytes)
			chunks.push(chunk)
		}
		await flow
	} catch (error) {
		if (isZlibError(error)) throw new AppError('upstream', msg('network.broken_compression'), { cause: error })
		throw error
	}
	return Buffer.concat(chunks, size)
}

/** The error for an answer above its limit. */
export function tooLarge(maxBytes: number): AppError {
	return new AppError('too_large', msg('network.too_large', { size: Math.floor(maxBytes / 1024) }), { details: { maxBytes } })
}

function isZlibError(error: unknown): boolean {
	return error instanceof Error && 'code' in error && /^(?:Z_|ERR_BROTLI|ERR__ERROR|ERR_ZSTD|ZSTD)/.test(String(error.code))
}
