import { z } from 'zod'
import type { Outbound } from '../../fetch'
import { apiAddress } from './connect/api-address'
import { followWithinSite } from './connect/follow-within-site'
import { siteName } from './connect/site'
import type { WooKeys } from './connect/woo-keys'
import { readAnswer } from './read-answer'

const nameSchema = z.object({ name: siteName })

/**
 * What the shop calls itself; its host where it says nothing. Asked without keys: outside of WooCommerce's own routes
 * WordPress takes them for a user's password, and refuses them.
 */
export async function readName(outbound: Outbound, { root }: WooKeys): Promise<string> {
	const answer = await followWithinSite(outbound, apiAddress(root, '', { _fields: 'name' }), {
		allowHttp: root.startsWith('http:'),
		accept: 'application/json',
	})
	return nameSchema.safeParse(readAnswer(answer)).data?.name || new URL(root).hostname
}
