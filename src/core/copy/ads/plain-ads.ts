import type { ChannelAds } from './ad-channels'

/** Ads as one text to copy (spec §7): what a post says, then headlines and descriptions, a line each and none twice. */
export function plainAds({ google, meta, tiktok }: ChannelAds): string {
	const lines = (texts: readonly { text: string }[]) => texts.map(({ text }) => text)
	const groups = [
		lines(meta.primary),
		[...lines(meta.headline), ...lines(meta.description)],
		lines(google.headline),
		lines(google.description),
		lines(tiktok.text),
	]
	const seen = new Set<string>()
	return groups
		.map((group) => group.filter((line) => !seen.has(line) && seen.add(line)))
		.filter((group) => group.length > 0)
		.map((group) => group.join('\n'))
		.join('\n\n')
}
