import type { ChannelAds } from '../../contracts/ads'
import type { Fact } from '../../product/facts'
import { findingsOf, type Verdict } from '../../truth/check-part'
import { evidenceOf } from '../../truth/evidence'
import { reasonsOf } from '../../truth/finding'
import { statementsOf } from '../../truth/statements'
import { languageIdOf } from '../../truth/truth-data'
import type { Reason } from '../copy'
import { type AdText, adsFrom, textsIn } from './ad-slots'

export type RemovedAd = { text: string; reasons: Reason[] }

/**
 * Ads → those every statement of which the facts support (K-2); one with a false sentence goes as a whole, for
 * what is left of it may say something
 * else. `language` is the one they are written in (value of the request); `verdicts`: a judge's, by sentence (K-7).
 */
export function checkAds(
	ads: ChannelAds,
	facts: Fact[],
	language: string,
	verdicts: Readonly<Record<string, Verdict>> = {},
): { ads: ChannelAds; removed: RemovedAd[] } {
	const id = languageIdOf(language)
	const evidence = evidenceOf(facts, id)
	const removed = new Map<string, RemovedAd>()
	const stands = ({ text }: AdText) => {
		const findings = statementsOf(text).flatMap((sentence) => findingsOf(sentence, evidence, id, verdicts[sentence]))
		if (findings.length > 0) removed.set(text, { text, reasons: reasonsOf(findings) })
		return findings.length === 0
	}
	return { ads: adsFrom((slot) => textsIn(ads, slot).filter(stands)), removed: [...removed.values()] }
}
