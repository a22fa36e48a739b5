import { entryList } from '../../../core/page/compose/default-props'
import { editSection } from '../../../core/page/edit/edit-section'
import { getSection } from '../../../core/page/edit/find-section'
import type { Page, Section, SectionProps, SectionType } from '../../../core/page/page'
import { plainFromRichText } from '../../../core/text/rich-text'

/** One entry of a section's list (a benefit, a question, a specification …): its id and the words it is known by. */
export type Entry = { id: string; title: string }

type RawEntry = { id: string } & Record<string, unknown>

/** The entries of a section that has a list; none for others. */
export function entriesOf(section: Section): Entry[] {
	return rawEntries(section).map((entry) => ({ id: entry.id, title: titleOf(entry) }))
}

/** True when the section is a list one can add to. */
export function hasEntries(section: Section): boolean {
	return entryList(section.type) !== undefined
}

export function addEntry(page: Page, sectionId: string, entryId: string): Page {
	const shape = entryList(getSection(page, sectionId).type)
	if (!shape) return page
	return withEntries(page, sectionId, (entries) => [...entries, { ...shape.emptyItem(), id: entryId }])
}

export function removeEntry(page: Page, sectionId: string, entryId: string): Page {
	return withEntries(page, sectionId, (entries) => entries.filter((entry) => entry.id !== entryId))
}

export function moveEntry(page: Page, sectionId: string, entryId: string, by: 1 | -1): Page {
	return withEntries(page, sectionId, (entries) => {
		const from = entries.findIndex((entry) => entry.id === entryId)
		const entry = entries[from]
		const to = from + by
		return entry && to >= 0 && to < entries.length ? entries.toSpliced(from, 1).toSpliced(to, 0, entry) : entries
	})
}

function withEntries(page: Page, sectionId: string, change: (entries: RawEntry[]) => RawEntry[]): Page {
	const section = getSection(page, sectionId)
	const shape = entryList(section.type)
	if (!shape) return page
	const props = { ...section.props, [shape.list]: change(rawEntries(section)) }
	return editSection(page, sectionId, props as SectionProps<SectionType>)
}

function rawEntries(section: Section): RawEntry[] {
	const shape = entryList(section.type)
	return shape ? ((section.props as Record<string, unknown>)[shape.list] as RawEntry[]) : []
}

function titleOf(entry: RawEntry): string {
	for (const value of Object.values(entry)) {
		if (typeof value === 'object' && value !== null && 'html' in value && value.html) return plainFromRichText(String(value.html))
	}
	return ''
}
