import type { RouteContext } from '../http/context'
import type { StoresDeps } from './stores-deps'

/** What every route of the stores is given. */
export type StoreContext = RouteContext & { stores: StoresDeps }
