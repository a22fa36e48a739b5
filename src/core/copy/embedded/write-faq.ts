import { phrasesFor } from '../../locale/phrases'
import { standingObjection } from '../../truth/standing'
import type { Brief } from '../brief'
import type { CopyOf, Text } from '../copy'
import { cleanLine } from '../text/clean-listing-text'
import { capitalize, segmenterTag, shorten } from '../text/graphemes'
import { isMarketplaceTalk } from '../text/marketplace-talk'
import type { Material } from './material'
import { type SpecTopic, topicOf } from './spec-topics'
import { phrase, textFrom } from './texts'

type Item = { question: Text; answer: Text }

/** One question is no section. */
const MIN_ITEMS = 2
const MAX_ANSWER = 400
/** “Compatible with what?” is not answered by “not compatible”. */
const NO_ANSWER =
	/^(?:not?(?![\p{L}-])|none\b|n\/?a$|non(?![\p{L}-])|kein|nein\b|nicht\b|ninguno|nessuno|nenhum|geen\b|nee\b|yes$|oui$|ja$|s[ií]$|sim$|نعم$|لا(?!\p{L}))/iu

/**
 * Fixed questions of the page's language, each answered by a fact word for word; undefined when fewer than two have an
 * answer.
 */
export function writeFaq(material: Material, brief: Brief): CopyOf<'faq'> | undefined {
	const phrases = phrasesFor(brief.language)
	const questions: Record<SpecTopic, string> = {
		material: phrases.askMaterial,
		dimensions: phrases.askDimensions,
		weight: phrases.askWeight,
		color: phrases.askColor,
		compatibility: phrases.askCompatibility,
		care: phrases.askCare,
	}
	const variants = variantsItem(material, phrases.askVariants)
	const offered = new Set(material.of('variant').map((fact) => topicOf(fact.name ?? '')?.topic))
	const topics = (Object.keys(questions) as SpecTopic[]).filter((topic) => !offered.has(topic))
	const items = [
		...topics.map((topic) => specItem(material, topic, questions[topic])),
		variants,
		boxItem(material, phrases.askBox),
		brandItem(material, phrases.askBrand),
	].filter((item): item is Item => item !== undefined && !isEmptyOrUnfit(item, brief))
	return items.length < MIN_ITEMS ? undefined : { heading: phrase(phrases.faq), items: items.slice(0, 10) }
}

function isEmptyOrUnfit(item: Item, brief: Brief): boolean {
	return (
		!/[\p{L}\p{N}]/u.test(item.answer.html) || isMarketplaceTalk(item.answer.html) || !!standingObjection(item.answer.html, brief.facts)
	)
}

function answer(text: string, facts: string[], tag?: string): Text {
	return textFrom(shorten(capitalize(cleanLine(text), tag), MAX_ANSWER, tag), facts)
}

function specItem(material: Material, topic: SpecTopic, question: string): Item | undefined {
	const about = material.of('spec').flatMap((fact) => {
		const found = fact.name === undefined ? undefined : topicOf(fact.name, fact.text)
		return found?.topic === topic && /[\p{L}\p{N}]/u.test(fact.text) && !NO_ANSWER.test(fact.text) ? [{ fact, whole: found.whole }] : []
	})
	const { fact, whole } = about.find((one) => one.whole) ?? about[0] ?? {}
	if (!fact) return undefined
	// Of a part of the product only with the part's name: a watch is not made of what its band is made of.
	const text = whole ? fact.text : `${fact.name}: ${fact.text}`
	return { question: phrase(question), answer: answer(text, [fact.id], material.tag) }
}

function variantsItem(material: Material, question: string): Item | undefined {
	const dimensions = material.of('variant')
	if (dimensions.length === 0) return undefined
	const text = dimensions.map((fact) => (fact.name ? `${fact.name}: ${fact.text}` : fact.text)).join('; ')
	return {
		question: phrase(question),
		answer: answer(
			text,
			dimensions.map((fact) => fact.id),
			material.tag,
		),
	}
}

function boxItem(material: Material, question: string): Item | undefined {
	const contents = material.of('box')
	if (contents.length === 0) return undefined
	const list = new Intl.ListFormat(segmenterTag(material.tag), { type: 'unit', style: 'long' })
	return {
		question: phrase(question),
		answer: answer(
			list.format(contents.map((fact) => cleanLine(fact.text))),
			contents.map((fact) => fact.id),
			material.tag,
		),
	}
}

function brandItem(material: Material, question: string): Item | undefined {
	return material.brand && { question: phrase(question), answer: answer(material.brand.text, [material.brand.id], material.tag) }
}
