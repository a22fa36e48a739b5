import type { ChannelAds } from '../../contracts/ads'
import type { Fact } from '../../product/facts'
import { checkStatement } from '../../truth/check-statement'
import type { Reason } from '../copy'
import { type AdText, adsFrom, textsIn } from './ad-slots'

export type RemovedAd = { text: string; reasons: Reason[] }

/**
 * Ads → those every statement of which the facts support (K-2); one with a false sentence goes as a whole, for what is left of it may say something
 * else. `language` is the one they are written in (value of the request).
 */
export function checkAds(ads: ChannelAds, facts: Fact[], language: string): { ads: ChannelAds; removed: RemovedAd[] } {
	const removed = new Map<string, RemovedAd>()
	const stands = ({ text, facts: cited }: AdText) => {
		const { supported, reasons } = checkStatement({ text, facts, language, cited })
		if (!supported) removed.set(text, { text, reasons })
		return supported
	}
	return { ads: adsFrom((slot) => textsIn(ads, slot).filter(stands)), removed: [...removed.values()] }
}
