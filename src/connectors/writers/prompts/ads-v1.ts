import { AD_CHANNELS } from '../../../core/contracts/ads'
import type { Brief } from '../../../core/copy/brief'
import { fencedFacts } from './fence'

/** The prompt of ad copy; who writes and by which rules is the page copy's. */
export const ADS_PROMPT_VERSION = 'ads-v1'

const { google, meta, tiktok } = AD_CHANNELS

/** What is asked for: texts per channel, from the fenced facts. */
export function adsPrompt(brief: Brief): string {
	const upTo = ({ count, length }: { count: number; length: number }) => `up to ${count}, each at most ${length} characters`
	return [
		'Part: ads',
		'Shape: {"google":{"headline":[{"text","facts"}],"description":[…]},"meta":{"primary":[…],"headline":[…],"description":[…]},"tiktok":{"text":[…]}}.',
		`google.headline: ${upTo(google.headline)}. google.description: ${upTo(google.description)}. Each stands alone and beside any other; none repeats another.`,
		`meta.primary: ${upTo(meta.primary)}. meta.headline: ${upTo(meta.headline)}. meta.description: ${upTo(meta.description)}.`,
		`tiktok.text: ${upTo(tiktok.text)}, as people there speak.`,
		'A space is a character. A text that is too long is thrown away, so leave room. Where the facts carry no more, write fewer.',
		`Facts language: ${brief.factsLanguage ?? 'unknown'}`,
		fencedFacts(brief.facts),
		'Write the ads now, from these facts only.',
	].join('\n')
}
