import { z } from 'zod'
import type { Message } from './message'

const shape = z.object({ key: z.string().max(100), params: z.record(z.string(), z.unknown()).optional() })

/**
 * A message on the wire and in the database. Fields that hold words in English, for whoever has no catalogue, have one
 * named `said` beside them. Params are not looked into: a message may hold others, and a hole nothing fits stays open.
 */
export const messageSchema = shape as unknown as z.ZodType<Message>

/** A message as stored: older releases stored words in English. */
export const noteSchema = z.union([z.string(), messageSchema])
export type Note = z.infer<typeof noteSchema>
