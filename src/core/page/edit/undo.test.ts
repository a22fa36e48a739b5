import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buyingAddress } from '../compose/buying'
import { addChoice, addColumn, removeChoice, removeColumn } from '../compose/table-columns'
import { parsePage } from '../migrate'
import type { Page, PageImage, SectionOf, SectionType } from '../page'
import { fullPage, testImage } from '../page.fixture'
import { setBuyingFrom, setSectionLook, showRating } from '../section-options'
import { addImage } from './add-image'
import { changeFonts, changeLogo } from './change-brand'
import { setEntry, setSection, setVideoFrom } from './entry-settings'
import { getSection } from './find-section'
import { lockSection } from './lock-section'
import { moveImage } from './move-image'
import { removeImage } from './remove-image'
import { replaceImage } from './replace-image'
import { rewriteSection } from './rewrite-section'
import { setAlt } from './set-alt'
import { setSeo } from './set-seo'

function sectionOf<T extends SectionType>(page: Page, type: T): SectionOf<T> {
	const section = page.sections.find((one) => one.type === type)
	if (!section) throw new Error(`the fixture has no ${type}`)
	return section as SectionOf<T>
}
const image = (page: Page, at: number): PageImage => {
	const found = page.images[at % page.images.length]
	if (!found) throw new Error('the fixture has pictures')
	return found
}
const page = fullPage()
/** Whole tables, as adding a column leaves them. */
const square = removeColumn(addColumn(page, 'more-comparison'), 'more-comparison', 2)
const hero = sectionOf(page, 'hero')
const guarantee = sectionOf(page, 'guarantee')
const variants = sectionOf(page, 'variants')
const story = sectionOf(page, 'story')
const video = sectionOf(page, 'video')
const dimension = variants.props.dimensions[0]?.id ?? ''
const choices = variants.props.dimensions[0]?.values.length ?? 0
const topic = guarantee.props.items[0]

/** An operation and the one that takes it back, for every operation that has settings to try. */
const PAIRS: Record<string, (at: number, to: number) => [before: Page, done: Page, undone: (done: Page) => Page]> = {
	moveImage: (at, to) => {
		const id = page.gallery[at % page.gallery.length] ?? ''
		return [page, moveImage(page, id, to), (done) => moveImage(done, id, page.gallery.indexOf(id))]
	},
	replaceImage: (at) => {
		const old = image(page, at)
		return [page, replaceImage(page, old.id, testImage('new')), (done) => replaceImage(done, 'new', old)]
	},
	addImage: () => [page, addImage(page, testImage('new')), (done) => removeImage(done, 'new')],
	setAlt: (at) => [page, setAlt(page, image(page, at).id, 'Other words'), (done) => setAlt(done, image(page, at).id, image(page, at).alt)],
	changeFonts: () => [page, changeFonts(page, 'mono'), (done) => changeFonts(done, page.brand.fonts)],
	changeLogo: () => [page, changeLogo(page, testImage('logo')), (done) => changeLogo(done, null)],
	lockSection: () => [page, lockSection(page, hero.id, true), (done) => lockSection(done, hero.id, false)],
	setSectionLook: () => [
		page,
		setSectionLook(page, hero.id, { layout: 'full', ground: 'ink', spacing: 'wide' }),
		(done) => setSectionLook(done, hero.id, { layout: undefined, ground: undefined, spacing: undefined }),
	],
	showRating: () => [page, showRating(page, hero.id, true), (done) => showRating(done, hero.id, false)],
	setEntry: () => [
		page,
		setEntry(page, guarantee.id, topic?.id ?? '', { topic: 'returns' }),
		(done) => setEntry(done, guarantee.id, topic?.id ?? '', { topic: topic?.topic ?? 'other' }),
	],
	setSection: () => [
		page,
		setSection(page, story.id, { image: image(page, 0).id }),
		(done) => setSection(done, story.id, { image: story.props.image }),
	],
	setVideoFrom: () => [
		page,
		setVideoFrom(page, video.id, 'https://film.example/other.mp4'),
		(done) => setVideoFrom(done, video.id, video.props.url ?? ''),
	],
	setBuyingFrom: () => [page, setBuyingFrom(page, 'shop.example/order'), (done) => setBuyingFrom(done, '')],
	addColumn: () => [square, addColumn(square, 'more-comparison'), (done) => removeColumn(done, 'more-comparison', 2)],
	addChoice: () => [page, addChoice(page, variants.id, dimension), (done) => removeChoice(done, variants.id, dimension, choices)],
	setSeo: () => [page, setSeo(page, { title: 'Another title', keywords: ['a', 'a', ' '] }), (done) => setSeo(done, page.seo)],
	rewriteSection: () => {
		const written = { ...hero, props: { ...hero.props, headline: { html: 'Anew', facts: ['f1'] } } }
		return [page, rewriteSection(page, written, []), (done) => rewriteSection(done, hero, [])]
	},
}

describe('[R-2] every operation is taken back by its inverse, and does something to a page that stays valid', () => {
	it.each(Object.keys(PAIRS))('%s', (name) => {
		fc.assert(
			fc.property(fc.nat(20), fc.nat(20), (at, to) => {
				const pair = PAIRS[name]
				if (!pair) throw new Error(name)
				const [before, done, undone] = pair(at, to)
				const untouched = JSON.stringify(before)
				expect(parsePage(structuredClone(done))).toEqual(done)
				expect(undone(done)).toEqual(before)
				expect(JSON.stringify(before)).toBe(untouched)
				if (name !== 'moveImage') expect(done).not.toEqual(before)
			}),
			{ numRuns: 20 },
		)
	})
})

describe('[R-1] pictures', () => {
	it('a replaced picture keeps its place in gallery, sections and logo, and the words it was described with', () => {
		const marked = { ...page, brand: { ...page.brand, logo: 'a' } }
		const after = replaceImage(marked, 'a', { ...testImage('new'), alt: '' })
		expect(after.gallery).toEqual(['new', 'b', 'c'])
		expect(sectionOf(after, 'hero').props.images[0]).toBe('new')
		expect(after.brand.logo).toBe('new')
		expect(after.images[0]).toMatchObject({ id: 'new', alt: image(page, 0).alt })
		expect(JSON.stringify(after)).not.toContain('"a"')
	})

	it('a picture replaced by one that is there already stands there once', () => {
		const after = replaceImage(page, 'a', image(page, 1))
		expect(after.gallery).toEqual(['b', 'c'])
		expect(after.images.filter(({ id }) => id === 'b')).toHaveLength(1)
	})

	it('a logo leaves with its picture; a logo that is also in the gallery stays there', () => {
		expect(removeImage({ ...page, brand: { ...page.brand, logo: 'b' } }, 'b').brand.logo).toBeNull()
		expect(changeLogo(changeLogo(page, image(page, 0)), null).images).toHaveLength(page.images.length)
	})
})

describe('[R-2] settings of sections', () => {
	it('a column added can be typed into in every row; removing one takes its cells', () => {
		const wider = sectionOf(addColumn(page, 'more-comparison'), 'comparison')
		expect(wider.props.rows[0]?.values).toHaveLength(3)
		const { props } = sectionOf(removeColumn(page, 'more-comparison', 0), 'comparison')
		expect(props).toMatchObject({ columns: [{ html: 'Blue' }], rows: [{ values: [] }] })
		expect(() => removeColumn(page, 'more-comparison', 7)).toThrow(/no longer there/)
		expect(() => addColumn(page, 'own')).toThrow(/no columns/)
	})

	it.each([
		['shop.example/order', 'https://shop.example/order'],
		['Shop@Shop.example', 'mailto:Shop@Shop.example'],
		['https://shop.example', 'https://shop.example'],
	])('orders typed as %j go to %s', (typed, action) => {
		expect(setBuyingFrom(page, typed, true).buying).toEqual({ kind: 'form', action })
	})

	it.each(['javascript:alert(1)', 'http://shop.example', 'shop', 'two words.example', 'tel:+212600000000'])(
		'[N-4] orders cannot be sent to %j, and that is said in words',
		(typed) => {
			expect(() => setBuyingFrom(page, typed, true)).toThrow(/Orders cannot be sent there/)
		},
	)

	it.each([
		['tel:+212600000000', { kind: 'phone', number: '+212600000000' }],
		['+212 600 000 000', { kind: 'phone', number: '+212600000000' }],
		['https://wa.me/212600000000?text=hi', { kind: 'whatsapp', number: '+212600000000' }],
		['shop@shop.example', { kind: 'mail', address: 'shop@shop.example' }],
		['http://shop.example/p?a=1', { kind: 'link', url: 'http://shop.example/p?a=1' }],
	])('[R-12] a destination typed as %j is understood', (typed, buying) => {
		const set = setBuyingFrom(page, typed)
		expect(set.buying).toEqual(buying)
		expect(parsePage(set)).toEqual(set)
		expect(setBuyingFrom(page, buyingAddress(set.buying)).buying).toEqual(buying)
	})

	it('[N-4] buttons never lead to a script, and a layout its kind does not have is refused', () => {
		expect(() => setBuyingFrom(page, 'javascript:alert(1)')).toThrow(/Orders cannot be sent there/)
		expect(() => setSectionLook(page, hero.id, { layout: 'upside-down' })).toThrow(/cannot be set/)
	})

	it('[W-6] a locked section is not rewritten; what the checker took out is on the record', () => {
		expect(() => rewriteSection(lockSection(page, hero.id, true), hero, [])).toThrow(/locked/)
		const removal = { part: 'hero', text: 'The best', reasons: [], categories: [], outcome: 'left-out' as const }
		expect(rewriteSection(page, hero, [removal]).record.removed).toEqual([removal])
		expect(() => rewriteSection(page, { ...hero, id: 'own' }, [])).toThrow(/another kind/)
		expect(getSection(rewriteSection(page, hero, []), hero.id)).toEqual(hero)
	})
})
