import type { Brief } from '../../core/copy/brief'
import type { CopyOf, CopyPart, Text } from '../../core/copy/copy'
import { phrase, textFrom } from '../../core/copy/embedded/texts'
import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '../../core/copy/seo-limits'
import { fillSlots } from '../../core/copy/slots'
import { cleanModelText } from '../../core/text/clean-model-text'
import { cutToWords, shorten } from '../../core/text/graphemes'
import { slugOf } from '../../core/text/slug'
import type { AnswerOf } from './answer-schemas'

/** How a model's texts become a page's: cleaned, their slots filled from the facts (W-11). */
type Texts = { plain(text: string): string; cited(text: string, facts: readonly string[]): Text; fixed(text: string): Text }

function textsFor({ facts, language }: Brief): Texts {
	const filled = (text: string) => fillSlots(cleanModelText(text), facts, language)
	return {
		plain: (text) => filled(text).text,
		cited(text, ids) {
			const { text: shown, facts: named } = filled(text)
			return textFrom(shown, [...new Set([...ids, ...named])])
		},
		fixed: (text) => phrase(filled(text).text),
	}
}

function points({ heading, items }: AnswerOf<'benefits'>, { fixed, cited }: Texts): CopyOf<'benefits'> {
	return {
		heading: fixed(heading),
		items: items.slice(0, 8).map(({ title, text, facts }) => ({ title: cited(title, facts), text: cited(text, facts) })),
	}
}

const TO_COPY: { [P in CopyPart]: (answer: AnswerOf<P>, texts: Texts) => CopyOf<P> } = {
	hero: ({ headline, subheadline, callToAction }, { cited, fixed }) => ({
		headline: cited(headline.text, headline.facts),
		subheadline: cited(subheadline.text, subheadline.facts),
		callToAction: fixed(callToAction),
	}),
	benefits: points,
	features: points,
	story: ({ heading, paragraphs }, { cited, fixed }) => ({
		heading: fixed(heading),
		paragraphs: paragraphs
			.slice(0, 6)
			.map(({ text, facts }) => cited(text, facts))
			.filter(({ html }) => html),
	}),
	faq: ({ heading, items }, { cited, fixed }) => ({
		heading: fixed(heading),
		items: items.slice(0, 10).map(({ question, answer, facts }) => ({ question: fixed(question), answer: cited(answer, facts) })),
	}),
	seo: (answer, { plain }) => ({
		title: cutToWords(plain(answer.title), MAX_SEO_TITLE),
		description: shorten(plain(answer.description), MAX_SEO_DESCRIPTION),
		slug: slugOf(answer.slug || answer.title, { fallback: slugOf(answer.imageSubject) }),
		keywords: answer.keywords.map(plain).filter(Boolean).slice(0, 15),
		imageSubject: plain(answer.imageSubject),
		facts: answer.facts,
	}),
}

/** A model's answer, already of the right shape, as copy: escaped into rich text, cut to the limits. */
export function toCopy<P extends CopyPart>(part: P, answer: AnswerOf<P>, brief: Brief): CopyOf<P> {
	return TO_COPY[part](answer, textsFor(brief))
}
