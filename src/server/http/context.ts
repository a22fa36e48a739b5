import type { Config } from '../../config/config'
import type { OpenDatabase } from '../db/open-database'
import type { Csrf } from './csrf'
import type { Sessions } from './sessions'

/** What a feature's routes are given. `Used`: what of everything that was opened they use beside the database. */
export type RouteContext<Used = unknown> = {
	config: Config
	deps: { database: Pick<OpenDatabase, 'db'> } & Used
	sessions: Sessions
	csrf: Csrf
	/** Ends when the server is closing: whatever waits must let go. */
	closing: AbortSignal
}
