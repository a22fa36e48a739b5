import { AD_CHANNELS } from '../../../core/copy/ads/ad-channels'

/** The prompt of ad copy; who writes and by which rules is the page copy's. */
export const ADS_PROMPT_VERSION = 'ads-v3'

const { google, meta, tiktok } = AD_CHANNELS

/** What is asked for, behind the facts: texts per channel. */
export function adsPrompt(): string {
	const upTo = ({ count, length }: { count: number; length: number }) => `up to ${count}, each at most ${length} characters`
	return [
		'Part: ads',
		'Shape: {"google":{"headline":[{"text","facts"}],"description":[…]},"meta":{"primary":[…],"headline":[…],"description":[…]},"tiktok":{"text":[…]}}.',
		`google.headline: ${upTo(google.headline)}. google.description: ${upTo(google.description)}. Each stands alone and beside any other; none repeats another.`,
		`meta.primary: ${upTo(meta.primary)}. meta.headline: ${upTo(meta.headline)}. meta.description: ${upTo(meta.description)}.`,
		`tiktok.text: ${upTo(tiktok.text)}, as people there speak.`,
		'A space is a character. A text that is too long is thrown away, so leave room. Where the facts carry no more, write fewer.',
		'Write the ads now, from these facts only.',
	].join('\n')
}
