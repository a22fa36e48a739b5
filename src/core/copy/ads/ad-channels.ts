import { z } from 'zod'

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
