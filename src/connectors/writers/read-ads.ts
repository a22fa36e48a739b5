import type { ChannelAds } from '../../core/copy/ads/ad-channels'
import { type AdSlot, adsFrom, fitSlot, textsIn } from '../../core/copy/ads/ad-slots'
import type { Brief } from '../../core/copy/brief'
import { fillSlots } from '../../core/copy/slots'
import type { WritingErrorKind } from '../../core/copy/writing-error'
import { isWrittenIn } from '../../core/locale/recognize-language'
import { cleanModelText } from '../../core/text/clean-model-text'
import { type AdsAnswer, adsAnswerSchema } from './answer-schemas'
import { extractJson } from './extract-json'

/**
 * A model's answer → ads within the limits, or why it cannot be used. Texts that are too long or rest on no fact are
 * left out, as their channel would.
 */
export function readAds(answer: string, brief: Brief): { value: ChannelAds } | { kind: WritingErrorKind; reasons: string[] } {
	if (!answer.trim()) return { kind: 'empty', reasons: ['The answer was empty.'] }
	const parsed = adsAnswerSchema.safeParse(extractJson(answer))
	if (!parsed.success)
		return {
			kind: answer.includes('{') ? 'malformed' : 'refused',
			reasons: ['The answer held no complete JSON object of the shape asked for.'],
		}
	const known = new Set(brief.facts.map((fact) => fact.id))
	const fit = (slot: AdSlot) =>
		fitSlot(
			textsIn(cleaned(parsed.data, brief), slot).filter(({ facts }) => facts.some((id) => known.has(id))),
			slot,
		)
	const ads = adsFrom(fit)
	const texts = JSON.stringify(ads).match(/(?<="text":")(?:[^"\\]|\\.)*/gu) ?? []
	if (texts.length === 0) return { kind: 'malformed', reasons: ['No text was short enough and rested on a fact.'] }
	const quoted = brief.facts.map((fact) => `${fact.name ?? ''} ${fact.text}`).join(' ')
	if (!isWrittenIn(texts.join('\n'), brief.language, quoted))
		return { kind: 'language', reasons: [`The texts are not written in ${brief.language}.`] }
	return { value: ads }
}

/** Cleaned, with the slots for figures filled from the facts (W-11). */
function cleaned(answer: AdsAnswer, { facts: known, language }: Brief): AdsAnswer {
	return adsFrom((slot) =>
		textsIn(answer, slot).map(({ text, facts }) => {
			const filled = fillSlots(cleanModelText(text), known, language)
			return { text: filled.text, facts: [...new Set([...facts, ...filled.facts])] }
		}),
	)
}
