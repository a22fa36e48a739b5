import { findMarket } from '../../locale/markets'
import { phrasesFor } from '../../locale/phrases'
import type { Brief } from '../brief'
import type { CopyOf } from '../copy'
import type { Material } from './material'
import { planOf } from './plan'
import { headlineOf } from './subheadline'
import { phrase, textFrom } from './texts'

/** Headline, subheadline and call to action; undefined only without a title. */
export function writeHero(material: Material, brief: Brief): CopyOf<'hero'> | undefined {
	const headline = headlineOf(material)
	if (!headline) return undefined
	const phrases = phrasesFor(brief.language)
	const { subheadline } = planOf(material, brief)
	const brandId = material.brand && headline.includes(material.brand.text) ? material.brand.id : undefined
	return {
		headline: textFrom(headline, [material.title?.id, brandId], material.tag),
		subheadline: subheadline ? textFrom(subheadline.text, [subheadline.fact], material.tag) : phrase(''),
		callToAction: phrase(findMarket(brief.market)?.cashOnDelivery ? phrases.orderNow : phrases.buyNow),
	}
}
