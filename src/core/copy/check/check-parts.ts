import { phrasesFor } from '../../locale/phrases'
import type { Fact } from '../../product/facts'
import { unescapeHtml } from '../../text/escape-html'
import { fillHoles } from '../../text/fill-holes'
import { countGraphemes, cutToWords } from '../../text/graphemes'
import { slugOf } from '../../text/slug'
import { cleanTitle } from '../../truth/clean-title'
import { statementsOf } from '../../truth/statements'
import type { CopyOf, Text } from '../copy'
import { type Material, materialOf } from '../embedded/material'
import { headlineOf } from '../embedded/subheadline'
import { phrase, textFrom } from '../embedded/texts'
import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '../seo-limits'
import type { PartCheck } from './check-part'

type Names = { facts: Fact[]; material: Material }
const read = new WeakMap<readonly Fact[], Names>()
/** Facts as their product's name is taken from; read once per list of facts, in whatever language the page is. */
function readNames(given: readonly Fact[]): Names {
	const known = read.get(given)
	if (known) return known
	const facts = [...given]
	const names = { facts, material: materialOf({ language: '', market: '', factsLanguage: undefined, facts }) }
	read.set(given, names)
	return names
}

/**
 * What the product is called when the written name cannot stand: the title, the brand, the category, whichever stands
 * first.
 */
function plainName(check: PartCheck, language: string): Text {
	const { facts, material } = readNames(check.facts)
	const headline = headlineOf(material)
	const clean = headline && cleanTitle(headline, facts)
	const candidates = [
		{ text: material.title?.translated?.text, fact: material.title },
		{ text: headline, fact: material.title },
		{ text: clean, fact: material.title },
		...(clean && material.title ? withoutPraise(clean, check) : []).map((text) => ({ text, fact: material.title })),
		{ text: material.brand?.text, fact: material.brand },
		...material.of('category').map((fact) => ({ text: fact.text, fact })),
	]
	for (const { text, fact } of candidates) {
		if (text && fact && check.findings(text).every(({ category }) => category === 'untranslated')) return textFrom(text, [fact.id])
	}
	return phrase(phrasesFor(language).story)
}

const ARTICLE = /^(?:the|an?|le|la|les|l[’']|der|die|das|el|los|las|il|lo|gli|o|os|as|de|het)$/iu
/**
 * What makes a praise of the word after it, and would leave that word behind: “le moins bruyant” without its first
 * words is “bruyant”.
 */
const LEADS_ON = new RegExp(
	String.raw`(?:^|\s)(?:most|least|more|less|plus|moins|más|menos|più|meno|mais|meer|minder|meest|minst|mest|weniger` +
		String.raw`|am|en|daha|أكثر|أقل|no|not|never|non|sans|sin|senza|sem|ohne|zonder)(?:\s|$)`,
	'iu',
)

/**
 * A name without the words of praise found in it, each with the article before it; none when less than two words would
 * be left.
 */
function withoutPraise(name: string, check: PartCheck): string[] {
	let words = name.split(' ')
	for (const { category, reason } of check.findings(name)) {
		const praise = reason.words.split(/\s+/u)
		if (category !== 'superlatives' || praise.length === 0 || LEADS_ON.test(praise.join(' '))) return []
		const at = words.findIndex((_, index) => praise.every((word, more) => words[index + more]?.toLowerCase() === word.toLowerCase()))
		if (at < 0) return []
		const from = at > 0 && ARTICLE.test(words[at - 1] ?? '') ? at - 1 : at
		words = words.toSpliced(from, at + praise.length - from)
	}
	return words.length > 1 ? [words.join(' ')] : []
}

/** A heading that stands, otherwise the fixed one. */
function heading(text: Text, check: PartCheck, fixed: string): Text {
	const checked = check.text(text, { claims: false })
	return checked.html ? checked : phrase(fixed)
}

export function checkHero(copy: CopyOf<'hero'>, check: PartCheck, language: string): CopyOf<'hero'> {
	const headline = check.text(copy.headline, { claims: true })
	return {
		headline: headline.html ? headline : plainName(check, language),
		subheadline: check.text(copy.subheadline, { claims: true }),
		callToAction: heading(copy.callToAction, check, phrasesFor(language).buyNow),
	}
}

export function checkPoints(
	part: 'benefits' | 'features',
	copy: CopyOf<'benefits'>,
	check: PartCheck,
	language: string,
): CopyOf<'benefits'> | undefined {
	const items = copy.items.flatMap((item) => {
		const title = check.text(item.title, { claims: true, alsoCites: item.text.facts })
		const text = check.text(item.text, { claims: true, alsoCites: item.title.facts })
		const emptied = !title.html || (!text.html && item.text.html !== '')
		return emptied ? [] : [{ title, text }]
	})
	return items.length > 0 ? { heading: heading(copy.heading, check, phrasesFor(language)[part]), items } : undefined
}

export function checkStory(copy: CopyOf<'story'>, check: PartCheck, language: string): CopyOf<'story'> | undefined {
	const paragraphs = copy.paragraphs.map((text) => check.text(text, { claims: true })).filter((text) => text.html !== '')
	return paragraphs.length > 0 ? { heading: heading(copy.heading, check, phrasesFor(language).story), paragraphs } : undefined
}

export function checkFaq(copy: CopyOf<'faq'>, check: PartCheck, language: string): CopyOf<'faq'> | undefined {
	const items = copy.items.flatMap((item) => {
		const question = check.text(item.question, { claims: false, alsoCites: item.answer.facts })
		const answer = check.text(item.answer, { claims: true, alsoCites: item.question.facts })
		return question.html && answer.html ? [{ question, answer }] : []
	})
	return items.length > 0 ? { heading: heading(copy.heading, check, phrasesFor(language).faq), items } : undefined
}

export function checkSeo(copy: CopyOf<'seo'>, check: PartCheck, language: string): CopyOf<'seo'> {
	const known = new Set(check.facts.map((fact) => fact.id))
	const facts = copy.facts.filter((id) => known.has(id))
	const stands = (text: string) => {
		const findings = statementsOf(text).flatMap((said) => check.findings(said))
		if (findings.length > 0) check.remove(text, findings)
		return findings.length === 0
	}
	const name = unescapeHtml(plainName(check, language).html)
	const title = copy.title && stands(copy.title) ? copy.title : cutToWords(name, MAX_SEO_TITLE)
	const imageSubject = copy.imageSubject && stands(copy.imageSubject) ? copy.imageSubject : name
	const description = check.plain(copy.description) || fixedDescription(name, language)
	const keywords = copy.keywords.filter(stands)
	const sources = check.figureSources([title, description, imageSubject, ...keywords].join('\n'), facts)
	return {
		title,
		description,
		slug: check.findings(copy.slug.replaceAll('-', ' ')).length > 0 ? slugOf(title) : copy.slug,
		keywords,
		imageSubject,
		facts: [...facts, ...sources],
	}
}

function fixedDescription(name: string, language: string): string {
	const sentence = phrasesFor(language).seoDescription
	return fillHoles(sentence, { product: cutToWords(name, MAX_SEO_DESCRIPTION - countGraphemes(fillHoles(sentence, { product: '' }))) })
}
