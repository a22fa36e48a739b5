import type { Config } from '../../../config/config'
import type { SessionUser } from '../../../connectors/identity/identity'
import type { StoreConnector } from '../../../connectors/stores/store'
import type { Me } from '../../../core/contracts/account'
import { AppError } from '../../../core/errors'
import { type Message, msg } from '../../../core/messages/message'
import type { PlanId } from '../../../core/plans/plans'
import { forEachStore, type StoreId, storeName } from '../../../core/stores/store-ids'
import { isOwner, type OwnerConfig } from '../../owner/owner'
import { findAllowance } from '../../quota/quota'
import { connectorOf, type StoresDeps } from '../stores-deps'

type Person = Pick<SessionUser, 'id' | 'email' | 'emailVerified'>

/** What a person may do with each store (requirements, decision 8). */
export function storeAccessOf(config: Pick<Config, 'stores'> & OwnerConfig, user: Person, plan: PlanId): Me['store_access'] {
	return forEachStore((store) => {
		if (!isAllowed(config, user, plan, store)) return 'not_allowed'
		return config.stores.settings[store] ? 'available' : 'not_configured'
	})
}

/** `storeAccessOf` as yes and no. */
export function availableStores(access: Me['store_access']): Me['stores'] {
	return forEachStore((store) => access[store] === 'available')
}

/**
 * The connector of a store this person may push to. Throws AppError `forbidden`, and `conflict` when this installation
 * has none.
 */
export async function allowedConnector(deps: StoresDeps, user: Person, store: StoreId): Promise<StoreConnector> {
	const { plan } = await findAllowance(deps.db, user.id)
	if (!isAllowed(deps.config, user, plan, store)) throw new AppError('forbidden', notAllowed(deps.config, store))
	return connectorOf(deps, store)
}

function isAllowed(config: Pick<Config, 'stores'> & OwnerConfig, user: Person, plan: PlanId, store: StoreId): boolean {
	const audience = config.stores.access[store]
	if (audience === 'everyone' || isOwner(config, user)) return true
	return audience === 'pro' && plan === 'pro'
}

function notAllowed({ stores }: Pick<Config, 'stores'>, store: StoreId): Message {
	const name = storeName(store)
	if (stores.access[store] === 'pro') return msg('stores.with_pro', { store: name })
	return msg('stores.for_operator', { store: name })
}
