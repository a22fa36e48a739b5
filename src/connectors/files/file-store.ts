import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'

/**
 * Where pictures and other blobs are kept: a local folder by default, or S3-compatible storage that many processes
 * share (N-7).
 */
export interface FileStore {
	/** Stores the bytes under a key (`ab/cd12….webp`); writing the same key again is harmless. */
	put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
	/** The bytes, or undefined when there is no such key. */
	get(key: string): Promise<Uint8Array | undefined>
	delete(key: string): Promise<void>
}

/** Lower-case path segments and a file ending; no dots but before endings, so no way out of a folder or a bucket. */
const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*(?:\.[a-z0-9]+){1,2}$/
const LONGEST_KEY = 200

/** A key as it came, when it is one. Throws AppError `not_found`. */
export function checkedKey(key: string): string {
	if (key.length > LONGEST_KEY || !KEY.test(key)) throw new AppError('not_found', msg('pictures.file_missing'), { details: { key } })
	return key
}
