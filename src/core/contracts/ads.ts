import { z } from 'zod'
import { reasonSchema } from '../copy/copy'
import { messageSchema } from '../messages/message-schema'

/** Channels ad copy is written for, with what each takes (T-2); lengths in graphemes. */
export const AD_CHANNELS = {
	google: { headline: { count: 15, length: 30 }, description: { count: 4, length: 90 } },
	meta: { primary: { count: 1, length: 125 }, headline: { count: 1, length: 40 }, description: { count: 1, length: 30 } },
	tiktok: { text: { count: 3, length: 100 } },
} as const
export type AdChannel = keyof typeof AD_CHANNELS

const adTextSchema = z.object({ text: z.string(), facts: z.array(z.string()) })
export const channelAdsSchema = z.object({
	google: z.object({ headline: z.array(adTextSchema), description: z.array(adTextSchema) }),
	meta: z.object({ primary: z.array(adTextSchema), headline: z.array(adTextSchema), description: z.array(adTextSchema) }),
	tiktok: z.object({ text: z.array(adTextSchema) }),
})
export type ChannelAds = z.infer<typeof channelAdsSchema>

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
