import type { GeneratorDeps } from '../../pipeline/step-parts/generator'
import type { RouteContext } from '../http/context'
import type { CredentialSeal } from './connect/seal-credentials'
import type { PushedHtmlWork, StoreConnectors, StoresDeps } from './stores-deps'

/** What is opened for stores. */
export type OpenStores = {
	/** The stores this installation is configured for. */
	storeConnectors: StoreConnectors
	/** Seals what opens them, for the database. */
	storeSeal: CredentialSeal
}

/** What the application gives the stores' routes. */
export type StoresUse = OpenStores & Pick<GeneratorDeps, 'newId'> & { work: { pages: PushedHtmlWork } }

/** What every route of the stores is given. */
export type StoreContext = Pick<RouteContext, 'config'> & { stores: StoresDeps }
