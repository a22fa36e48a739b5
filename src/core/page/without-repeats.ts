import type { Section } from './page'
import { plainFromRichText } from './rich-text'
import { textsOfSection } from './walk'

/**
 * Composed sections without what another of them says already: a row of the table goes when its fact stands
 * large among the figures or word for word in the story; a question goes when all its answer rests on is listed as
 * it is. What is left with nothing goes too. A fact that a text only rests on, without naming its value, stays in
 * the table.
 */
export function withoutRepeats(sections: readonly Section[]): Section[] {
	const tabled = sections.flatMap((section) => withoutSaidRows(section, sections))
	const listed = factsListed(tabled)
	return tabled.flatMap((section): Section[] => {
		if (section.type !== 'faq') return [section]
		const items = section.props.items.filter(({ answer }) => answer.facts.length === 0 || !answer.facts.every((id) => listed.has(id)))
		return items.length > 0 ? [{ ...section, props: { ...section.props, items } }] : []
	})
}

/** A table as it stands beside these sections; nothing when they say all of it. Other sections are left as they are. */
export function withoutSaidRows(section: Section, others: readonly Section[]): Section[] {
	if (section.type !== 'specifications') return [section]
	const figures = new Set(others.flatMap((other) => (other.type === 'numberHighlights' ? valueFacts(other.props.items) : [])))
	const told = others.flatMap((other) => (other.type === 'story' ? textsOfSection(other).map(({ text }) => text) : []))
	const isTold = (facts: readonly string[], value: string) =>
		told.some((text) => text.facts.some((id) => facts.includes(id)) && plainFromRichText(text.html).includes(value))
	const rows = section.props.rows.filter(
		({ value }) => !value.facts.some((id) => figures.has(id)) && !isTold(value.facts, plainFromRichText(value.html)),
	)
	return rows.length > 0 ? [{ ...section, props: { ...section.props, rows } }] : []
}

/** Facts that are listed as they are: in the table, among the figures, in the box, or as product safety. */
function factsListed(sections: readonly Section[]): ReadonlySet<string> {
	return new Set(
		sections.flatMap((section) => {
			if (section.type === 'specifications' || section.type === 'legal') return valueFacts(section.props.rows)
			if (section.type === 'numberHighlights') return valueFacts(section.props.items)
			return section.type === 'box' ? textsOfSection(section).flatMap(({ text }) => text.facts) : []
		}),
	)
}

const valueFacts = (entries: readonly { value: { facts: readonly string[] } }[]) => entries.flatMap(({ value }) => value.facts)
