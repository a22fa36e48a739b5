import { phrasesFor } from '../../locale/phrases'
import type { Brief } from '../brief'
import type { CopyOf } from '../copy'
import { countGraphemes, shorten } from '../text/graphemes'
import { splitLead } from '../text/split-lead'
import { type Entry, type Material, textOf } from './material'
import { textFrom } from './texts'
import { storySentences } from './write-story'

const MAX_POINTS = 8
/** Up to so many entries all are benefits; of more, the first half. */
const ALL_BENEFITS = 4
/** A bullet shorter than this is a value out of the specifications, where there are others. */
const MIN_POINT = 8
const MAX_POINT_TEXT = 420

/**
 * Which entries become benefits and which features; description sentences the story leaves fill in where bullets are
 * few.
 */
function divide(material: Material): { benefits: Entry[]; features: Entry[] } {
	const entries = material.entries.filter(
		(entry) =>
			countGraphemes(textOf(entry)) >= (/\p{Script=Latin}/u.test(textOf(entry)) ? MIN_POINT : MIN_POINT / 4) ||
			material.entries.length < ALL_BENEFITS,
	)
	const spare = spareSentences(material)
	if (entries.length === 0) return { benefits: spare.slice(0, 6), features: [] }
	if (entries.length <= ALL_BENEFITS) return { benefits: entries, features: spare.length >= 2 ? spare.slice(0, 6) : [] }
	const half = Math.min(Math.ceil(entries.length / 2), 6)
	return { benefits: entries.slice(0, half), features: entries.slice(half, half + MAX_POINTS) }
}

/** A book, a record or a film, whose description tells a story: no sentence out of it is a benefit. */
const PUBLICATION =
	/^(?:ISBN(?:-1[03])?|publisher|éditeur|verlag|herausgeber|editorial|editore|editora|uitgever(?:ij)?|wydawca|yayıncı|出版社|الناشر|label|レーベル|studio|actors?|run ?time|number of discs|media format|directors?|regisseur|réalisateur|regista)$/iu

function isPublication(material: Material): boolean {
	return material.of('spec').some((fact) => PUBLICATION.test(fact.name?.trim() ?? ''))
}

/** Description sentences beyond those the story tells, one entry each. */
function spareSentences(material: Material): Entry[] {
	if (isPublication(material)) return []
	const told = new Set(storySentences(material).map((sentence) => sentence.text))
	return material.paragraphs
		.flatMap((entry) => entry.sentences)
		.filter((sentence) => !told.has(sentence.text) && countGraphemes(sentence.text) >= 24)
		.map((sentence) => ({ fact: sentence.fact, sentences: [sentence] }))
}

function write(heading: string, entries: Entry[], material: Material): CopyOf<'benefits'> | undefined {
	if (entries.length === 0) return undefined
	return {
		heading: textFrom(heading, []),
		items: entries.slice(0, MAX_POINTS).map((entry) => {
			const lead = splitLead(textOf(entry), material.names, material.tag)
			return {
				title: textFrom(lead.title, [entry.fact]),
				text: textFrom(shortenToSentences(lead.text, material), [entry.fact]),
			}
		}),
	}
}

/**
 * A point is read at a glance: whole sentences up to a limit, the first in any case, shortened when it alone is over.
 */
function shortenToSentences(text: string, material: Material): string {
	if (countGraphemes(text) <= MAX_POINT_TEXT) return text
	const end = Math.max(...Array.from(text.slice(0, MAX_POINT_TEXT).matchAll(/[.!?؟](?=\s)|[。！？।]/gu), ({ index }) => index), -1)
	return end > MAX_POINT_TEXT / 3 ? text.slice(0, end + 1) : shorten(text, MAX_POINT_TEXT, material.tag)
}

/** The first bullets, each as a short title and what it says. */
export function writeBenefits(material: Material, brief: Brief): CopyOf<'benefits'> | undefined {
	return write(phrasesFor(brief.language).benefits, divide(material).benefits, material)
}

/** The remaining bullets, or description sentences. */
export function writeFeatures(material: Material, brief: Brief): CopyOf<'features'> | undefined {
	return write(phrasesFor(brief.language).features, divide(material).features, material)
}
