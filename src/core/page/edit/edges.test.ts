import { describe, expect, it } from 'vitest'
import type { AppError } from '../../errors'
import type { Page, PageImage, Section } from '../page'
import { countingIds, fullPage, testImage } from '../page.fixture'
import { addImage } from './add-image'
import { changeAccent } from './change-theme'
import { filledProps } from './fill-section'
import { insertSection } from './insert-section'
import { removeImage } from './remove-image'
import { reorderImages } from './reorder-images'
import { setAlt } from './set-alt'
import { setFocus } from './set-focus'
import { setMainImage } from './set-main-image'
import { setOffer } from './set-offer'
import { setSeo } from './set-seo'

const page = fullPage()
const [first = '', second = '', third = ''] = page.gallery
const imageIn = (next: Page, id: string) => next.images.find((image) => image.id === id)
const others = (next: Page, id: string) => next.images.filter((image) => image.id !== id)
const imagesOf = (next: Page, type: 'hero' | 'gallery') =>
	next.sections.flatMap((section) => (section.type === type ? [(section.props as { images: string[] }).images] : []))
/** Code and message of what an operation refuses; undefined when it does not. */
const refusal = (act: () => unknown) => {
	try {
		act()
	} catch (error) {
		const { code, said, details } = error as AppError
		return { code, key: said.key, details }
	}
	return undefined
}

describe('[R-1] pictures', () => {
	it('what stays in sight is said of one picture alone, and taken back', () => {
		const focus = { x: 0.2, y: 0.7 }
		const one = setFocus(page, first, focus)
		const both = setFocus(one, second, { x: 1, y: 0 })
		expect([imageIn(both, first)?.focus, imageIn(both, second)?.focus]).toEqual([focus, { x: 1, y: 0 }])
		expect(others(one, first)).toEqual(others(page, first))
		expect(imageIn(one, second)).not.toHaveProperty('focus')
		const back = setFocus(both, first, undefined)
		expect(imageIn(back, first)).toEqual(imageIn(page, first))
		expect(imageIn(back, second)?.focus).toEqual({ x: 1, y: 0 })
		expect(imageIn(one, first)).toEqual({ ...imageIn(page, first), focus })
	})

	it.each<[string, (id: string) => unknown]>([
		['setFocus', (id) => setFocus(page, id, undefined)],
		['setAlt', (id) => setAlt(page, id, 'x')],
		['removeImage', (id) => removeImage(page, id)],
		['setMainImage', (id) => setMainImage(page, id)],
	])('%s refuses a picture that is not there, and takes each that is', (_, act) => {
		expect(refusal(() => act('nowhere'))?.code).toBe('not_found')
		for (const id of page.gallery) expect(refusal(() => act(id))).toBeUndefined()
	})

	it('an alternative text is one line, of that picture alone', () => {
		const next = setAlt(page, first, '  A  lamp \n of steel ')
		expect(imageIn(next, first)?.alt).toBe('A lamp of steel')
		expect(others(next, first)).toEqual(others(page, first))
	})

	it('an order is taken when it holds each picture of the gallery once', () => {
		const turned = [...page.gallery].reverse()
		const next = reorderImages(page, turned)
		expect(next.gallery).toEqual(turned)
		expect(imagesOf(next, 'hero')[0]?.[0]).toBe(turned[0])
		const wrong = [turned.slice(1), [...turned, 'x'], [...turned.slice(1), 'x'], [...turned.slice(1), turned[1] ?? ''], [...turned, first]]
		for (const order of wrong) {
			expect(refusal(() => reorderImages(page, order))).toMatchObject({ code: 'invalid_request', key: 'pages.pictures_changed' })
		}
	})

	it('the main picture opens the page, the others keep their order, and gallery sections hold what it displaced', () => {
		const shown = {
			...page.sections.find(({ type }) => type === 'gallery'),
			props: { heading: { html: '', facts: [] }, images: [second, third] },
		}
		const withGallery = { ...page, sections: page.sections.map((one) => (one.type === 'gallery' ? (shown as Section) : one)) }
		const next = setMainImage(withGallery, second)
		expect(next.gallery).toEqual([second, first, ...page.gallery.slice(2)])
		expect(imagesOf(next, 'gallery')).toEqual(imagesOf(withGallery, 'gallery').map(() => [first, third]))
		const [before = []] = imagesOf(page, 'hero')
		const place = (id: string) => (next.gallery.includes(id) ? next.gallery.indexOf(id) : next.gallery.length)
		expect(imagesOf(next, 'hero')[0]).toEqual(
			[...new Set([second, ...before.slice(before.includes(second) ? 0 : 1)])].sort((a, b) => place(a) - place(b)),
		)
	})

	it('a picture is added behind the others once; one with its id is replaced', () => {
		const added = addImage(page, testImage('new'))
		expect([added.gallery, added.images.length]).toEqual([[...page.gallery, 'new'], page.images.length + 1])
		const again: PageImage = { ...testImage('new'), alt: 'another' }
		const replaced = addImage(added, again)
		expect([replaced.gallery, replaced.images.length]).toEqual([added.gallery, added.images.length])
		expect([imageIn(replaced, 'new')?.alt, others(replaced, 'new')]).toEqual(['another', others(added, 'new')])
	})

	it('a picture that is removed is nowhere; the next one opens the page; a logo’s place is emptied when it was the logo', () => {
		const logo = { ...page, brand: { ...page.brand, logo: third } }
		const next = removeImage(logo, first)
		expect([next.gallery, imagesOf(next, 'hero')[0]?.[0], next.brand.logo]).toEqual([page.gallery.slice(1), second, third])
		expect(JSON.stringify(next.sections)).not.toContain(`"${first}"`)
		expect(removeImage(logo, third).brand.logo).toBeNull()
		expect(imagesOf(removeImage(page, third), 'hero')[0]?.[0]).toBe(imagesOf(page, 'hero')[0]?.[0])
	})
})

describe('[R-2] sections', () => {
	it('one is inserted where it was asked for, or at the nearest end', () => {
		const section = { ...page.sections[0], id: 'inserted' } as Section
		const at = (index: number) => insertSection(page, section, index).sections.findIndex(({ id }) => id === 'inserted')
		expect([at(0), at(1), at(1.7), at(-5), at(999), at(Number.NaN)]).toEqual([0, 1, 1, 0, page.sections.length, 0])
	})

	it('one that is malformed, or there already, is refused', () => {
		const [known] = page.sections
		expect(refusal(() => insertSection(page, known as Section, 0))).toMatchObject({
			...{ code: 'invalid_request', key: 'pages.section_twice' },
			details: { section: known?.id },
		})
		expect(refusal(() => insertSection(page, { id: 'x', type: 'nothing' } as unknown as Section, 0))).toMatchObject({
			...{ code: 'invalid_request', key: 'pages.section_unreadable' },
		})
	})

	it('a new one is filled from the facts, with pictures no visible section shows, and nothing said twice', () => {
		const bare = { ...page, sections: page.sections.filter(({ type }) => type !== 'specifications') }
		const filled = filledProps(bare, 'specifications', countingIds('s'))
		expect(JSON.stringify(filled)).toContain('5 W')
		// A visible section says the height.
		expect(JSON.stringify(filled)).not.toContain('38 cm')
		const hidden = { ...page, sections: page.sections.map((section) => ({ ...section, hidden: true })) }
		expect(JSON.stringify(filledProps(hidden, 'specifications', countingIds('s')))).toContain('38 cm')
		expect(filledProps({ ...bare, facts: [] }, 'specifications', countingIds('s'))).toBeUndefined()
		const spare = addImage(page, testImage('spare'))
		expect(JSON.stringify(filledProps(spare, 'images', countingIds('s')) ?? {})).not.toContain(`"${first}"`)
	})
})

describe('[R-3] [W-7] what is said of a page', () => {
	it('its words for search engines are single lines, its keywords each once and not more than fifteen', () => {
		const keywords = ['  desk   lamp ', 'desk lamp', ' ', ...Array.from({ length: 20 }, (_, n) => `word ${n}`)]
		const { seo } = setSeo(page, { title: ' Lamp \n of  steel ', description: ' A  lamp. ', keywords, slug: '' })
		expect(seo).toMatchObject({ title: 'Lamp of steel', description: 'A lamp.', slug: 'lamp-of-steel' })
		expect(seo.keywords).toEqual(['desk lamp', ...keywords.slice(3, 17)])
		expect(setSeo(page, { slug: 'My Own Öld Slug' }).seo.slug).not.toBe(page.seo.slug)
	})

	it('an empty title is refused where it is set, and left alone where it is not', () => {
		expect(refusal(() => setSeo(page, { title: ' ' }))).toMatchObject({ code: 'invalid_request', key: 'pages.seo_title' })
		const untitled = { ...page, seo: { ...page.seo, title: '' } }
		expect(setSeo(untitled, { slug: '' }).seo.slug).toBe('tavio-desk-lamp')
		expect(refusal(() => setSeo(untitled, { description: 'x' }))).toBeUndefined()
	})

	it('a brand colour is six hexadecimal digits, in small letters; null is the theme’s own', () => {
		const blue = changeAccent(page, '#2F66D0')
		expect(blue.brand).toEqual({ ...page.brand, accent: '#2f66d0' })
		expect(changeAccent(blue, null).brand).toEqual({ ...page.brand, accent: null })
		for (const wrong of ['red', '#12', '#12345g', '#123456;background:url(x)', '']) {
			expect(refusal(() => changeAccent(page, wrong))).toMatchObject({ code: 'invalid_request', key: 'pages.colour_form' })
		}
	})

	it('an offer that is no money is refused', () => {
		const wrong = { price: { amountMinor: -1, currency: 'USD' } } as unknown as Parameters<typeof setOffer>[1]
		expect(refusal(() => setOffer(page, wrong))?.code).toBe('invalid_request')
	})
})
