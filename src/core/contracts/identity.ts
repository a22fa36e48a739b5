/** The name of the meta element by which a document says who signs people in; absent where we do it ourselves. */
export const IDENTITY_META = 'vitrine-identity'

/**
 * What that element holds, as JSON: where the provider's script lies, and the key that names this installation to it.
 * Without a schema: small scripts read it.
 */
export type IdentityMeta = { kind: 'clerk'; publishableKey: string; origin: string }
