import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../core/messages/in-english'
import type { PageImage } from '../../core/page/page'
import { inOrderOfEditing, printedPicturesNote } from './printed-pictures'

const picture = (id: string, kind: 'print' | 'scene', more: Partial<PageImage> = {}): PageImage => ({
	id,
	alt: '',
	files: [{ key: `${id}.webp`, format: 'webp', width: 800, height: 800, bytes: 1 }],
	nature: { kind },
	...more,
})

describe('pictures full of words', () => {
	const images = [picture('a', 'scene'), picture('chart', 'print'), picture('label', 'print')]

	it('[W-9] are told to the seller where the listing is in another language than the page', () => {
		const note = printedPicturesNote(images, { language: 'de' }, 'french')
		expect(note && inEnglish(note)).toMatch(/^2 pictures are full of words.*Look whether your buyers can read them/)
		const one = printedPicturesNote(images.slice(0, 2), { language: 'zh' }, 'english')
		expect(one && inEnglish(one)).toMatch(/^One picture is full of words/)
	})

	it('[W-9] are not told of where both languages are one, where the listing’s is unknown, or where a model has redrawn them', () => {
		expect(printedPicturesNote(images, { language: 'fr' }, 'french')).toBeUndefined()
		expect(printedPicturesNote(images, {}, 'french')).toBeUndefined()
		expect(printedPicturesNote([picture('a', 'scene')], { language: 'de' }, 'french')).toBeUndefined()
		expect(printedPicturesNote([picture('label-edited', 'print', { madeBy: 'ai' })], { language: 'de' }, 'french')).toBeUndefined()
	})

	it('[W-9] come first where a model changes the writing of only so many; pictures without files are left out', () => {
		const missing = picture('gone', 'print', { files: [] })
		expect(inOrderOfEditing([...images, missing]).map(({ id }) => id)).toEqual(['chart', 'label', 'a'])
	})
})
