import { z } from 'zod'
import { channelAdsSchema } from '../copy/ads/ad-channels'
import { messageSchema } from '../messages/message-schema'
import { reasonSchema } from '../truth/claims'

/**
 * POST /generate_ad_copy (spec §7); with `page_id` the facts of that page are known, without it those `product_html`
 * states are found by its address.
 */
export const adCopyRequestSchema = z.object({
	product_html: z.string().max(5_000_000),
	language: z.string(),
	page_id: z.string().optional(),
})
export type AdCopyRequest = z.infer<typeof adCopyRequestSchema>

/** `ad_copy` is the plain text of the spec; `channels` the same by channel, `removed` what the checker left out. */
export const adCopyResponseSchema = z.object({
	ad_copy: z.string(),
	channels: channelAdsSchema.optional(),
	removed: z.array(z.object({ text: z.string(), reasons: z.array(reasonSchema) })).default([]),
	/** Something about them the seller should know, in words. */
	note: z.string().optional(),
	said: messageSchema.optional(),
})
export type AdCopyResponse = z.infer<typeof adCopyResponseSchema>
