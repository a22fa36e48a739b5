import { findMarket } from '../../locale/markets'
import { phrasesFor } from '../../locale/phrases'
import { standingObjection } from '../../truth/standing'
import type { Brief } from '../brief'
import type { CopyOf } from '../copy'
import { cleanLine } from '../text/clean-listing-text'
import { countGraphemes, shorten } from '../text/graphemes'
import { shortenTitle, titleSegments } from '../text/shorten-title'
import { markedLead } from '../text/split-lead'
import type { Entry, Material, Sentence } from './material'
import { phrase, textFrom } from './texts'

const MIN_SUBHEADLINE = 36
const MAX_SUBHEADLINE = 170
/** Of a description only its beginning says what the product is. */
const FIRST_SENTENCES = 4

/** The product's name as a headline; undefined without a title. */
export function headlineOf(material: Material): string | undefined {
	return material.title && shortenTitle(material.title.text, material.brand && cleanLine(material.brand.text), material.tag)
}

/**
 * The sentence below the headline: the first of comfortable length, from the description before the bullets; failing
 * that what the title says after the headline, failing that the brand. Undefined when there is nothing but the title's
 * own words.
 */
export function subheadlineOf(material: Material, brief: Brief): Sentence | undefined {
	const sentences = [
		...material.paragraphs.flatMap((entry) => entry.sentences).slice(0, FIRST_SENTENCES),
		...material.entries.flatMap(withoutLead(material)),
	]
	const comfortable = sentences.find(({ text }) => {
		const length = countGraphemes(text)
		const min = /\s/u.test(text) ? MIN_SUBHEADLINE : MIN_SUBHEADLINE / 2
		return length >= min && length <= MAX_SUBHEADLINE && !/[:：]$/u.test(text)
	})
	if (comfortable) return { ...comfortable, text: comfortable.text.replace(/[;,:]$/u, '') }
	const first = sentences.find(({ text }) => countGraphemes(text) >= 12)
	if (first) return { ...first, text: shorten(first.text, MAX_SUBHEADLINE, material.tag) }
	return restOfTitle(material, brief)
}

/** A bullet's sentences, the first without its lead ("LEAD: rest" → "Rest") where the rest is a sentence. */
function withoutLead(material: Material): (entry: Entry) => Sentence[] {
	return ({ sentences }) =>
		sentences.map((sentence, index) => {
			if (index > 0) return sentence
			const text = markedLead(sentence.text, material.tag)?.text ?? ''
			return countGraphemes(text) >= MIN_SUBHEADLINE ? { ...sentence, text } : sentence
		})
}

function restOfTitle(material: Material, brief: Brief): Sentence | undefined {
	const headline = headlineOf(material)?.toLowerCase() ?? ''
	const rest = titleSegments(material.title?.text ?? '').filter(
		(segment) => !headline.includes(segment.toLowerCase()) && !standingObjection(segment, brief.facts),
	)
	if (material.title && rest.length > 0) {
		return { text: shorten(rest.join(' · '), MAX_SUBHEADLINE, material.tag), fact: material.title.id }
	}
	const brand = material.brand
	return brand && !headline.includes(brand.text.toLowerCase()) ? { text: cleanLine(brand.text), fact: brand.id } : undefined
}

/** Headline, subheadline and call to action; undefined only without a title. */
export function writeHero(material: Material, brief: Brief): CopyOf<'hero'> | undefined {
	const headline = headlineOf(material)
	if (!headline) return undefined
	const phrases = phrasesFor(brief.language)
	const subheadline = subheadlineOf(material, brief)
	const brandId = material.brand && headline.includes(material.brand.text) ? material.brand.id : undefined
	return {
		headline: textFrom(headline, [material.title?.id, brandId]),
		subheadline: subheadline ? textFrom(subheadline.text, [subheadline.fact]) : phrase(''),
		callToAction: phrase(findMarket(brief.market)?.cashOnDelivery ? phrases.orderNow : phrases.buyNow),
	}
}
