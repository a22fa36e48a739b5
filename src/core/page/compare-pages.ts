import { diffArrays } from 'diff'
import type { Text } from '../copy/copy'
import { plainFromRichText } from '../text/rich-text'
import { compareWords, type MarkedWords } from './compare-words'
import { imagesOfSection } from './map-images'
import type { Page, Section, SectionType } from './page'
import { isText } from './walk'

/** A section that differs between two versions of a page. */
export type SectionDifference = {
	id: string
	type: SectionType
	/** What happened to it, in the order it matters; `changed` when only its content did. */
	changes: ('added' | 'removed' | 'moved' | 'hidden' | 'shown' | 'pictures' | 'changed')[]
	/** Texts that differ, with the words marked; an added or removed section has all of its texts. */
	texts: MarkedWords[][]
}

export type PageComparison = {
	sections: SectionDifference[]
	/** Ids of pictures only one of the two has. */
	images: { added: string[]; removed: string[]; reordered: boolean }
	/** What else differs, by the name of its part. */
	others: ('theme' | 'brand' | 'price' | 'facts' | 'search')[]
}

/**
 * What became of the page `before` in the page `after`. Sections are told apart by their ids, texts by their places in
 * them.
 */
export function comparePages(before: Page, after: Page): PageComparison {
	return { sections: compareSections(before, after), images: compareImages(before, after), others: compareOthers(before, after) }
}

/** True when nothing a reader or a search engine would notice differs. */
export function isSamePage({ sections, images, others }: PageComparison): boolean {
	return sections.length + others.length + images.added.length + images.removed.length === 0 && !images.reordered
}

function compareSections(before: Page, after: Page): SectionDifference[] {
	const old = new Map(before.sections.map((section) => [section.id, section]))
	const now = new Set(after.sections.map((section) => section.id))
	const kept = before.sections.filter(({ id }) => now.has(id)).map(({ id }) => id)
	const order = after.sections.filter(({ id }) => old.has(id)).map(({ id }) => id)
	const unmoved = new Set(diffArrays(kept, order).flatMap(({ value, added, removed }) => (added || removed ? [] : value)))
	const present = after.sections.flatMap((section) => {
		const was = old.get(section.id)
		const moved = was !== undefined && !unmoved.has(section.id)
		return compareSection(was?.type === section.type ? was : undefined, section, moved) ?? []
	})
	const removed = before.sections.filter(({ id }) => !now.has(id)).flatMap((section) => compareSection(section, undefined, false) ?? [])
	return [...present, ...removed]
}

function compareSection(before: Section | undefined, after: Section | undefined, moved: boolean): SectionDifference | undefined {
	const section = after ?? before
	if (!section) return undefined
	const texts = compareTexts(before, after)
	const changes: SectionDifference['changes'] = []
	if (!before) changes.push('added')
	else if (!after) changes.push('removed')
	else {
		if (moved) changes.push('moved')
		if (before.hidden !== after.hidden) changes.push(after.hidden ? 'hidden' : 'shown')
		if (imagesOfSection(before).join() !== imagesOfSection(after).join()) changes.push('pictures')
		if (changes.length === 0 && texts.length === 0 && JSON.stringify(before.props) !== JSON.stringify(after.props)) changes.push('changed')
	}
	return changes.length + texts.length > 0 ? { id: section.id, type: section.type, changes, texts } : undefined
}

function compareTexts(before: Section | undefined, after: Section | undefined): MarkedWords[][] {
	const old = new Map(before ? textsByPlace(before.props, '') : [])
	const now = new Map(after ? textsByPlace(after.props, '') : [])
	return [...new Set([...now.keys(), ...old.keys()])].flatMap((place) => {
		const [was, is] = [plain(old.get(place)), plain(now.get(place))]
		return was === is ? [] : [compareWords(was, is)]
	})
}

const plain = (text: Text | undefined) => (text ? plainFromRichText(text.html) : '')

/** Texts with a place that stays the same when entries before them come and go: entries are named by their ids. */
function textsByPlace(value: unknown, place: string): [string, Text][] {
	if (isText(value)) return [[place, value]]
	if (Array.isArray(value)) return value.flatMap((entry, index) => textsByPlace(entry, `${place}/${idOf(entry) ?? index}`))
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, entry]) => textsByPlace(entry, `${place}/${key}`))
}

function idOf(entry: unknown): string | undefined {
	return typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string' ? entry.id : undefined
}

function compareImages(before: Page, after: Page): PageComparison['images'] {
	const [old, now] = [before, after].map((page) => page.images.map(({ id }) => id)) as [string[], string[]]
	const left = before.gallery.filter((id) => after.gallery.includes(id))
	const right = after.gallery.filter((id) => before.gallery.includes(id))
	return {
		added: now.filter((id) => !old.includes(id)),
		removed: old.filter((id) => !now.includes(id)),
		reordered: left.join() !== right.join(),
	}
}

function compareOthers(before: Page, after: Page): PageComparison['others'] {
	const parts = { theme: 'theme', brand: 'brand', price: 'offer', facts: 'facts', search: 'seo' } as const
	return (Object.keys(parts) as (keyof typeof parts)[]).filter(
		(name) => JSON.stringify(before[parts[name]]) !== JSON.stringify(after[parts[name]]),
	)
}
