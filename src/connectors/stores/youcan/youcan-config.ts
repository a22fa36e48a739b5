import type { Outbound } from '../../fetch'

/** What talks to YouCan needs. */
export type YoucanConfig = {
	outbound: Outbound
	clientId: string
	clientSecret: string
	/** `https://api.youcan.shop`; its paths have no prefix. */
	apiUrl: string
	/** `https://seller-area.youcan.shop/admin/oauth/authorize`: another host than the API's. */
	authorizeUrl: string
}

/** What the seller is asked to allow. One more later means that every seller has to connect again. */
export const SCOPES = ['read-products', 'edit-products', 'view-store-info', 'edit-rest-hooks', 'delete-rest-hooks'] as const
export type Scope = (typeof SCOPES)[number]
