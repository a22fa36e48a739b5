import type { Config } from '../../config/config'
import type { SessionUser } from '../../connectors/identity/identity'

export type OwnerConfig = Pick<Config, 'owners' | 'mail' | 'clerk'>
type Person = Pick<SessionUser, 'id' | 'email' | 'emailVerified'>

/**
 * True for the accounts OWNER_USER_IDS names, and for those with an address OWNER_EMAILS names: where addresses are
 * confirmed, once this one is, so that nobody becomes the owner by signing up first with the owner's address.
 */
export function isOwner({ owners, mail, clerk }: OwnerConfig, user: Person): boolean {
	if (owners.userIds.includes(user.id)) return true
	const areConfirmed = mail.kind === 'smtp' || clerk !== undefined
	return owners.emails.includes(user.email.toLowerCase()) && (user.emailVerified || !areConfirmed)
}
