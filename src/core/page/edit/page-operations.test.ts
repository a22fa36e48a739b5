import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAppError } from '../../errors'
import { parsePage } from '../migrate'
import { type Page, type Section, themeSchema } from '../page'
import { countingIds, fullPage, testImage } from '../page.fixture'
import { textsOfSection } from '../walk'
import { addImage } from './add-image'
import { changeAccent, changeTheme } from './change-theme'
import { duplicateSection } from './duplicate-section'
import { editSection, editText } from './edit-section'
import { getSection, indexOfSection } from './find-section'
import { hideSection } from './hide-section'
import { insertSection } from './insert-section'
import { lockSection } from './lock-section'
import { moveSection } from './move-section'
import { removeImage } from './remove-image'
import { removeSection } from './remove-section'
import { reorderImages } from './reorder-images'
import { setMainImage } from './set-main-image'
import { setOffer } from './set-offer'

const newId = countingIds('x')
/** Operations change no page they are given, so that one is enough for all of them. */
const start = fullPage()
const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(list.length, 1)]

type Step = { name: string; at: number; to: number; flag: boolean }
const steps = fc.array(
	fc.record({
		name: fc.constantFrom(
			'move',
			'remove',
			'duplicate',
			'hide',
			'lock',
			'edit',
			'main',
			'image',
			'add',
			'order',
			'theme',
			'accent',
			'offer',
		),
		at: fc.nat(40),
		to: fc.integer({ min: -3, max: 40 }),
		flag: fc.boolean(),
	}),
	{ maxLength: 25 },
)

function apply(page: Page, { name, at, to, flag }: Step): Page {
	const section = nth(page.sections, at)
	const id = section?.id ?? 'gone'
	const image = nth(page.gallery, at) ?? 'gone'
	switch (name) {
		case 'move':
			return moveSection(page, id, to)
		case 'remove':
			return removeSection(page, id)
		case 'duplicate':
			return duplicateSection(page, id, newId)
		case 'hide':
			return hideSection(page, id, flag)
		case 'lock':
			return lockSection(page, id, flag)
		case 'edit': {
			const place = section && nth(textsOfSection(section), to + 3)
			return place ? editText(page, id, place.path, { html: flag ? '<strong>new</strong>' : '<script>x</script>', facts: [] }) : page
		}
		case 'main':
			return setMainImage(page, image)
		case 'image':
			return removeImage(page, image)
		case 'add':
			return addImage(page, testImage(`i${to}`))
		case 'order':
			return reorderImages(page, flag ? page.gallery.toReversed() : page.gallery.slice(1))
		case 'theme':
			return changeTheme(page, nth(themeSchema.options, at) ?? 'bench')
		case 'accent':
			return changeAccent(page, flag ? '#AB12ef' : null)
		default:
			return setOffer(page, flag ? { price: { amountMinor: at * 100, currency: 'USD' } } : null)
	}
}

describe('[R-2] operations on a page', () => {
	it('keep the page valid and its section ids unique under any sequence; what cannot be done is a named error', () => {
		fc.assert(
			fc.property(steps, (sequence) => {
				let page = start
				for (const step of sequence) {
					try {
						page = apply(page, step)
					} catch (error) {
						if (!isAppError(error)) throw error
						continue
					}
					expect(parsePage(JSON.parse(JSON.stringify(page)))).toEqual(page)
				}
			}),
			{ numRuns: 80 },
		)
	})

	it('never change the page they are given', () => {
		fc.assert(
			fc.property(steps, (sequence) => {
				const page = start
				const before = JSON.stringify(page)
				for (const step of sequence) {
					try {
						apply(page, step)
					} catch (error) {
						if (!isAppError(error)) throw error
					}
				}
				expect(JSON.stringify(page)).toBe(before)
			}),
			{ numRuns: 40 },
		)
	})

	it('are undone by their inverse', () => {
		fc.assert(
			fc.property(fc.nat(40), fc.nat(40), (at, to) => {
				const page = start
				const section = nth(page.sections, at) as Section
				const from = indexOfSection(page, section.id)
				expect(moveSection(moveSection(page, section.id, to), section.id, from)).toEqual(page)
				expect(insertSection(removeSection(page, section.id), section, from)).toEqual(page)
				expect(hideSection(hideSection(page, section.id, !section.hidden), section.id, section.hidden)).toEqual(page)
				const doubled = duplicateSection(page, section.id, countingIds('copy'))
				expect(removeSection(doubled, doubled.sections[from + 1]?.id ?? '')).toEqual(page)
				const image = nth(page.gallery, to) ?? ''
				const moved = setMainImage(page, image)
				expect(reorderImages(setMainImage(moved, page.gallery[0] ?? ''), page.gallery)).toEqual(page)
				expect(changeTheme(changeTheme(page, 'atelier'), page.theme)).toEqual(page)
				expect(setOffer(setOffer(page, null), page.offer)).toEqual(page)
			}),
			{ numRuns: 60 },
		)
	})

	it('put an edited text where it was asked, and give the whole content back when it is set again', () => {
		const page = fullPage()
		const benefits = page.sections.find((section) => section.type === 'benefits') as Section
		const edited = editText(page, benefits.id, ['items', 0, 'title'], { html: 'Tiny', facts: [] })
		expect(getSection(edited, benefits.id)).toMatchObject({ props: { items: [{ title: { html: 'Tiny' } }, {}] } })
		expect(editSection(edited, benefits.id, benefits.props)).toEqual(page)
		expect(() => editText(page, benefits.id, ['items', 7, 'title'], { html: 'x', facts: [] })).toThrow(/no longer part/)
	})

	it('[N-4] refuse a text with a script', () => {
		const page = fullPage()
		const hero = page.sections[0] as Section
		expect(() => editText(page, hero.id, ['headline'], { html: '<img src=x onerror=alert(1)>', facts: [] })).toThrow(/HTML/)
	})

	it('leave a locked section alone until it is unlocked', () => {
		const page = lockSection(fullPage(), 'own', true)
		for (const change of [
			() => removeSection(page, 'own'),
			() => moveSection(page, 'own', 0),
			() => editText(page, 'own', ['body'], { html: '', facts: [] }),
		]) {
			expect(change).toThrow(/locked/)
		}
		expect(removeSection(lockSection(page, 'own', false), 'own').sections.some((section) => section.id === 'own')).toBe(false)
	})

	it('[R-1] removing the main picture promotes the next, in the hero too, and shows it no second time', () => {
		const page = removeImage(fullPage(), 'a')
		expect(page.gallery).toEqual(['b', 'c'])
		expect(page.sections[0]).toMatchObject({ type: 'hero', props: { images: ['b', 'c'] } })
		const none = removeImage(removeImage(page, 'b'), 'c')
		expect(none.sections[0]).toMatchObject({ props: { images: [] } })
		expect(addImage(none, testImage('new')).sections[0]).toMatchObject({ props: { images: ['new'] } })
	})

	it('[Y-2] a compare-at price must be above the price', () => {
		const price = { amountMinor: 5000, currency: 'USD' }
		expect(() => setOffer(fullPage(), { price, compareAt: price })).toThrow(
			'Compare price must be higher: Compare at price should be higher than the actual price.',
		)
		expect(() => setOffer(fullPage(), { price, compareAt: { amountMinor: 9000, currency: 'EUR' } })).toThrow(/same currency/)
	})
})
