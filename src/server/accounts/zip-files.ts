import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { UserFile } from './user-data'

/**
 * What a plain zip can hold, with room for what is always in it; more files or bytes need an extension not every
 * program reads.
 */
const LIMITS = { files: 60_000, bytes: 3_500_000_000 }

/**
 * Files as a zip, in pieces as they are made; one file, or one piece of a large one, is held in memory. Pictures beyond
 * what a zip can hold are left out, and a last file says so.
 */
export async function* zipFiles(files: AsyncIterable<UserFile>, limits = LIMITS): AsyncGenerator<Uint8Array> {
	const ready: Uint8Array[] = []
	let failed: Error | undefined
	const zip = new Zip((error, chunk) => {
		if (error) failed = error
		else ready.push(chunk)
	})
	const encoder = new TextEncoder()
	const count = { files: 0, bytes: 0, leftOut: 0 }
	const taken = () => {
		if (failed) throw failed
		for (const { byteLength } of ready) count.bytes += byteLength
		return ready.splice(0)
	}
	for await (const { name, content } of files) {
		if (content instanceof Uint8Array && (count.files >= limits.files || count.bytes + content.byteLength > limits.bytes)) {
			count.leftOut += 1
			continue
		}
		count.files += 1
		const entry = content instanceof Uint8Array ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
		zip.add(entry)
		if (content instanceof Uint8Array) entry.push(content)
		else if (typeof content === 'string') entry.push(encoder.encode(content))
		else
			for await (const piece of content) {
				entry.push(encoder.encode(piece))
				yield* taken()
			}
		entry.push(new Uint8Array(), true)
		yield* taken()
	}
	if (count.leftOut > 0) {
		const note = new ZipDeflate('LEFT-OUT.txt')
		zip.add(note)
		note.push(
			encoder.encode(`${count.leftOut} pictures did not fit into this file. Every page can be downloaded with its pictures.\r\n`),
			true,
		)
	}
	zip.end()
	yield* taken()
}
