import type { FakeFile } from './shop-state'

const MOST_BYTES = 20_000_000
const SIGNATURES: [string, RegExp, RegExp][] = [
	['PNG', /^\x89PNG\r\n/, /\.png$/i],
	['JPEG', /^\xff\xd8\xff/, /\.jpe?g$/i],
	['GIF', /^GIF8/, /\.gif$/i],
	['WebP', /^RIFF.{4}WEBP/s, /\.webp$/i],
]

/** One look at a file: what is not settled comes closer to it, and in the end is really fetched. */
export async function lookAt(file: FakeFile): Promise<FakeFile> {
	if (file.status !== 'UPLOADED') return file
	if (file.looksLeft > 0) {
		file.looksLeft -= 1
		return file
	}
	file.error = await fetchInto(file)
	file.status = file.error ? 'FAILED' : 'READY'
	return file
}

async function fetchInto(file: FakeFile): Promise<FakeFile['error']> {
	const answer = await fetch(file.source).catch(() => undefined)
	if (!answer?.ok) return { code: 'IMAGE_DOWNLOAD_FAILURE', message: 'Image could not be downloaded' }
	const bytes = Buffer.from(await answer.arrayBuffer())
	if (bytes.length > MOST_BYTES) return { code: 'INVALID_IMAGE_FILE_SIZE', message: 'Image file size exceeds the 20 MB limit' }
	const start = bytes.subarray(0, 16).toString('latin1')
	const type = SIGNATURES.find(([, signature]) => signature.test(start))
	if (!type) return { code: 'UNSUPPORTED_IMAGE_FILE_TYPE', message: 'Unsupported image type' }
	if (!type[2].test(file.name)) return { code: 'IMAGE_PROCESSING_FAILURE', message: `Filename extension does not match ${type[0]}` }
	file.bytes = bytes
	return undefined
}
