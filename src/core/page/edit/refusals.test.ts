import { describe, expect, it } from 'vitest'
import type { AppError } from '../../errors'
import type { Page, Section } from '../page'
import { countingIds, fullPage, testImage } from '../page.fixture'
import { changeLogo } from './change-brand'
import { duplicateSection } from './duplicate-section'
import { addFact, changeFact, removeFact } from './edit-facts'
import { editSection, editText } from './edit-section'
import { entriesOfSection, setEntry, setSection, setVideoFrom } from './entry-settings'
import { getSection, getUnlockedSection, indexOfSection, replaceSection } from './find-section'
import { hideSection } from './hide-section'
import { insertSection } from './insert-section'
import { lockSection } from './lock-section'
import { moveImage } from './move-image'
import { moveSection } from './move-section'
import { removeImage } from './remove-image'
import { removeSection } from './remove-section'
import { replaceImage } from './replace-image'
import { rewriteSection } from './rewrite-section'
import { setAlt } from './set-alt'
import { setFocus } from './set-focus'
import { setMainImage } from './set-main-image'
import { setOffer } from './set-offer'

// Whoever asks for what cannot be done is told what it is about: the code decides the answer's status, the key what is
// said, the details what the editor points at.

const page = fullPage()
const empty = { html: '', facts: [] }
const idOf = (type: string) => page.sections.find((section) => section.type === type)?.id ?? ''
/** What refuses an act; undefined when nothing does. */
function refusal(act: () => unknown) {
	try {
		act()
	} catch (error) {
		const { code, said, details } = error as AppError
		return { code, key: said.key, details }
	}
	return undefined
}

/** Every operation on one section, by the section's id. */
const ON_A_SECTION: Record<string, (page: Page, id: string) => unknown> = {
	moveSection: (of, id) => moveSection(of, id, 0),
	removeSection,
	duplicateSection: (of, id) => duplicateSection(of, id, countingIds('copy')),
	editSection: (of, id) => editSection(of, id, { body: empty }),
	editText: (of, id) => editText(of, id, ['body'], empty),
	setSection: (of, id) => setSection(of, id, {}),
	setEntry: (of, id) => setEntry(of, id, 'e', {}),
	rewriteSection: (of, id) => rewriteSection(of, { ...(of.sections.find((one) => one.id === 'own') as Section), id }, []),
	getUnlockedSection,
}
const ON_A_LOCKED_ONE_TOO: Record<string, (page: Page, id: string) => unknown> = {
	hideSection: (of, id) => hideSection(of, id, true),
	lockSection: (of, id) => lockSection(of, id, true),
	getSection,
	indexOfSection,
	replaceSection: (of, id) => replaceSection(of, id, (section) => section),
}

describe('[R-2] an operation on a section', () => {
	it.each(Object.entries({ ...ON_A_SECTION, ...ON_A_LOCKED_ONE_TOO }))('%s names the one that is not there', (_name, act) => {
		expect(refusal(() => act(page, 'gone'))).toEqual({ code: 'not_found', key: 'pages.section_gone', details: { section: 'gone' } })
	})

	it.each(Object.entries(ON_A_SECTION))('%s leaves a locked one alone, and does what it is asked once it is not', (_name, act) => {
		const locked = { code: 'conflict', key: 'pages.section_locked', details: { section: 'own' } }
		expect(refusal(() => act(lockSection(page, 'own', true), 'own'))).toEqual(locked)
		expect(refusal(() => act(page, 'own'))?.code).not.toBe('conflict')
	})

	it.each(Object.entries(ON_A_LOCKED_ONE_TOO))('%s is done to a locked one', (_name, act) => {
		expect(refusal(() => act(lockSection(page, 'own', true), 'own'))).toBeUndefined()
	})

	it.each([
		['content of another kind', () => editSection(page, 'own', { images: [] } as never), 'pages.section_would_hold'],
		['a text that is no HTML of ours', () => editText(page, 'own', ['body'], { html: '<script>x</script>', facts: [] }), 'pages.text_html'],
		['a text that is none', () => editText(page, 'own', ['body'], { words: 'x' } as never), 'pages.text_html'],
		['a setting of an entry that is not there', () => setEntry(page, 'own', 'e', {}), 'pages.no_setting'],
		['a setting an entry’s kind does not have', () => setEntry(page, 'more-care', 'a1', { x: 4 }), 'pages.no_setting'],
	])('is refused for %s, and says in which section', (_what, act, key) => {
		const section = key === 'pages.no_setting' && String(act).includes('more-care') ? 'more-care' : 'own'
		expect(refusal(act)).toEqual({ code: 'invalid_request', key, details: { section } })
	})

	it('is refused for a setting its kind does not have, and says which kind that is', () => {
		expect(refusal(() => setSection(page, 'own', { url: null }))).toEqual({
			...{ code: 'invalid_request', key: 'pages.no_setting' },
			details: { section: 'own', type: 'text' },
		})
	})

	it('is refused for content of another kind that was written anew', () => {
		const other = { ...getSection(page, idOf('faq')), id: 'own' } as Section
		expect(refusal(() => rewriteSection(page, other, []))).toMatchObject({ code: 'invalid_request', key: 'pages.other_kind' })
	})

	it('is refused for a film from an address that is not encrypted, or is none', () => {
		const video = idOf('video')
		for (const typed of ['http://film.example', 'film.example', 'https://', 'https://a b', 'see https://film.example'])
			expect(refusal(() => setVideoFrom(page, video, typed))).toMatchObject({ code: 'invalid_request', key: 'pages.video_address' })
		expect(getSection(setVideoFrom(page, video, ' HTTPS://Film.example/a '), video).props).toMatchObject({ url: 'https://film.example/a' })
	})
})

describe('[R-1] an operation on a picture', () => {
	it.each<[string, (id: string) => unknown]>([
		['moveImage', (id) => moveImage(page, id, 0)],
		['removeImage', (id) => removeImage(page, id)],
		['replaceImage', (id) => replaceImage(page, id, testImage('new'))],
		['setAlt', (id) => setAlt(page, id, 'x')],
		['setFocus', (id) => setFocus(page, id, undefined)],
		['setMainImage', (id) => setMainImage(page, id)],
		['setSection', (id) => setSection(page, 'more-video', { image: id })],
		['setEntry', (id) => setEntry(page, 'more-howItWorks', 'k1', { image: id })],
	])('%s names the one that is not there', (_name, act) => {
		expect(refusal(() => act('gone'))).toEqual({ code: 'not_found', key: 'pages.picture_gone', details: { image: 'gone' } })
	})

	it('is about pictures of the gallery alone where their order is changed', () => {
		expect(refusal(() => moveImage(page, 'd', 0))?.code).toBe('not_found')
		expect(refusal(() => setMainImage(page, 'd'))?.code).toBe('not_found')
	})
})

describe('[R-2] where a section or a picture goes', () => {
	it('is the place asked for, or the nearest end', () => {
		const order = page.sections.map(({ id }) => id)
		const to = (index: number) => indexOfSection(moveSection(page, 'own', index), 'own')
		expect([to(0), to(2), to(2.9), to(-7), to(999), to(Number.NaN)]).toEqual([0, 2, 2, 0, order.length - 1, 0])
		expect(moveSection(page, 'own', 999).sections.map(({ id }) => id)).toEqual([...order.filter((id) => id !== 'own'), 'own'])
		const placed = (index: number) => moveImage(page, 'a', index).gallery
		expect([placed(1), placed(1.9), placed(-7), placed(999), placed(Number.NaN)]).toEqual([
			['b', 'a', 'c'],
			['b', 'a', 'c'],
			['a', 'b', 'c'],
			['b', 'c', 'a'],
			['a', 'b', 'c'],
		])
	})
})

describe('[R-2] a copy of a section', () => {
	it('stands right behind it, with an id of its own and for each of its entries, and the same words and pictures', () => {
		for (const id of ['more-howItWorks', 'more-variants', idOf('hero')]) {
			const done = duplicateSection(page, id, countingIds('copy'))
			const at = indexOfSection(page, id)
			const [section, copy] = [done.sections[at], done.sections[at + 1]]
			expect([section, done.sections.length]).toEqual([getSection(page, id), page.sections.length + 1])
			expect(copy?.id).toBe('copy1')
			const ids = entriesOfSection(copy as Section).map((entry) => entry.id)
			expect(ids).toEqual(entriesOfSection(section as Section).map((_, entry) => `copy${entry + 2}`))
			const withoutIds = (one: unknown): unknown => JSON.parse(JSON.stringify(one, (key, value) => (key === 'id' ? undefined : value)))
			expect(withoutIds(copy)).toEqual(withoutIds(section))
		}
	})
})

describe('[R-2] entries of a section', () => {
	it('are those of all its lists, in order, and texts are none', () => {
		expect(entriesOfSection(getSection(page, 'more-fitCheck')).map(({ id }) => id)).toEqual(['y1', 'z1'])
		expect(entriesOfSection(getSection(page, 'own'))).toEqual([])
		expect(entriesOfSection(getSection(page, 'more-summary'))).toEqual([])
	})

	it('are changed one at a time; what is not said stays', () => {
		const done = setEntry(page, 'more-offers', 't1', { price: null })
		expect(entriesOfSection(getSection(done, 'more-offers'))).toMatchObject([{ id: 't1', price: null, title: { html: 'Two lamps' } }])
		const priced = setEntry(done, 'more-offers', 't1', { price: { amountMinor: 1, currency: 'USD' } })
		expect(entriesOfSection(getSection(priced, 'more-offers'))).toMatchObject([{ price: { amountMinor: 1, currency: 'USD' } }])
		const benefits = idOf('benefits')
		const [first, second] = entriesOfSection(getSection(page, benefits))
		const changed = entriesOfSection(getSection(setEntry(page, benefits, second?.id ?? '', { sign: 'water' }), benefits))
		expect(changed).toEqual([first, { ...second, sign: 'water' }])
		expect(setEntry(page, 'more-howItWorks', 'k1', { image: null })).toEqual(page)
	})
})

describe('[Y-2] what the seller asks', () => {
	const price = { amountMinor: 5000, currency: 'USD' }
	const of = (compareAt: { amountMinor: number; currency: string }) => refusal(() => setOffer(page, { price, compareAt }))
	it('is a price, with a higher one of the same currency beside it or none, or nothing', () => {
		expect(of({ ...price, amountMinor: 5001 })).toBeUndefined()
		expect(of(price)).toMatchObject({ code: 'invalid_request', key: 'stores.compare_higher' })
		expect(of({ amountMinor: 4999, currency: 'USD' })).toMatchObject({ code: 'invalid_request', key: 'stores.compare_higher' })
		expect(of({ amountMinor: 9000, currency: 'EUR' })).toMatchObject({ code: 'invalid_request', key: 'pages.one_currency' })
		expect(of({ amountMinor: 1, currency: 'EUR' })).toMatchObject({ key: 'pages.one_currency' })
		expect(setOffer(page, { price }).offer).toEqual({ price })
		expect(setOffer(page, null).offer).toBeNull()
		const none = { amountMinor: 0.5, currency: 'USD' }
		expect(refusal(() => setOffer(page, { price: none }))).toMatchObject({ code: 'invalid_request', key: 'pages.price_required' })
	})
})

describe('[R-2] a section that is put in', () => {
	it('is refused when it is none, or one of its id is there', () => {
		const section = getSection(page, 'own')
		expect(refusal(() => insertSection(page, { ...section, id: 'x', props: {} } as never, 0))).toMatchObject({
			...{ code: 'invalid_request', key: 'pages.section_unreadable' },
		})
		expect(refusal(() => insertSection(page, section, 0))).toMatchObject({ key: 'pages.section_twice', details: { section: 'own' } })
	})
})

describe('[R-1] a logo', () => {
	const withLogo = changeLogo(page, testImage('logo'))
	it('is a picture of the page as long as it is the logo', () => {
		expect([withLogo.brand.logo, withLogo.images.length]).toEqual(['logo', page.images.length + 1])
		expect(changeLogo(withLogo, null)).toEqual({ ...page, brand: { ...page.brand, logo: null } })
		const other = changeLogo(withLogo, testImage('other'))
		expect(other.images.map(({ id }) => id)).toEqual([...page.images.map(({ id }) => id), 'other'])
	})

	it('stays when a section or the gallery shows it, and is stored once, with the words it has', () => {
		const shown = setSection(withLogo, 'more-video', { image: 'logo' })
		expect(changeLogo(shown, null).images.map(({ id }) => id)).toContain('logo')
		expect(
			changeLogo(changeLogo(page, { ...testImage('a'), alt: 'other words' }), null)
				.images.map(({ id }) => id)
				.toSorted(),
		).toEqual(page.images.map(({ id }) => id).toSorted())
		const named = changeLogo(withLogo, { ...testImage('logo'), alt: 'other words' })
		expect(named.images.filter(({ id }) => id === 'logo')).toEqual([testImage('logo')])
	})
})

describe('[K-4] a fact that is not there', () => {
	it('is neither changed nor taken back, and one that says nothing is none', () => {
		const gone = { code: 'not_found', key: 'pages.fact_gone', details: {} }
		expect([refusal(() => changeFact(page, 'f999', { text: 'x' })), refusal(() => removeFact(page, 'f999'))]).toEqual([gone, gone])
		const wrong = [
			refusal(() => addFact(page, 'bullet', { text: ' ' })),
			refusal(() => addFact(page, 'price', { text: '59' })),
			refusal(() => addFact(page, 'spec', { text: 'Steel', name: ' ' })),
			refusal(() => addFact(page, 'variant', { text: 'Red', name: '' })),
		]
		expect(wrong.map((one) => [one?.code, one?.key])).toEqual(
			['facts.write_something', 'facts.price_form', 'facts.name_value', 'facts.name_value'].map((key) => ['invalid_request', key]),
		)
		expect(refusal(() => addFact(page, 'bullet', { text: 'Folds.', name: '' }))).toBeUndefined()
	})
})
