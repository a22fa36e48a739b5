import { describe, expect, it } from 'vitest'
import { fullPage } from '../page.fixture'
import { entriesOfSection, setEntry, setSection, setVideoFrom } from './entry-settings'
import { getSection } from './find-section'

const page = fullPage()
const idOf = (type: string) => page.sections.find((section) => section.type === type)?.id ?? ''
const first = (type: string) => entriesOfSection(getSection(page, idOf(type)))[0]?.id ?? ''

describe('[R-2] [R-13] what a section holds beside its texts', () => {
	it('is a picture of the page, also of one entry, and no other', () => {
		const image = page.images[0]?.id ?? ''
		const done = setEntry(page, idOf('howItWorks'), first('howItWorks'), { image })
		expect(entriesOfSection(getSection(done, idOf('howItWorks')))[0]).toMatchObject({ image })
		expect(() => setEntry(page, idOf('howItWorks'), first('howItWorks'), { image: 'unknown' })).toThrow(/no longer part/)
		expect(() => setSection(page, idOf('story'), { image: 'unknown' })).toThrow(/no longer part/)
	})

	it('is the place of a point within its picture', () => {
		const [id, point] = [idOf('annotatedPicture'), first('annotatedPicture')]
		expect(entriesOfSection(getSection(setEntry(page, id, point, { x: 12.5, y: 80 }), id))[0]).toMatchObject({ x: 12.5, y: 80 })
		expect(() => setEntry(page, id, point, { x: 101 })).toThrow(/may not hold/)
	})

	it('is refused where the kind has no such thing', () => {
		expect(() => setEntry(page, idOf('faq'), first('faq'), { topic: 'returns' })).toThrow(/no such setting/)
		expect(() => setSection(page, idOf('faq'), { image: null })).toThrow(/no such setting/)
	})

	it('is the address of a film, which has to be encrypted', () => {
		const id = idOf('video')
		expect(getSection(setVideoFrom(page, id, ' https://film.example/a b.mp4 '), id).props).toMatchObject({
			url: 'https://film.example/a%20b.mp4',
		})
		expect(getSection(setVideoFrom(page, id, ''), id).props).toMatchObject({ url: null })
		expect(() => setVideoFrom(page, id, 'http://film.example')).toThrow(/https/)
		expect(() => setVideoFrom(page, id, 'javascript:alert(1)')).toThrow(/https/)
	})
})
