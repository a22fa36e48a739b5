import type { Db } from 'pg-boss'
import type { PgliteEngine } from '../db/open-database'

/** The embedded database as the job queue uses one: news are heard on the session all share, which nothing drops. */
export function fromPool({ pool, listen }: PgliteEngine): Db {
	return {
		executeSql: (text, values) => pool.query(text, values),
		async listen(channel, hear, onReconnect) {
			await listen(channel, hear)
			onReconnect()
			return { close: async () => undefined }
		},
	}
}
