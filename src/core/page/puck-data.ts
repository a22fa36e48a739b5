import { AppError } from '../errors'
import { msg } from '../messages/message'
import { normaliseRichText } from '../text/normalise-rich-text'
import { emptyProps, entryLists } from './compose/default-props'
import { wholeTable } from './compose/table-columns'
import { type Page, SECTION_TYPES, type Section, type SectionType, sectionSchema } from './page'
import { SECTION_LOOK_KEYS, type SectionLook } from './section-look'

/** The editor's own shape of a page (Puck 0.23 `Data`), declared structurally: core does not know the editor. */
export type PuckItem = { type: string; props: { id: string } & Record<string, unknown> }
export type PuckData = {
	root: { props?: Record<string, unknown> | undefined }
	content: PuckItem[]
	zones?: Record<string, unknown> | undefined
}

/** Sections → what the editor is opened with. */
export function puckDataOf(sections: readonly Section[]): PuckData {
	const content = sections.map((section) => {
		const { id, type, hidden, locked } = section
		return { type, props: { ...structuredCopy(editableProps(section)), ...lookOf(section), id, hidden, locked } }
	})
	return { root: { props: {} }, content }
}

/** What is said of a section's look; what is the theme's own is not named. */
function lookOf(section: SectionLook): SectionLook {
	return Object.fromEntries(SECTION_LOOK_KEYS.flatMap((key) => (section[key] === undefined ? [] : [[key, section[key]]])))
}

/** A table gets a cell wherever one can be typed into. */
function editableProps(section: Section): Section['props'] {
	return section.type === 'comparison' || section.type === 'sizeTable' ? wholeTable(section.props) : section.props
}

/**
 * What the editor hands back → sections. Whatever it added of its own is dropped, HTML is brought to the page's normal
 * form, missing fields are empty, and entries or sections without an id of their own get one from `newId`.
 * Throws AppError `invalid_request` for a section type the page does not know.
 */
export function sectionsOfPuckData(data: PuckData, newId: () => string): Section[] {
	const taken = new Set<string>()
	return data.content.map((item) => sectionOfItem(item, taken, newId))
}

/** The page with the editor's sections; everything else of it stays. */
export function withPuckData(page: Page, data: PuckData, newId: () => string): Page {
	return { ...page, sections: sectionsOfPuckData(data, newId) }
}

function sectionOfItem(item: PuckItem, taken: Set<string>, newId: () => string): Section {
	const type = SECTION_TYPES.find((known) => known === item.type)
	if (!type) throw new AppError('invalid_request', msg('pages.no_such_section', { kind: item.type }))
	const { id, hidden, locked, layout, ground, spacing, align, size, ...given } = item.props
	const look = lookOf({ layout, ground, spacing, align, size } as SectionLook)
	const props = completeProps(type, cleanValue(given), newId)
	const section = { id: ownId(id, taken, newId), type, hidden: hidden === true, locked: locked === true, ...look, props }
	const parsed = sectionSchema.safeParse(section)
	if (!parsed.success) {
		throw new AppError('invalid_request', msg('pages.a_section_would_hold'), {
			cause: parsed.error,
			details: { section: id, type },
		})
	}
	return withoutBareCells(parsed.data)
}

/** Cells nobody filled at the end of a row are none. */
function withoutBareCells(section: Section): Section {
	if (section.type !== 'comparison' && section.type !== 'sizeTable') return section
	const rows = section.props.rows.map((row) => {
		const length = row.values.findLastIndex(({ html, facts }) => html !== '' || facts.length > 0) + 1
		return { ...row, values: row.values.slice(0, length) }
	})
	return { ...section, props: { ...section.props, rows } } as Section
}

function ownId(id: unknown, taken: Set<string>, newId: () => string): string {
	const own = typeof id === 'string' && id !== '' && !taken.has(id) ? id : newId()
	taken.add(own)
	return own
}

/** Texts to their normal form, wherever they stand. */
function cleanValue(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(cleanValue)
	if (!isRecord(value)) return value
	if ('html' in value) {
		const facts = Array.isArray(value.facts) ? value.facts.filter((fact) => typeof fact === 'string') : []
		return { html: typeof value.html === 'string' ? normaliseRichText(value.html) : '', facts }
	}
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleanValue(entry)]))
}

function completeProps(type: SectionType, given: unknown, newId: () => string): Record<string, unknown> {
	const props: Record<string, unknown> = { ...emptyProps(type), ...definedOf(given) }
	for (const { list, emptyItem } of entryLists(type)) {
		const taken = new Set<string>()
		const entries = Array.isArray(props[list]) ? (props[list] as unknown[]) : []
		props[list] = entries.filter(isRecord).map((entry) => ({ ...emptyItem(), ...definedOf(entry), id: ownId(entry.id, taken, newId) }))
	}
	return props
}

function definedOf(value: unknown): Record<string, unknown> {
	return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) : {}
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The editor writes into what it is given; the page must not feel it. */
function structuredCopy<T>(value: T): T {
	return JSON.parse(JSON.stringify(value)) as T
}
