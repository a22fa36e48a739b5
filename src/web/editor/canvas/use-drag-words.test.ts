import { expect, test } from 'vitest'
import { translate } from '../words'
import { dragWords } from './use-drag-words'

const t = translate as Parameters<typeof dragWords>[1]
const nameOf = (id: string) => ({ 'hero-1': 'Pours where you point', 'faq-1': 'Questions' })[id]

test.each([
	['Picked up draggable item hero-1.', 'Pours where you point picked up.'],
	['Draggable item hero-1 was moved over droppable target faq-1.', 'Pours where you point is over Questions.'],
	['Draggable item hero-1 was moved over droppable target root:zone.', 'Pours where you point is over a section.'],
	['Draggable item hero-1 was dropped over droppable target faq-1', 'Pours where you point put down.'],
	['Dragging was cancelled. Draggable item hero-1 was dropped.', 'Left where it was: Pours where you point.'],
])('[R-3] the drag library says “%s”, a seller hears “%s”', (said, heard) => {
	expect(dragWords(said, t, nameOf)).toBe(heard)
})

test('[R-3] what is said already is left alone', () => {
	expect(dragWords('Questions put down.', t, nameOf)).toBeUndefined()
})
