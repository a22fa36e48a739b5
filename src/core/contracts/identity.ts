import { z } from 'zod'

/** The name of the meta element by which a document says who signs people in; absent where we do it ourselves. */
export const IDENTITY_META = 'vitrine-identity'

/** What that element holds, as JSON: where the provider's script lies, and the key that names this installation to it. */
export const identityMetaSchema = z.object({ kind: z.literal('clerk'), publishableKey: z.string(), origin: z.string() })
export type IdentityMeta = z.infer<typeof identityMetaSchema>
