import { phrasesFor } from '../../locale/phrases'
import { labelInLanguage, valueInLanguage } from '../../specs/in-language'
import { conceptOf } from '../../specs/spec-words'
import type { Brief } from '../brief'
import { countGraphemes } from '../text/graphemes'
import { splitLead } from '../text/split-lead'
import { type Entry, type Material, type Sentence, textOf } from './material'
import { repeats, saidIn } from './repeats'
import { isLabelLine, isListOfRows, isRow } from './rows'
import { type Subheadline, subheadlineOf } from './subheadline'

/** A short heading and what stands below it; `facts`: what it rests on. */
export type Point = { title: string; text: string; facts: string[]; isList?: true }
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
	const told = entries.filter((entry) => !isListOfRows(textOf(entry))).map((entry) => ({ entry, point: pointOf(entry, material) }))
	const others = told.filter(({ entry }) => !isNamedValue(entry, material))
	// Beside fewer headings than make points, a name with its value is one.
	const made = others.filter(({ point }) => point).length >= FEWEST_POINTS ? others : told
	const lists = entries.filter((entry) => !made.some((one) => one.entry === entry))
	const headed = made.flatMap(({ point }) => point ?? [])
	const listed = listPoint([...lists.flatMap(({ sentences }) => sentences), ...material.rows], brief)
	const isHeaded = headed.length >= FEWEST_POINTS
	const points = isHeaded ? [...headed, ...listed] : []
	const spoken = made.flatMap(({ entry, point }) => (isHeaded && point ? [] : [entry]))
	return { subheadline, points, story: storyOf(material, spoken, points, subheadline) }
}

/** An entry as a heading and its text; undefined where nothing of it can stand as a heading. */
function pointOf(entry: Entry, material: Material): Point | undefined {
	const { title, text } = splitLead(textOf(entry), material.names, material.tag)
	const isHeading = title !== '' && countGraphemes(title) <= MAX_TITLE && !/[:：]\s*\S/u.test(title)
	return isHeading ? { title, text, facts: [entry.fact] } : undefined
}

/** Neither a lead whose text is gone (“Material:”) nor a value alone. */
function saysSomething(entry: Entry, material: Material): boolean {
	return entry.sentences.length > 0 && !isLabelLine(textOf(entry)) && !isValue(entry, material)
}

/** A specification the listing wrote as an entry: “Material: Steel”, by a name the tables know. */
function isNamedValue(entry: Entry, material: Material): boolean {
	const whole = textOf(entry)
	const [name = ''] = whole.split(/[:：]/u)
	return isRow(whole) && conceptOf(name.trim(), 'labels', { from: material.tag, to: 'english' }) !== undefined
}

/** A value alone (“Imported”, “Glass”) is a row of the specifications. */
function isValue(entry: Entry, material: Material): boolean {
	const whole = textOf(entry)
	const least = /\p{Script=Latin}/u.test(whole) ? MIN_POINT : MIN_POINT / 4
	const isKnown = conceptOf(whole, 'values', { from: material.tag, to: 'english' }) !== undefined
	return material.entries.length >= FEWEST_POINTS && (isKnown || countGraphemes(whole) < least)
}

const MOST_LISTED = 300

/** Names and values the listing wrote into its texts, as one list. */
function listPoint(rows: readonly Sentence[], brief: Brief): Point[] {
	const kept: Sentence[] = []
	for (const row of rows) if (countGraphemes([...kept, row].map(({ text }) => text).join('; ')) <= MOST_LISTED) kept.push(row)
	if (kept.length === 0) return []
	const text = kept.map((row) => rowsInLanguage(row.text.replace(/[.;,]$/u, ''), brief)).join('; ')
	return [{ title: phrasesFor(brief.language).specifications, text, facts: kept.map(({ fact }) => fact), isList: true }]
}

/** Names and values in the page's language where the tables know both; else as the listing says them. */
function rowsInLanguage(rows: string, { language, factsLanguage }: Brief): string {
	return rows
		.split(/[,;،；]\s+(?=[^,;،；:：]+[:：])/u)
		.map((row) => {
			const [, name = '', value = ''] = /^([^:：]+)[:：]\s*(.+)$/u.exec(row) ?? []
			const label = name && labelInLanguage(name, language, factsLanguage)
			const said = value && valueInLanguage(value, language, factsLanguage)
			return label && said ? `${label}: ${said}` : row
		})
		.join('; ')
}

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
				const isAboutTitle = title.size >= 4 && [...title].every((word) => own.has(word))
				if (isAboutTitle || repeats(text, said)) return false
				said.push(own)
				return true
			}),
		)
		.filter((paragraph) => paragraph.length > 0)
}
