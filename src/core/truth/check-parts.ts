import type { CopyOf, Text } from '../copy/copy'
import { materialOf } from '../copy/embedded/material'
import { phrase, textFrom } from '../copy/embedded/texts'
import { headlineOf } from '../copy/embedded/write-hero'
import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '../copy/seo-limits'
import { countGraphemes, cutToWords } from '../copy/text/graphemes'
import { slugOf } from '../copy/text/slug'
import { fillPhrase, phrasesFor } from '../locale/phrases'
import { cleanTitle } from './clean-title'
import type { Judge } from './judge'
import { statementsOf } from './statements'

/** What the product is called when the written name cannot stand: the title, the brand, the category, whichever stands first. */
function plainName(judge: Judge, language: string): Text {
	const facts = [...judge.facts]
	const material = materialOf({ language, market: '', factsLanguage: undefined, facts })
	const headline = headlineOf(material)
	const clean = headline && cleanTitle(headline, facts)
	const candidates = [
		{ text: headline, fact: material.title },
		{ text: clean, fact: material.title },
		...(clean && material.title ? withoutPraise(clean, judge, material.title.id) : []).map((text) => ({ text, fact: material.title })),
		{ text: material.brand?.text, fact: material.brand },
		...material.of('category').map((fact) => ({ text: fact.text, fact })),
	]
	for (const { text, fact } of candidates) {
		if (text && fact && judge.findings(text, [fact.id]).every(({ category }) => category === 'untranslated' || category === 'wrong-script'))
			return textFrom(text, [fact.id])
	}
	return phrase(phrasesFor(language).story)
}

const ARTICLE = /^(?:the|an?|le|la|les|l[’']|der|die|das|el|los|las|il|lo|gli|o|os|as|de|het)$/iu
/** What makes a praise of the word after it, and would leave that word behind: “le moins bruyant” without its first words is “bruyant”. */
const LEADS_ON =
	/(?:^|\s)(?:most|least|more|less|plus|moins|más|menos|più|meno|mais|meer|minder|meest|minst|mest|weniger|am|en|daha|أكثر|أقل|no|not|never|non|sans|sin|senza|sem|ohne|zonder)(?:\s|$)/iu

/** A name without the words of praise found in it, each with the article before it; none when less than two words would be left. */
function withoutPraise(name: string, judge: Judge, cited: string): string[] {
	let words = name.split(' ')
	for (const { category, reason } of judge.findings(name, [cited])) {
		const praise = /“([^”]+)”/u.exec(reason)?.[1]?.trim().split(/\s+/u) ?? []
		if (category !== 'superlatives' || praise.length === 0 || LEADS_ON.test(praise.join(' '))) return []
		const at = words.findIndex((_, index) => praise.every((word, more) => words[index + more]?.toLowerCase() === word.toLowerCase()))
		if (at < 0) return []
		const from = at > 0 && ARTICLE.test(words[at - 1] ?? '') ? at - 1 : at
		words = words.toSpliced(from, at + praise.length - from)
	}
	return words.length > 1 ? [words.join(' ')] : []
}

/** A heading that stands, otherwise the fixed one. */
function heading(text: Text, judge: Judge, fixed: string): Text {
	const checked = judge.text(text, { claims: false })
	return checked.html ? checked : phrase(fixed)
}

export function checkHero(copy: CopyOf<'hero'>, judge: Judge, language: string): CopyOf<'hero'> {
	const headline = judge.text(copy.headline, { claims: true })
	return {
		headline: headline.html ? headline : plainName(judge, language),
		subheadline: judge.text(copy.subheadline, { claims: true }),
		callToAction: heading(copy.callToAction, judge, phrasesFor(language).buyNow),
	}
}

export function checkPoints(
	part: 'benefits' | 'features',
	copy: CopyOf<'benefits'>,
	judge: Judge,
	language: string,
): CopyOf<'benefits'> | undefined {
	const items = copy.items.flatMap((item) => {
		const title = judge.text(item.title, { claims: true, alsoCites: item.text.facts })
		const text = judge.text(item.text, { claims: true, alsoCites: item.title.facts })
		const emptied = !title.html || (!text.html && item.text.html !== '')
		return emptied ? [] : [{ title, text }]
	})
	return items.length > 0 ? { heading: heading(copy.heading, judge, phrasesFor(language)[part]), items } : undefined
}

export function checkStory(copy: CopyOf<'story'>, judge: Judge, language: string): CopyOf<'story'> | undefined {
	const paragraphs = copy.paragraphs.map((text) => judge.text(text, { claims: true })).filter((text) => text.html !== '')
	return paragraphs.length > 0 ? { heading: heading(copy.heading, judge, phrasesFor(language).story), paragraphs } : undefined
}

export function checkFaq(copy: CopyOf<'faq'>, judge: Judge, language: string): CopyOf<'faq'> | undefined {
	const items = copy.items.flatMap((item) => {
		const question = judge.text(item.question, { claims: false, alsoCites: item.answer.facts })
		const answer = judge.text(item.answer, { claims: true, alsoCites: item.question.facts })
		return question.html && answer.html ? [{ question, answer }] : []
	})
	return items.length > 0 ? { heading: heading(copy.heading, judge, phrasesFor(language).faq), items } : undefined
}

export function checkSeo(copy: CopyOf<'seo'>, judge: Judge, language: string): CopyOf<'seo'> {
	const known = new Set(judge.facts.map((fact) => fact.id))
	const facts = copy.facts.filter((id) => known.has(id))
	const stands = (text: string) => {
		// A question behind a claim does not take it back: each sentence is judged as well as the whole.
		const findings = [...new Set([text, ...statementsOf(text)])].flatMap((said) => judge.findings(said, facts))
		if (findings.length > 0) judge.remove(text, findings)
		return findings.length === 0
	}
	const name = plainName(judge, language).html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
	const title = copy.title && stands(copy.title) ? copy.title : cutToWords(name, MAX_SEO_TITLE)
	const imageSubject = copy.imageSubject && stands(copy.imageSubject) ? copy.imageSubject : name
	return {
		title,
		description: judge.plain(copy.description, facts) || fixedDescription(name, language),
		slug: judge.findings(copy.slug.replaceAll('-', ' '), facts).length > 0 ? slugOf(title, 'product') : copy.slug,
		keywords: copy.keywords.filter(stands),
		imageSubject,
		facts,
	}
}

function fixedDescription(name: string, language: string): string {
	const sentence = phrasesFor(language).seoDescription
	return fillPhrase(sentence, { product: cutToWords(name, MAX_SEO_DESCRIPTION - countGraphemes(fillPhrase(sentence, { product: '' }))) })
}
