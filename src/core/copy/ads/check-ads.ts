import type { Fact } from '../../product/facts'
import type { Reason } from '../../truth/claims'
import { evidenceOf } from '../../truth/evidence'
import { isUnliftable, reasonsOf } from '../../truth/finding'
import { statementsOf } from '../../truth/statements'
import { languageIdOf } from '../../truth/truth-data'
import { findingsOf, type TextFinding, type Verdict } from '../check/check-part'
import type { ChannelAds } from './ad-channels'
import { AD_SLOTS, type AdText, adsFrom, fitSlot, textsIn } from './ad-slots'

type Verdicts = Readonly<Record<string, Verdict>>
export type RemovedAd = { text: string; reasons: Reason[] }

/**
 * Ads → those every statement of which the facts support (K-2); one with a false sentence goes as a whole, for what is
 * left of it may say something else. `language` is the one they are written in (value of the request); `verdicts`: a
 * judge's, by sentence (K-7).
 */
export function checkAds(
	ads: ChannelAds,
	facts: Fact[],
	language: string,
	verdicts: Verdicts = {},
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

/** Every sentence of some ads, each once. */
export const sentencesOfAds = (ads: ChannelAds): string[] => [
	...new Set(AD_SLOTS.flatMap((slot) => textsIn(ads, slot)).flatMap(({ text }) => statementsOf(text))),
]

/** The sentences of ads that cannot stand; `unliftable`: whatever a judge says. */
export function findingsInAds(
	ads: ChannelAds,
	facts: Fact[],
	language: string,
	verdicts: Verdicts,
): (TextFinding & { unliftable: boolean })[] {
	const id = languageIdOf(language)
	const evidence = evidenceOf(facts, id)
	return sentencesOfAds(ads).flatMap((text) => {
		const findings = findingsOf(text, evidence, id, verdicts[text])
		const unliftable = findings.some(({ category }) => isUnliftable(category))
		return findings.length > 0 ? [{ text, reasons: reasonsOf(findings), unliftable }] : []
	})
}

/** Ads with some of their sentences said otherwise, as far as the channel has room; the rest stay as they were. */
export function mendAds(ads: ChannelAds, replaced: Readonly<Record<string, string>>): ChannelAds {
	const mended = ({ text, facts }: AdText): AdText => ({
		text: statementsOf(text)
			.map((sentence) => replaced[sentence] ?? sentence)
			.join(' ')
			.trim(),
		facts,
	})
	const isTouched = ({ text }: AdText) => statementsOf(text).some((sentence) => replaced[sentence] !== undefined)
	return adsFrom((slot) =>
		fitSlot(
			textsIn(ads, slot).map((one) => (isTouched(one) && fitSlot([mended(one)], slot)[0]) || one),
			slot,
		),
	)
}
