import { IDENTITY_META, type IdentityMeta } from '../../core/contracts/identity'

/** Who signs people in: we ourselves, or the provider the document names. */
export type SignInScreens = { kind: 'embedded' } | IdentityMeta

/** Documents written out at build time name nobody; the server adds the provider where one is configured. */
export function readIdentity(): SignInScreens {
	if (typeof document === 'undefined') return { kind: 'embedded' }
	const told = document.querySelector<HTMLMetaElement>(`meta[name="${IDENTITY_META}"]`)?.content
	return told === undefined ? { kind: 'embedded' } : (JSON.parse(told) as IdentityMeta)
}
