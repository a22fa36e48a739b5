import { expect, test } from 'vitest'
import { getSection } from '../../../core/page/edit/find-section'
import type { Page } from '../../../core/page/page'
import { samplePage } from '../preview/sample-page'
import { addEntry, entriesOf, hasEntries, moveEntry, removeEntry } from './section-entry-list'

const questions = (page: Page) => entriesOf(getSection(page, 's2'))

test('[R-2] entries of a list section are added, moved and removed', () => {
	const two = addEntry(samplePage(), 's2', 'q2')
	expect(questions(two)).toEqual([
		{ id: 'q1', title: 'How much?' },
		{ id: 'q2', title: '' },
	])
	const moved = moveEntry(two, 's2', 'q2', -1)
	expect(questions(moved).map(({ id }) => id)).toEqual(['q2', 'q1'])
	expect(moveEntry(moved, 's2', 'q2', -1)).toEqual(moved)
	expect(questions(removeEntry(moved, 's2', 'q1')).map(({ id }) => id)).toEqual(['q2'])
})

test('[R-2] a section that is no list has no entries', () => {
	const page = samplePage()
	expect(hasEntries(getSection(page, 's3'))).toBe(false)
	expect(addEntry(page, 's3', 'x')).toBe(page)
})
