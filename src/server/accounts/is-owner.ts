import type { SessionUser } from '../../connectors/identity/identity'
import type { Config } from '../config'

/** True for the accounts OWNER_EMAILS and OWNER_USER_IDS name. */
export function isOwner({ owners }: Pick<Config, 'owners'>, user: Pick<SessionUser, 'id' | 'email'>): boolean {
	return owners.userIds.includes(user.id) || owners.emails.includes(user.email.toLowerCase())
}
