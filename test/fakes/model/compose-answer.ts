import type { CopyPart } from '../../../src/core/copy/copy'
import { writeEmbedded } from '../../../src/core/copy/embedded-writer'
import { phrasesFor } from '../../../src/core/locale/phrases'
import { fillHoles } from '../../../src/core/text/fill-holes'
import { plainFromRichText } from '../../../src/core/text/rich-text'
import { shortenTitle } from '../../../src/core/text/shorten-title'
import { KETTLE } from './copy/kettle'
import { answerFrom } from './copy/listing-copy'
import { nameOf, ROWS } from './copy/rows'
import type { ReadPrompt } from './read-prompt'

type Cited = { html: string; facts: string[] }

/**
 * Valid copy for a prompt, from its facts alone. Facts already in the page's language are used as they stand; of
 * foreign ones only names and values are told, inside sentences of the page's language and in its words where known.
 */
export function composeAnswer(prompt: ReadPrompt & { part: CopyPart }): unknown {
	const own = handWritten(prompt)
	if (own) return own
	return prompt.factsLanguage?.id === prompt.language.id ? fromFacts(prompt) : inPhrases(prompt)
}

/** The sample listings have copy written by hand in the languages the demo is looked at in. */
function handWritten({ part, language, facts }: ReadPrompt & { part: CopyPart }): unknown {
	const title = facts.find(({ kind }) => kind === 'title')?.text ?? ''
	const copy = title.startsWith('Halden & Roe Gooseneck') ? KETTLE[language.id] : undefined
	return copy && answerFrom(copy, part, facts)
}

function fromFacts({ part, language, factsLanguage, facts }: ReadPrompt & { part: CopyPart }): unknown {
	const copy = writeEmbedded(part, { language: language.id, market: 'usa', factsLanguage: factsLanguage?.tag, facts })
	return copy ? flatten(copy) : { heading: phrasesFor(language.id).features, items: [], paragraphs: [] }
}

/** Copy → the flat shape the prompt asks for. */
function flatten(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(flatten)
	if (typeof value !== 'object' || value === null) return value
	const entries = Object.entries(value)
	if (isCited(value)) return { text: plainFromRichText(value.html) || '–', facts: value.facts }
	const facts = [...new Set(entries.flatMap(([, entry]) => (isCited(entry) ? entry.facts : [])))]
	const isItem = entries.length === 2 && entries.every(([, entry]) => isCited(entry))
	const plain = (key: string) => isItem || key === 'heading' || key === 'callToAction'
	return {
		...Object.fromEntries(
			entries.map(([key, entry]) => [key, plain(key) && isCited(entry) ? plainFromRichText(entry.html) || '–' : flatten(entry)]),
		),
		...(isItem ? { facts } : {}),
	}
}

function isCited(value: unknown): value is Cited {
	return typeof value === 'object' && value !== null && 'html' in value && 'facts' in value
}

function inPhrases({ part, language, facts }: ReadPrompt & { part: CopyPart }): unknown {
	const phrases = phrasesFor(language.id)
	const title = facts.find((fact) => fact.kind === 'title')
	const brand = facts.find((fact) => fact.kind === 'brand')
	const name = nameOf(facts, language.id) ?? (title ? shortenTitle(title.text, { brand: brand?.text }) : phrases.story)
	const described = { text: fillHoles(phrases.seoDescription, { product: name }), facts: title ? [title.id] : [] }
	const values = facts
		.filter((fact) => ['spec', 'variant', 'brand'].includes(fact.kind) && fact.text.length <= 60)
		.slice(0, 4)
		.map((fact) => ({
			title: fact.kind === 'brand' ? phrases.brand : phrases.specifications,
			text: `${phrases.story}: ${ROWS.get(fact.text)?.[language.id] ?? fact.text}`,
			facts: [fact.id],
		}))
	const items = values.length > 0 ? values : [{ title: phrases.story, ...described }]
	const answers: Record<CopyPart, unknown> = {
		hero: { headline: { text: name, facts: described.facts }, subheadline: described, callToAction: phrases.orderNow },
		benefits: { heading: phrases.benefits, items },
		features: { heading: phrases.features, items },
		story: { heading: phrases.story, paragraphs: [described] },
		faq: {
			heading: phrases.faq,
			items: items.map((item) => ({ question: phrases.askMaterial, answer: item.text, facts: item.facts })),
		},
		seo: {
			title: name.slice(0, 60),
			description: described.text,
			slug: name,
			keywords: [name],
			imageSubject: name,
			facts: described.facts,
		},
	}
	return answers[part]
}

/** The same answer in another language than the one asked for. */
export function composeInWrongLanguage({ language }: Pick<ReadPrompt, 'language'>, answer: unknown): unknown {
	const english = language.id === 'english'
	const text = english
		? 'Ce produit est fait pour vous avec soin, et il est dans la cuisine pour les repas de la famille, sans effort.'
		: 'This is what you get with it: the product is for the kitchen and it is made to be used on the table with your family.'
	return replaceTexts(answer, text)
}

/** An answer, every text of it followed by a sentence. */
export const composeWith = (answer: unknown, sentence: string): unknown => appendTo(answer, ` ${sentence}`)

/** The same answer, every text followed by claims that no fact supports. */
export function composeWithClaims(prompt: ReadPrompt & { part: CopyPart }): unknown {
	return appendTo(
		composeAnswer(prompt),
		[
			' Rated 4.9 stars by 10,000 happy customers. Certified by TÜV and made of titanium.',
			'Lasts 987 hours. Only 3 left, 50% off today with a lifetime warranty.',
		].join(' '),
	)
}

/** The same answer, every text with a phrase that stands on every page there is. */
export function composeWithCliches(prompt: ReadPrompt & { part: CopyPart }): unknown {
	return appendTo(composeAnswer(prompt), ' Look no further.')
}

/** Ads in a language the facts are not in: names alone, in sentences of the language. */
export function composeAds({ language, facts }: ReadPrompt): unknown {
	const phrases = phrasesFor(language.id)
	const [title, brand] = [facts.find((fact) => fact.kind === 'title'), facts.find((fact) => fact.kind === 'brand')]
	const name = brand?.text ?? shortenTitle(title?.text ?? phrases.story, undefined)
	const cited = brand ?? title
	const texts = [phrases.buyNow, name, fillHoles(phrases.seoDescription, { product: name })].map((text) => ({
		text,
		facts: cited ? [cited.id] : [],
	}))
	return {
		google: { headline: texts, description: texts },
		meta: { primary: texts, headline: texts, description: texts },
		tiktok: { text: texts },
	}
}

function replaceTexts(value: unknown, text: string, key = ''): unknown {
	if (typeof value === 'string') return key === 'slug' ? value : text
	return map(value, (entry, name) => replaceTexts(entry, text, name))
}

function appendTo(value: unknown, claims: string, key = ''): unknown {
	if (typeof value === 'string') return ['text', 'answer', 'description'].includes(key) ? value + claims : value
	return map(value, (entry, name) => appendTo(entry, claims, name))
}

function map(value: unknown, change: (entry: unknown, key: string) => unknown): unknown {
	if (Array.isArray(value)) return value.map((entry) => change(entry, 'entry'))
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, key === 'facts' ? entry : change(entry, key)]))
}
