import { AD_CHANNELS, type AdChannel, type ChannelAds } from '../../../../core/copy/ads/ad-channels'
import { LANGUAGES } from '../../../../core/locale/languages'
import { countGraphemes } from '../../../../core/text/graphemes'

const DARIJA = 'moroccan arabic'

/**
 * Languages ad copy is offered in: the pages' without Moroccan Darija, which stands at the end as an addition (T-1).
 */
export const AD_LANGUAGES: readonly string[] = [...LANGUAGES.map(({ id }) => id).filter((id) => id !== DARIJA), DARIJA]

/** What a text is to its channel. */
export type AdPart = { [Channel in AdChannel]: keyof (typeof AD_CHANNELS)[Channel] }[AdChannel]

/** One text of a channel, with how long it is and may be, in what a reader counts as characters. */
export type AdLine = { part: AdPart; text: string; length: number; limit: number }
export type AdCard = { channel: AdChannel; name: string; lines: AdLine[] }

const NAMES: Record<AdChannel, string> = { google: 'Google Ads', meta: 'Meta (Facebook, Instagram)', tiktok: 'TikTok' }

/** The channels' texts as cards, in a fixed order; a channel without any is left out. */
export function adCards(channels: ChannelAds): AdCard[] {
	return (Object.keys(AD_CHANNELS) as AdChannel[]).flatMap((channel) => {
		const limits = Object.entries(AD_CHANNELS[channel]) as [AdPart, { length: number }][]
		const texts: Partial<Record<AdPart, readonly { text: string }[]>> = channels[channel]
		const lines = limits.flatMap(([part, { length: limit }]) =>
			(texts[part] ?? []).map(({ text }) => ({ part, text, length: countGraphemes(text), limit })),
		)
		return lines.length > 0 ? [{ channel, name: NAMES[channel], lines }] : []
	})
}

/** A channel's texts as one, a part a line, for pasting. */
export function plainCard({ lines }: AdCard): string {
	return lines.map(({ text }) => text).join('\n')
}
