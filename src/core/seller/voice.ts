import { z } from 'zod'

/** Longest traits and sample, in characters; more is cut. */
export const VOICE_LIMITS = { traits: 200, sample: 1_200 } as const

const cut = (most: number) =>
	z
		.string()
		.overwrite((text) => text.trim().slice(0, most))
		.default('')

/** How a seller speaks (W-13): a few traits and a text of their own. For tone alone; nothing of it is a fact. */
export const voiceSchema = z.object({ traits: cut(VOICE_LIMITS.traits), sample: cut(VOICE_LIMITS.sample) })
export type Voice = z.infer<typeof voiceSchema>
