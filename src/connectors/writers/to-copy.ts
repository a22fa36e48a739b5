import type { CopyOf, CopyPart, Text } from '../../core/copy/copy'
import { phrase, textFrom } from '../../core/copy/embedded/texts'
import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '../../core/copy/seo-limits'
import { cleanLine } from '../../core/copy/text/clean-listing-text'
import { cutToWords, shorten } from '../../core/copy/text/graphemes'
import { slugOf } from '../../core/copy/text/slug'
import type { AnswerOf } from './answer-schemas'

/** A model's plain text without Markdown, tags, emoji and exclamation marks. */
const plain = (text: string) => cleanLine(text.replace(/<[^<>]*>/gu, ' ').replace(/\*\*|__|`+|^#+\s+/gmu, ''))
const cited = (text: string, facts: readonly string[]): Text => textFrom(plain(text), facts)
const fixed = (text: string): Text => phrase(plain(text))

function points({ heading, items }: AnswerOf<'benefits'>): CopyOf<'benefits'> {
	return {
		heading: fixed(heading),
		items: items.slice(0, 8).map(({ title, text, facts }) => ({ title: cited(title, facts), text: cited(text, facts) })),
	}
}

const TO_COPY: { [P in CopyPart]: (answer: AnswerOf<P>) => CopyOf<P> } = {
	hero: ({ headline, subheadline, callToAction }) => ({
		headline: cited(headline.text, headline.facts),
		subheadline: cited(subheadline.text, subheadline.facts),
		callToAction: fixed(callToAction),
	}),
	benefits: points,
	features: points,
	story: ({ heading, paragraphs }) => ({
		heading: fixed(heading),
		paragraphs: paragraphs.slice(0, 6).map(({ text, facts }) => cited(text, facts)),
	}),
	faq: ({ heading, items }) => ({
		heading: fixed(heading),
		items: items.slice(0, 10).map(({ question, answer, facts }) => ({ question: fixed(question), answer: cited(answer, facts) })),
	}),
	seo: (answer) => ({
		title: cutToWords(plain(answer.title), MAX_SEO_TITLE),
		description: shorten(plain(answer.description), MAX_SEO_DESCRIPTION),
		slug: slugOf(answer.slug || answer.title, slugOf(answer.imageSubject, 'product')),
		keywords: answer.keywords.map(plain).filter(Boolean).slice(0, 15),
		imageSubject: plain(answer.imageSubject),
		facts: answer.facts,
	}),
}

/** A model's answer, already of the right shape, as copy: escaped into rich text, cut to the limits. */
export function toCopy<P extends CopyPart>(part: P, answer: AnswerOf<P>): CopyOf<P> {
	return TO_COPY[part](answer)
}
