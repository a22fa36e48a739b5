import { z } from 'zod'

/** What a seller's term is about; decides the icon drawn beside it. */
export const termTopicSchema = z.enum(['delivery', 'returns', 'guarantee', 'payment', 'other'])
export type TermTopic = z.infer<typeof termTopicSchema>
