import { graphemesOf } from '../../text/graphemes'
import { AD_CHANNELS, type AdChannel, type ChannelAds, channelAdsSchema } from './ad-channels'

export type AdText = { text: string; facts: string[] }
/** One kind of text of one channel. */
export type AdSlot = { channel: AdChannel; name: string; count: number; length: number }

/** Every kind of text there is, channel by channel. */
export const AD_SLOTS: readonly AdSlot[] = Object.entries(AD_CHANNELS).flatMap(([channel, slots]) =>
	Object.entries(slots).map(([name, limits]: [string, { count: number; length: number }]) => ({
		channel: channel as AdChannel,
		name,
		...limits,
	})),
)

/** Ads whose texts are made slot by slot. */
export function adsFrom(textsOf: (slot: AdSlot) => readonly AdText[]): ChannelAds {
	const ads: Record<string, Record<string, readonly AdText[]>> = {}
	for (const slot of AD_SLOTS) ads[slot.channel] = { ...ads[slot.channel], [slot.name]: textsOf(slot) }
	return channelAdsSchema.parse(ads)
}

/** The texts of one slot. */
export function textsIn(ads: ChannelAds, slot: AdSlot): AdText[] {
	const channel: Record<string, AdText[]> = ads[slot.channel]
	return channel[slot.name] ?? []
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/u

/** How long a channel counts a text: in graphemes; Google counts those of double width twice. */
export function adLength(text: string, channel: AdChannel): number {
	const graphemes = graphemesOf(text)
	return channel === 'google' ? graphemes.reduce((sum, one) => sum + (WIDE.test(one) ? 2 : 1), 0) : graphemes.length
}

/**
 * What of the texts a slot takes: none too long, none twice, not too many. Nothing is cut: half a statement is another
 * one.
 */
export function fitSlot(texts: readonly AdText[], slot: AdSlot): AdText[] {
	const seen = new Set<string>()
	const fitting = texts.filter(({ text }) => {
		const key = text.toLowerCase()
		if (!text || seen.has(key) || adLength(text, slot.channel) > slot.length) return false
		return seen.add(key)
	})
	return fitting.slice(0, slot.count)
}
