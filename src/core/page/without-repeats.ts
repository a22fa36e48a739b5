import { type Fact, shownText } from '../product/facts'
import { conceptOf } from '../specs/spec-words'
import { plainFromRichText } from '../text/rich-text'
import { hasTruthData } from '../truth/truth-data'
import { kindOf, type Section, type SectionType } from './page'
import { type TextPlace, textsOfSection } from './walk'

/**
 * Composed sections without what another of them says already, by the facts their texts rest on. A
 * specification stands where it is told best: a point that rests on one told by an earlier section goes, then its row
 * of the table, then a question all of whose answer is told or listed. What is left with nothing goes too. A fact that
 * a text only rests on, without naming its value, stays in the table.
 */
export function withoutRepeats(sections: readonly Section[], facts: readonly Fact[]): Section[] {
	const argued = withoutToldPoints(sections, facts)
	const tabled = argued.flatMap((section) => withoutSaidRows(section, argued, facts))
	const listed = new Set([...factsListed(tabled), ...facts.filter((fact) => isTold(fact, textsThatTell(tabled))).map(({ id }) => id)])
	const touched = new Set(
		tabled.flatMap((section) => (section.type === 'faq' ? [] : textsOfSection(section).flatMap(({ text }) => text.facts))),
	)
	return tabled.flatMap((section): Section[] => {
		if (section.type !== 'faq') return [section]
		const items = section.props.items.filter(({ answer }) => answer.facts.length === 0 || !answer.facts.every((id) => listed.has(id)))
		const [only, ...others] = items
		// One question alone is asked for what nothing else on the page speaks of.
		const isLost =
			only !== undefined && others.length === 0 && only.answer.facts.length > 0 && only.answer.facts.every((id) => touched.has(id))
		return only && !isLost ? [{ ...section, props: { ...section.props, items } }] : []
	})
}

/** A table as it stands beside these sections; nothing when they say all of it. Other sections are left as they are. */
export function withoutSaidRows(section: Section, others: readonly Section[], facts: readonly Fact[]): Section[] {
	if (section.type !== 'specifications') return [section]
	const texts = textsThatTell(others)
	const rows = section.props.rows.filter(({ value }) => !facts.some((fact) => value.facts.includes(fact.id) && isTold(fact, texts)))
	return rows.length > 0 ? [{ ...section, props: { ...section.props, rows } }] : []
}

/** Lists of points that give way to what stands before them; the opening promises, and what proves it stays. */
const POINTS: ReadonlySet<SectionType> = new Set(['benefits', 'pictureText', 'features'])

/** Points that rest on specifications alone, each of which an earlier section tells, go. */
function withoutToldPoints(sections: readonly Section[], facts: readonly Fact[]): Section[] {
	const atomic = new Map(facts.flatMap((fact) => (fact.kind === 'spec' ? [[fact.id, fact] as const] : [])))
	const before: TextPlace[] = []
	return sections.flatMap((section): Section[] => {
		const told = (texts: readonly { facts: readonly string[] }[]) => {
			const ids = [...new Set(texts.flatMap((text) => text.facts))]
			return ids.length > 0 && ids.every((id) => atomic.has(id) && isTold(atomic.get(id), before))
		}
		const kept = POINTS.has(section.type) ? withPoints(section, (point) => !told([point.title, point.text])) : section
		if (kept && section.type !== 'hero') before.push(...textsThatTell([kept]))
		return kept ? [kept] : []
	})
}

type Point = { title: { facts: readonly string[] }; text: { facts: readonly string[] } }

function withPoints(section: Section, stays: (point: Point) => boolean): Section | undefined {
	if (section.type === 'benefits') {
		const items = section.props.items.filter(stays)
		return items.length > 0 ? { ...section, props: { ...section.props, items } } : undefined
	}
	if (section.type === 'features') {
		const items = section.props.items.filter(stays)
		return items.length > 0 ? { ...section, props: { ...section.props, items } } : undefined
	}
	if (section.type !== 'pictureText') return section
	const rows = section.props.rows.filter((row) => row.image !== null || stays(row))
	return rows.length > 0 ? { ...section, props: { ...section.props, rows } } : undefined
}

const textsThatTell = (sections: readonly Section[]): TextPlace[] =>
	sections.flatMap((section) => (kindOf(section.type).tells && !section.hidden ? textsOfSection(section) : []))

/**
 * True when a text that rests on the fact has its value in it; a yes or no is told by any text that rests on it alone.
 */
function isTold(fact: Fact | undefined, texts: readonly TextPlace[]): boolean {
	if (fact?.kind !== 'spec') return false
	const value = shownText(fact).trim().toLowerCase()
	const isAnswer = isYesOrNo(fact.text)
	return texts.some(
		({ text }) =>
			text.facts.includes(fact.id) && (isAnswer ? text.facts.length === 1 : plainFromRichText(text.html).toLowerCase().includes(value)),
	)
}

const ANSWERS: ReadonlySet<string> = new Set(['Yes', 'No', 'None'])
const isYesOrNo = (value: string): boolean =>
	hasTruthData() && ANSWERS.has(conceptOf(value, 'values', { from: undefined, to: 'english' })?.concept ?? '')

/** Facts that are listed as they are: in the table, in the box, or as product safety. */
function factsListed(sections: readonly Section[]): string[] {
	return sections.flatMap((section) => {
		if (section.type === 'specifications' || section.type === 'legal') return section.props.rows.flatMap(({ value }) => value.facts)
		return section.type === 'box' ? textsOfSection(section).flatMap(({ text }) => text.facts) : []
	})
}
