import { cleanLine } from '../../text/clean-listing-text'
import { cutToWords } from '../../text/graphemes'
import { splitLead } from '../../text/split-lead'
import type { Brief } from '../brief'
import { type Material, materialOf } from '../embedded/material'
import { headlineOf, subheadlineOf } from '../embedded/subheadline'
import type { ChannelAds } from './ad-channels'
import { type AdSlot, type AdText, adLength, adsFrom, fitSlot } from './ad-slots'

/** A channel's longest name for the product; shorter words are tried where it does not fit. */
const SHORT_LINES = 40

/**
 * Ads from the facts alone (W-8): names, values and the listing's own sentences, whole. Fewer than a channel takes
 * where the facts carry no more; none at all without a title.
 */
export function writeAds(brief: Brief): ChannelAds {
	const material = materialOf(brief)
	const [lines, sentences] = [shortLines(material), fullSentences(material, brief)]
	return adsFrom((slot) => fitSlot(slot.length <= SHORT_LINES ? [...nameFor(slot, material), ...lines] : sentences, slot))
}

/** The product's name, cut at a word where the slot is short. */
function nameFor({ length, channel }: AdSlot, material: Material): AdText[] {
	const headline = headlineOf(material)
	if (!headline || !material.title) return []
	let name = headline
	for (let most = length; adLength(name, channel) > length && most > 0; most--) name = cutToWords(headline, most, material.tag)
	return [{ text: name, facts: [material.title.id] }]
}

/** What says something in a few words: the leads of the listing's entries, its values, its brand. */
function shortLines(material: Material): AdText[] {
	const leads = material.entries.flatMap(({ sentences, fact }) => {
		const { title, text } = splitLead(sentences.map((sentence) => sentence.text).join(' '), [], material.tag)
		return title && text ? [{ text: title.replace(/[.。]$/u, ''), facts: [fact] }] : []
	})
	const values = material
		.of('spec')
		.filter((fact) => fact.name)
		.map((fact) => ({ text: cleanLine(`${fact.name}: ${fact.text}`), facts: [fact.id] }))
	const brand = material.brand ? [{ text: cleanLine(material.brand.text), facts: [material.brand.id] }] : []
	return [...leads, ...values, ...brand]
}

/** The listing's sentences, the one a page would begin with first. */
function fullSentences(material: Material, brief: Brief): AdText[] {
	const first = subheadlineOf(material, brief)
	const all = [...material.paragraphs, ...material.entries].flatMap((entry) => entry.sentences)
	return [...(first ? [first] : []), ...all].map(({ text, fact }) => ({ text, facts: [fact] }))
}
