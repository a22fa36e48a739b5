import { phrasesFor } from '../../locale/phrases'
import { cleanLine } from '../../text/clean-listing-text'
import { fillHoles } from '../../text/fill-holes'
import { countGraphemes, cutToWords, shorten } from '../../text/graphemes'
import { withoutPraise } from '../../text/praise'
import { titleSegments } from '../../text/shorten-title'
import { slugOf } from '../../text/slug'
import { standingFinding } from '../../truth/standing'
import type { Brief } from '../brief'
import type { CopyOf } from '../copy'
import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '../seo-limits'
import type { Material } from './material'
import { planOf } from './plan'
import { topicOf } from './spec-topics'
import { headlineOf } from './subheadline'

const MAX_KEYWORDS = 12
const MAX_KEYWORD = 40
const GOOD_DESCRIPTION = 60

/** Title, description, slug and keywords from the facts; undefined only without a title. */
export function writeSeo(material: Material, brief: Brief): CopyOf<'seo'> | undefined {
	const headline = headlineOf(material)
	if (!headline || !material.title) return undefined
	const { subheadline } = planOf(material, brief)
	const described = subheadline && countGraphemes(subheadline.text) >= GOOD_DESCRIPTION ? subheadline : undefined
	return {
		title: cutToWords(headlineOf(material, MAX_SEO_TITLE) ?? headline, MAX_SEO_TITLE, material.tag),
		description: described ? shorten(described.text, MAX_SEO_DESCRIPTION, material.tag) : fixedDescription(headline, brief, material.tag),
		slug: slugOf(headline),
		keywords: keywords(material, brief),
		imageSubject: headline,
		facts: [...new Set([material.title.id, material.brand?.id, described?.fact])].filter((id) => id !== undefined),
	}
}

function fixedDescription(headline: string, brief: Brief, tag?: string): string {
	const phrase = phrasesFor(brief.language).seoDescription
	const room = MAX_SEO_DESCRIPTION - countGraphemes(fillHoles(phrase, { product: '' }))
	return fillHoles(phrase, { product: cutToWords(headline, room, tag) })
}

/**
 * What people might search: brand, category, material, colour and the segments of the title; each once, none a claim.
 */
function keywords(material: Material, brief: Brief): string[] {
	const specs = material
		.of('spec')
		.filter((fact) => ['material', 'color'].includes(topicOf(fact.name ?? '', fact.text, material.tag) ?? ''))
	const candidates = [
		...(material.brand ? [material.brand.text] : []),
		...material
			.of('category')
			.slice(-2)
			.map((fact) => fact.text),
		...titleSegments(withoutPraise(material.title?.text ?? '', material.tag)),
		...specs.map((fact) => fact.text),
	].map((text) => cleanLine(text).replace(/(?<![.,;:])[.,;:]+$/u, ''))
	const seen = new Set<string>()
	return candidates
		.filter((text) => {
			const key = text.toLowerCase()
			const fits = /\p{L}/u.test(text) && countGraphemes(text) <= MAX_KEYWORD && !seen.has(key) && !standingFinding(text, brief.facts)
			seen.add(key)
			return fits
		})
		.slice(0, MAX_KEYWORDS)
}
