import { findLanguage, findLanguageByTag } from '../../locale/languages'
import { labelInLanguage } from '../../specs/in-language'
import { isLabelLine, isListOfRows } from '../../specs/row-lines'
import { conceptOf } from '../../specs/spec-words'
import { countGraphemes } from '../../text/graphemes'
import { withoutPraise } from '../../text/praise'
import { markedLead, splitLead } from '../../text/split-lead'
import type { Brief } from '../brief'
import { type Entry, type Material, type Sentence, textOf } from './material'
import { repeats, saidIn } from './repeats'
import { type Subheadline, subheadlineOf } from './subheadline'

/** A short heading and what stands below it; `facts`: what it rests on. */
export type Point = { title: string; text: string; facts: string[] }
/** What stands where on a page, each thing once. */
export type Plan = {
	subheadline: Subheadline | undefined
	/** Entries with a heading of their own, in the listing's order. */
	points: Point[]
	/** Prose, by paragraph: the description, and entries nothing of which is a heading. */
	story: Sentence[][]
}

/** One entry with a heading is a sentence of the story. */
const FEWEST_POINTS = 2
/** A bullet shorter than this is a value out of the specifications, where there are others. */
const MIN_POINT = 8
const MAX_TITLE = 72

const known = new WeakMap<Material, Map<string, Plan>>()

/** Material → plan, made once for a page's language. */
export function planOf(material: Material, brief: Brief): Plan {
	const plans = known.get(material) ?? new Map<string, Plan>()
	known.set(material, plans)
	const plan = plans.get(brief.language) ?? makePlan(material, brief)
	plans.set(brief.language, plan)
	return plan
}

function makePlan(material: Material, brief: Brief): Plan {
	const subheadline = subheadlineOf(material, brief)
	const without = (entry: Entry): Entry => ({ ...entry, sentences: entry.sentences.filter(({ text }) => text !== subheadline?.sentence) })
	const entries = material.entries.map(without).filter((entry) => saysSomething(entry, material))
	const made = entries
		.map((entry) => ({ entry, point: pointOf(entry, material, brief) }))
		.filter(({ point }) => point?.text !== '' || !isRowAgain(point.title, material))
	const headed = saidOnce(made.flatMap(({ point }) => point ?? []))
	const isHeaded = headed.length >= FEWEST_POINTS
	const points = isHeaded ? headed : []
	const spoken = made.flatMap(({ entry, point }) => (isHeaded && point ? [] : [withoutLabel(entry, material)]))
	return { subheadline, points, story: storyOf(material, spoken, points, subheadline) }
}

/** Points without those that say again what one before them says, of the same figures. */
function saidOnce(points: readonly Point[]): Point[] {
	const said: { words: ReadonlySet<string>; figures: readonly string[] }[] = []
	return points.filter(({ title, text }) => {
		const whole = `${title} ${text}`
		const figures = whole.match(/\d+/gu) ?? []
		const alike = said.filter((other) => figures.every((figure) => other.figures.includes(figure)))
		const isAgain = repeats(
			whole,
			alike.map(({ words }) => words),
		)
		said.push({ words: saidIn(whole), figures })
		return !isAgain
	})
}

/** An entry as a heading and its text; undefined where nothing of it can stand as a heading. */
function pointOf(entry: Entry, material: Material, brief: Brief): Point | undefined {
	if (entry.isRest) return undefined
	const { title, text } = splitLead(textOf(entry), material.names, material.tag)
	const heading = headingIn(withoutPraise(title, material.tag), text, brief)
	const isHeading = heading !== '' && countGraphemes(heading) <= MAX_TITLE && !/[:：]\s*\S/u.test(heading)
	return isHeading ? { title: heading, text, facts: [entry.fact] } : undefined
}

/**
 * A heading that is the name of a specification (“Fabric”) in the page's language; empty for another single word of a
 * language the page is not in, which is a label and no heading.
 */
function headingIn(title: string, text: string, { language, factsLanguage }: Brief): string {
	const isOwn = factsLanguage === undefined || findLanguageByTag(factsLanguage)?.id === findLanguage(language)?.id
	if (isOwn || text === '') return title
	return labelInLanguage(title, language, factsLanguage) ?? (/\s|\p{Script=Han}|\p{Script=Thai}/u.test(title) ? title : '')
}

/** An entry as it is told in the story: without the single word set before it (“Detail:”). */
function withoutLabel(entry: Entry, { tag }: Material): Entry {
	const [first, ...others] = entry.sentences
	const lead = first && markedLead(first.text, tag)
	return first && lead?.text && !/\s/u.test(lead.title) ? { ...entry, sentences: [{ ...first, text: lead.text }, ...others] } : entry
}

/** Neither a lead whose text is gone (“Material:”), nor a value or the brand alone, nor a row of the table. */
function saysSomething(entry: Entry, material: Material): boolean {
	const whole = textOf(entry)
	const isBrand = material.brand !== undefined && whole.toLowerCase().replace(/[.。]$/u, '') === material.brand.text.toLowerCase()
	return !isBrand && entry.sentences.length > 0 && !isLabelLine(whole) && !isValue(entry, material) && !isListOfRows(whole)
}

/** A value alone (“Imported”, “Glass”) is a row of the specifications. */
function isValue(entry: Entry, material: Material): boolean {
	const whole = textOf(entry)
	const least = /\p{Script=Latin}/u.test(whole) ? MIN_POINT : MIN_POINT / 4
	const isKnown = conceptOf(whole, 'values', { from: material.tag, to: 'english' }) !== undefined
	return material.entries.length >= FEWEST_POINTS && (isKnown || countGraphemes(whole) < least)
}

/** A figure with its unit. */
const MEASURES = /(?<![\d.,])\d[\d.,]{0,12}\s?[\p{L}%"”″]{1,12}/gu
const bare = (text: string): string => text.toLowerCase().replace(/\s+/gu, '')

/** True for a line whose figure a row of the table has: “16GB of memory”. */
function isRowAgain(line: string, material: Material): boolean {
	const rows = material.of('spec').map(({ text }) => bare(text))
	return (line.match(MEASURES) ?? []).some((measure) => rows.some((row) => row.includes(bare(measure))))
}

/** A single word (“Specification.”), and what leads to a list that is not there. */
const isLabel = (text: string): boolean =>
	/[:：]$/u.test(text) ||
	(/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\P{L}]+$/u.test(text) && (text.match(/\p{L}{2,}/gu) ?? []).length < 2)

/** Prose that says what neither the opening nor a point says. */
function storyOf(
	material: Material,
	spoken: readonly Entry[],
	points: readonly Point[],
	subheadline: Subheadline | undefined,
): Sentence[][] {
	const said = [...points.map(({ title, text }) => `${title} ${text}`), subheadline?.text ?? ''].map(saidIn)
	const title = saidIn(material.title?.text ?? '')
	return [...material.paragraphs, ...spoken]
		.map(({ sentences }) =>
			sentences.filter(({ text }) => {
				// A sentence around the whole title is what a shop tells search engines.
				const own = saidIn(text)
				const isAboutTitle = title.size >= 4 && ([...title].every((word) => own.has(word)) || repeats(text, [title]))
				if (isAboutTitle || isLabel(text) || repeats(text, said)) return false
				said.push(own)
				return true
			}),
		)
		.filter((paragraph) => paragraph.length > 0)
}
