import { isListOfRows, isRow, labelOfList } from '../../specs/row-lines'
import { cleanLine } from '../../text/clean-listing-text'
import { capitalize, countGraphemes } from '../../text/graphemes'
import { withoutPraise } from '../../text/praise'
import { isPublication } from '../../text/publication'
import { shortenTitle, titleSegments } from '../../text/shorten-title'
import { markedLead } from '../../text/split-lead'
import { standingFinding } from '../../truth/standing'
import type { Brief } from '../brief'
import type { Material } from './material'
import { repeats, saidIn } from './repeats'

/** The sentence below the headline, the fact it is, and the listing's sentence it was made of. */
export type Subheadline = { text: string; fact: string; sentence?: string | undefined }

const LEAST = 36
const MOST = 170
/** What a title says behind the headline is a line of names, and read as such only while it is short. */
const MOST_OF_TITLE = 110
const LEAST_OF_TITLE = 20

/** The product's name as a headline; undefined without a title. */
export function headlineOf(material: Material, most?: number): string | undefined {
	const { title, brand, tag } = material
	const kinds = material.of('category').map(({ text }) => text)
	const of = { brand: brand && cleanLine(brand.text), tag, kinds, whole: isPublication(material.of('spec')) }
	const headline = title && shortenTitle(of.whole ? title.text : withoutPraise(title.text, tag), of)
	return headline && most !== undefined && countGraphemes(headline) > most ? shortenTitle(headline, { ...of, most }) : headline
}

/**
 * The sentence below the headline: how the description begins, failing that what the title says after the headline,
 * failing that a sentence of an entry, or the brand. Undefined when there is nothing but the headline's own words.
 */
export function subheadlineOf(material: Material, brief: Brief): Subheadline | undefined {
	const opening = material.paragraphs.slice(0, 2).flatMap(({ sentences }) => sentences.slice(0, 1))
	const described = opening.find(({ text }) => isComfortable(text) && !isAboutTitle(text, material))
	if (described) return { ...described, text: closed(described.text), sentence: described.text }
	const rest = restOfTitle(material, brief)
	if (rest && countGraphemes(rest.text) >= LEAST_OF_TITLE) return rest
	return ofEntries(material) ?? (rest && /\s/u.test(rest.text) ? rest : undefined) ?? ofBrand(material)
}

function isComfortable(text: string): boolean {
	const length = countGraphemes(text)
	const least = /\s/u.test(text) ? LEAST : LEAST / 2
	const isTable = isListOfRows(text) || isRow(text) || labelOfList(text) !== undefined
	return length >= least && length <= MOST && !/[:：?？؟…]$/u.test(text) && !isTable
}

function isAboutTitle(text: string, material: Material): boolean {
	const title = cleanLine(material.title?.text ?? '')
	return text.toLowerCase().includes(title.toLowerCase()) || repeats(text, [saidIn(title)])
}

/** A sentence of an entry that is not its lead; the entry keeps the rest. */
function ofEntries(material: Material): Subheadline | undefined {
	for (const { sentences } of material.entries) {
		for (const [at, { text, fact }] of sentences.entries()) {
			const isLead = at === 0 && (sentences.length > 1 || markedLead(text, material.tag) !== undefined)
			if (!isLead && isComfortable(text)) return { text: closed(text), fact, sentence: text }
		}
	}
	return undefined
}

const closed = (text: string): string => text.replace(/[;,:]$/u, '')

/** A figure whose unit is a loose sign. */
const BROKEN = /\d\s+['’"”]$/u

function restOfTitle(material: Material, brief: Brief): Subheadline | undefined {
	const headline = headlineOf(material)?.toLowerCase() ?? ''
	const fresh = titleSegments(withoutPraise(material.title?.text ?? '', material.tag)).filter(
		(segment) =>
			!BROKEN.test(segment) &&
			!headline.includes(segment.toLowerCase()) &&
			!segment.toLowerCase().includes(headline) &&
			!standingFinding(segment, brief.facts),
	)
	let line = ''
	for (const segment of fresh) {
		// What goes on with a small letter belongs to what stands before it: “for the home, office and workshop”.
		const longer = line === '' ? segment : `${line}${/^\p{Ll}{2}/u.test(segment) ? ',' : ' ·'} ${segment}`
		if (countGraphemes(longer) > MOST_OF_TITLE) break
		line = longer
	}
	return material.title && line !== '' ? { text: capitalize(line, material.tag), fact: material.title.id } : undefined
}

function ofBrand(material: Material): Subheadline | undefined {
	const brand = material.brand
	const headline = headlineOf(material)?.toLowerCase() ?? ''
	return brand && !headline.includes(brand.text.toLowerCase()) ? { text: cleanLine(brand.text), fact: brand.id } : undefined
}
