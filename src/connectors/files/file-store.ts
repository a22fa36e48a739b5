/** Where pictures and other blobs are kept: a local folder by default, S3-compatible storage later (N-7). */
export interface FileStore {
	/** Stores the bytes under a key (`ab/cd12….webp`); writing the same key again is harmless. */
	put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
	/** The bytes, or undefined when there is no such key. */
	get(key: string): Promise<Uint8Array | undefined>
	delete(key: string): Promise<void>
}
