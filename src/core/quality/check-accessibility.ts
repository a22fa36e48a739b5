import { findLanguage } from '../locale/languages'
import { entryLists } from '../page/compose/default-props'
import { editSection } from '../page/edit/edit-section'
import { setAlt } from '../page/edit/set-alt'
import { kindOf, type Page, type PageImage, type Section } from '../page/page'
import { isText } from '../page/walk'
import { countGraphemes, cutToWords } from '../text/graphemes'
import { plainOf } from './claim-texts'
import { type Finding, toSection } from './finding'
import { shownImages } from './shown-images'

/** Longer descriptions are read to the end by nobody. */
const MAX_ALT = 125

/**
 * Would someone who cannot see, or uses the keyboard, miss anything (WCAG 2.2 AA)? Contrast is mended by the themes
 * themselves.
 */
export function checkAccessibility(page: Page): Finding[] {
	return [
		...alternatives(page),
		...page.sections.filter((section) => !section.hidden).flatMap((section) => [...headings(section), ...entries(section)]),
	]
}

function alternatives(page: Page): Finding[] {
	const said = new Map<string, PageImage>()
	return shownImages(page).flatMap((image): Finding[] => {
		const alt = image.alt.trim()
		const twin = said.get(alt)
		said.set(alt, image)
		const describe = { code: 'describe', goTo: { kind: 'image', id: image.id } } as const
		const about = { area: 'accessibility', severity: 'problem' } as const
		if (!alt)
			return [
				{
					...about,
					id: `alt:${image.id}`,
					code: 'no_alt',
					fix: describe,
				},
			]
		if (countGraphemes(alt) > MAX_ALT) {
			const short = cutToWords(alt, MAX_ALT, findLanguage(page.language)?.tag)
			const values = { length: countGraphemes(alt), limit: MAX_ALT }
			const fix = { code: 'shorten', operation: (current: Page) => setAlt(current, image.id, short) } as const
			return [{ ...about, id: `alt:${image.id}`, code: 'long_alt', values, severity: 'advice', quote: alt, fix }]
		}
		if (!twin) return []
		return [{ ...about, id: `alt:${image.id}`, code: 'twin_alt', severity: 'advice', quote: alt, fix: describe }]
	})
}

function headings(section: Section): Finding[] {
	const props = section.props as Record<string, unknown>
	const about = { area: 'accessibility', section: section.id, fix: toSection(section.id, 'write') } as const
	const empty = (name: string) => isText(props[name]) && plainOf(props[name].html) === ''
	const found: Finding[] = []
	if (!kindOf(section.type).bare && (empty('headline') || empty('heading'))) {
		const main = section.type === 'hero'
		found.push({
			...about,
			id: `heading:${section.id}`,
			code: main ? 'no_main_heading' : 'no_heading',
			severity: main ? 'problem' : 'advice',
		})
	}
	const { button } = kindOf(section.type)
	if (button && empty(button))
		found.push({
			...about,
			id: `button:${section.id}`,
			code: 'no_button_words',
			severity: 'problem',
		})
	return found
}

type Entry = Record<string, unknown>

/** Entries that say nothing leave bullets and rows without words. */
function entries(section: Section): Finding[] {
	const lists = entryLists(section.type).map(({ list }) => [list, (section.props as Record<string, unknown>)[list] as Entry[]] as const)
	const empty = lists.flatMap(([, all]) => all.filter(saysNothing))
	if (empty.length === 0) return []
	const operation = (page: Page) => {
		const kept = lists.map(([list, all]) => [list, all.filter((entry) => !saysNothing(entry))])
		const props = { ...section.props, ...Object.fromEntries(kept) }
		return editSection(page, section.id, props as Section['props'])
	}
	const fix = section.locked ? toSection(section.id) : ({ code: 'remove_empty', operation } as const)
	const values = { count: empty.length }
	return [
		{
			id: `empty:${section.id}`,
			code: 'empty_entries',
			values,
			area: 'accessibility',
			severity: 'advice',
			section: section.id,
			fix,
		},
	]
}

function saysNothing(entry: Entry): boolean {
	return Object.entries(entry).every(([name, value]) => {
		if (isText(value)) return plainOf(value.html) === ''
		if (Array.isArray(value)) return value.every((one) => !isText(one) || plainOf(one.html) === '')
		return name === 'id' || name === 'topic' || value === null
	})
}
