import { phrasesFor } from '../../locale/phrases'
import type { Fact } from '../../product/facts'
import { valueInLanguage } from '../../specs/in-language'
import { standingObjection } from '../../truth/standing'
import type { Brief } from '../brief'
import type { CopyOf, Text } from '../copy'
import { cleanLine } from '../text/clean-listing-text'
import { capitalize, shorten } from '../text/graphemes'
import { isMarketplaceTalk } from '../text/marketplace-talk'
import type { Material } from './material'
import { type SpecTopic, topicOf } from './spec-topics'
import { phrase, textFrom } from './texts'

type Item = { question: Text; answer: Text }

/** One question is no section. */
const MIN_ITEMS = 2
const MAX_ANSWER = 400

/**
 * What a buyer asks before buying, each answered by a fact about the whole product: does it work with mine, what is it
 * made of, does it fit, what does it weigh. What the page shows elsewhere (choices, care, the box, the brand) is not
 * asked again. Undefined when fewer than two have an answer.
 */
export function writeFaq(material: Material, brief: Brief): CopyOf<'faq'> | undefined {
	const phrases = phrasesFor(brief.language)
	const questions: readonly (readonly [SpecTopic, string])[] = [
		['compatibility', phrases.askCompatibility],
		['material', phrases.askMaterial],
		['dimensions', phrases.askDimensions],
		['weight', phrases.askWeight],
	]
	const offered = new Set(material.of('variant').map((fact) => topicOf(fact.name ?? '', fact.text, material.tag)))
	const items = questions
		.filter(([topic]) => !offered.has(topic))
		.flatMap(([topic, question]): Item[] => {
			const fact = material.of('spec').find((one) => topicOf(one.name ?? '', one.text, material.tag) === topic && isAnswer(one, brief))
			return fact ? [{ question: phrase(question), answer: answerOf(fact, material, brief) }] : []
		})
	return items.length < MIN_ITEMS ? undefined : { heading: phrase(phrases.faq), items }
}

/** A word, or a figure that is not nought; neither a yes nor a no, nor what no page may say. */
function isAnswer({ text }: Fact, brief: Brief): boolean {
	const yes = valueInLanguage(text, 'english') ?? text
	const says = /\p{L}/u.test(text) && !/^\D*0+(?:[.,]0+)?(?![\d.,])\D*$/u.test(text)
	return says && !/^(?:yes|no|none|not? \p{L}+)$/iu.test(yes) && !isMarketplaceTalk(text) && !standingObjection(text, brief.facts)
}

function answerOf(fact: Fact, { tag }: Material, brief: Brief): Text {
	const text = fact.translated?.text ?? valueInLanguage(fact.text, brief.language, tag) ?? fact.text
	return textFrom(shorten(capitalize(cleanLine(text), tag), MAX_ANSWER, tag), [fact.id])
}
