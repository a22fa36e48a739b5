import { AppError } from '../../errors'
import { msg } from '../../messages/message'
import type { Money } from '../../money'
import type { BenefitSign } from '../compose/benefit-sign'
import type { TermTopic } from '../compose/term-topic'
import type { Page, Section, SectionProps, SectionType } from '../page'
import { noSuchImage } from '../page-error'
import { editSection } from './edit-section'
import { getSection } from './find-section'

/** What an entry of a section's list may hold beside its texts; which of them it has is its kind's. */
export type EntrySettings = {
	image?: string | null
	sign?: BenefitSign | undefined
	topic?: TermTopic
	price?: Money | null
	/** Place on a picture, in hundredths of its width and height from the top left. */
	x?: number
	y?: number
}
/** What a section itself may hold beside its texts. */
export type SectionSettings = { image?: string | null; url?: string | null }

/** One entry as it stands in a section's content. */
export type SettableEntry = { id: string } & EntrySettings & Record<string, unknown>

/** The entries of all lists of a section, in order. */
export function entriesOfSection(section: Section): SettableEntry[] {
	return Object.values(section.props).flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isEntry) : []))
}

/**
 * Sets what an entry holds beside its texts: its picture, drawing, price, or place on a picture. Throws AppError like
 * `editSection`; `not_found` for a picture the page does not have, `invalid_request` for a setting its kind does not
 * have.
 */
export function setEntry(page: Page, sectionId: string, entryId: string, change: EntrySettings): Page {
	checkImage(page, change.image)
	const { props } = getSection(page, sectionId)
	const changed = Object.fromEntries(
		Object.entries(props).map(([name, value]: [string, unknown]) => [
			name,
			Array.isArray(value) ? value.map((entry) => (isEntry(entry) && entry.id === entryId ? { ...entry, ...change } : entry)) : value,
		]),
	)
	const next = editSection(page, sectionId, changed as SectionProps<SectionType>)
	const entry = entriesOfSection(getSection(next, sectionId)).find(({ id }) => id === entryId)
	const kept = Object.entries(change).every(([name, value]) => value === undefined || entry?.[name] === value || typeof value === 'object')
	if (!entry || !kept) throw new AppError('invalid_request', msg('pages.no_setting'), { details: { section: sectionId } })
	return next
}

/** Sets what a section holds beside its texts. Throws AppError like `setEntry`. */
export function setSection(page: Page, sectionId: string, change: SectionSettings): Page {
	checkImage(page, change.image)
	const { props, type } = getSection(page, sectionId)
	if (Object.keys(change).some((name) => !(name in props))) {
		throw new AppError('invalid_request', msg('pages.no_setting'), { details: { section: sectionId, type } })
	}
	return editSection(page, sectionId, { ...props, ...change } as SectionProps<SectionType>)
}

/**
 * Sets where a film is from what was typed: an https address of a file or of the page that shows it; empty takes it
 * away. Throws AppError `invalid_request`.
 */
export function setVideoFrom(page: Page, sectionId: string, typed: string): Page {
	const url = typed.trim()
	if (url === '') return setSection(page, sectionId, { url: null })
	if (!/^https:\/\//i.test(url) || !URL.canParse(url)) throw new AppError('invalid_request', msg('pages.video_address'))
	return setSection(page, sectionId, { url: new URL(url).href })
}

function checkImage(page: Page, image: string | null | undefined): void {
	if (typeof image === 'string' && !page.images.some(({ id }) => id === image)) throw noSuchImage(image)
}

function isEntry(value: unknown): value is SettableEntry {
	return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
}
