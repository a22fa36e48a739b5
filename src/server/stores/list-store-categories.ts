import type { SessionUser } from '../../connectors/identity/identity'
import type { StoreCategories } from '../../core/contracts/stores'
import { categoryKey } from '../../core/stores/category-of'
import { getOwnPage } from '../pages/pages'
import { getOwnConnection } from './connect/connection-repository'
import { askStore } from './connect/open-access'
import { allowedConnector } from './connect/store-access'
import type { StoresDeps } from './stores-deps'

/** As deep as a path may be that is made in a store. */
const MOST_LEVELS = 5

/**
 * A connected store's categories, what a page's listing stands under, and where its seller filed such a listing before.
 * Throws AppError `not_found`, `forbidden`, and the store's own.
 */
export async function listStoreCategories(
	deps: StoresDeps,
	user: Pick<SessionUser, 'id' | 'email' | 'emailVerified'>,
	connectionId: string,
	pageId: string,
): Promise<StoreCategories> {
	const connection = await getOwnConnection(deps.db, user.id, connectionId)
	const { page } = await getOwnPage(deps.db, user.id, pageId)
	const connector = await allowedConnector(deps, user, connection.store)
	const { breadcrumbs } = page.product
	const categories = await askStore(deps, connection, async (access) => (await connector.listCategories?.(access)) ?? [])
	const remembered = connection.categories[categoryKey(breadcrumbs)] ?? null
	return { categories, listing: breadcrumbs.slice(0, MOST_LEVELS), remembered }
}
