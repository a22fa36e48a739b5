/** A file of somebody's export; `content` that is large comes in pieces. */
export type UserFile = { name: string; content: string | Uint8Array | AsyncIterable<string> }

/**
 * What one feature keeps of a user. Every feature that keeps something offers this through its front door, and
 * `deps/user-data.ts` puts it on the one list: what stands there is exported and deleted, and the test of deletion
 * finds what does not.
 */
export type UserData = {
	/** For the log. */
	feature: string
	/** Everything a person may see of what is kept of them; no secrets. */
	list(userId: string): AsyncIterable<UserFile>
	/** Takes it all away for good; harmless to repeat. */
	delete(userId: string): Promise<void>
}
