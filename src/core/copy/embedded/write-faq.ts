import { phrasesFor } from '../../locale/phrases'
import type { Fact } from '../../product/facts'
import { labelInLanguage, valueInLanguage } from '../../specs/in-language'
import { cleanLine } from '../../text/clean-listing-text'
import { fillHoles } from '../../text/fill-holes'
import { capitalize, shorten } from '../../text/graphemes'
import { isMarketplaceTalk } from '../../text/marketplace-talk'
import { standingFinding } from '../../truth/standing'
import type { Brief } from '../brief'
import type { CopyOf, Text } from '../copy'
import type { Material } from './material'
import { type SpecTopic, topicOf } from './spec-topics'
import { phrase, textFrom } from './texts'

type Item = { question: Text; answer: Text; topic: string | undefined }

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
			return fact ? [{ question: phrase(question), answer: answerOf(fact, material, brief), topic: nameOf(fact, material, brief) }] : []
		})
	if (items.length < MIN_ITEMS) return undefined
	const topics = items.map(({ topic }) => topic)
	const names = topics.every((topic) => topic !== undefined) ? topics.join(' · ') : undefined
	const heading = names ? fillHoles(phrases.beforeOrder, { topics: names }) : phrases.faq
	return { heading: phrase(heading), items: items.map(({ question, answer }) => ({ question, answer })) }
}

/** What a question is about, as the page calls it; undefined where no table knows the listing's name for it. */
function nameOf({ name = '', translated }: Fact, { tag }: Material, brief: Brief): string | undefined {
	return translated?.name ?? labelInLanguage(name, brief.language, tag)
}

/** A word, or a figure that is not nought; neither a yes nor a no, nor what no page may say. */
function isAnswer({ text }: Fact, brief: Brief): boolean {
	const yes = valueInLanguage(text, 'english') ?? text
	const says = /\p{L}/u.test(text) && !/^\D*0+(?:[.,]0+)?(?![\d.,])\D*$/u.test(text)
	return says && !/^(?:yes|no|none|not? \p{L}+)$/iu.test(yes) && !isMarketplaceTalk(text) && !standingFinding(text, brief.facts)
}

function answerOf(fact: Fact, { tag }: Material, brief: Brief): Text {
	const text = fact.translated?.text ?? valueInLanguage(fact.text, brief.language, tag) ?? fact.text
	return textFrom(shorten(capitalize(cleanLine(text), tag), MAX_ANSWER, tag), [fact.id])
}
