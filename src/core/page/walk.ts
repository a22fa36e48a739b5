import type { Text } from '../copy/copy'
import { AppError } from '../errors'
import { msg } from '../messages/message'
import type { Page, Section } from './page'

/** The way to a text inside a section's content, e.g. `['items', 0, 'title']`. */
export type TextPath = readonly (string | number)[]
/** A text of a page and where it stands. */
export type TextPlace = { sectionId: string; path: TextPath; text: Text }

/** True for a text: the one object of a page that has `html`. */
export function isText(value: unknown): value is Text {
	return typeof value === 'object' && value !== null && 'html' in value && typeof value.html === 'string'
}

function* textsIn(value: unknown, path: TextPath): Generator<{ path: TextPath; text: Text }> {
	if (isText(value)) yield { path, text: value }
	else if (Array.isArray(value)) for (const [index, entry] of value.entries()) yield* textsIn(entry, [...path, index])
	else if (typeof value === 'object' && value !== null)
		for (const [key, entry] of Object.entries(value)) yield* textsIn(entry, [...path, key])
}

/** Every text of one section, in the order it is read. */
export function textsOfSection(section: Section): TextPlace[] {
	return [...textsIn(section.props, [])].map(({ path, text }) => ({ sectionId: section.id, path, text }))
}

/** Every text of a page with its place, hidden sections included. */
export function textsOfPage(page: Page): TextPlace[] {
	return page.sections.flatMap(textsOfSection)
}

/**
 * The page with every text replaced by what `change` makes of it; a text it gives back untouched stays the same object.
 */
export function mapTexts(page: Page, change: (place: TextPlace) => Text): Page {
	const sections = page.sections.map((section) => {
		let props: Section['props'] = section.props
		for (const place of textsOfSection(section)) {
			const text = change(place)
			if (text !== place.text) props = setTextAt(props, place.path, text)
		}
		return props === section.props ? section : ({ ...section, props } as Section)
	})
	return { ...page, sections }
}

/** A copy of `value` with the text at `path` replaced. Throws AppError `not_found` when no text stands there. */
export function setTextAt<T>(value: T, path: TextPath, text: Text): T {
	const [step, ...rest] = path
	if (step === undefined) {
		if (isText(value)) return text as T
	} else if (Array.isArray(value) && typeof step === 'number' && step in value) {
		return value.with(step, setTextAt(value[step], rest, text)) as T
	} else if (typeof value === 'object' && value !== null && !isText(value) && Object.hasOwn(value, step)) {
		return { ...value, [step]: setTextAt(value[step as keyof T], rest, text) }
	}
	throw new AppError('not_found', msg('pages.text_gone'), {
		details: { path },
	})
}
