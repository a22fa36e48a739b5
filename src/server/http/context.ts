import type { Config } from '../../config/config'
import type { Deps } from '../deps/deps'
import type { Csrf } from './csrf'
import type { Sessions } from './sessions'

/** What every feature's routes are given. */
export type RouteContext = {
	config: Config
	deps: Deps
	sessions: Sessions
	csrf: Csrf
	/** Ends when the server is closing: whatever waits must let go. */
	closing: AbortSignal
}
