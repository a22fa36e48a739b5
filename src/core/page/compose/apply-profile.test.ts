import { describe, expect, test } from 'vitest'
import { EMPTY_STORE_PROFILE, type StoreProfile, storeProfileSchema } from '../../seller/store-profile'
import { plainFromRichText } from '../../text/rich-text'
import { unsupportedTexts } from '../edit/edit-facts'
import { lockSection } from '../edit/lock-section'
import { parsePage } from '../migrate'
import type { Page, SectionOf, SectionType } from '../page'
import { countingIds, fullInput, testImage } from '../page.fixture'
import { textsOfPage } from '../walk'
import { applyStoreProfile, differsFromProfile } from './apply-profile'
import { composePage } from './compose-page'

const TERMS = {
	delivery: 'Delivered in Morocco within 2 to 4 days.',
	returns: 'Returns within 14 days, unused, at our cost.',
}
const WHATSAPP = '+212 600 000 000'
/** The profile with these terms for all markets in English. */
const stating = (terms: object): StoreProfile =>
	storeProfileSchema.parse({ ...PROFILE, terms: [{ market: 'all', language: 'english', ...TERMS, ...terms }] })
const PROFILE: StoreProfile = {
	...EMPTY_STORE_PROFILE,
	storeName: 'Atlas Home',
	terms: [{ market: 'all', language: 'english', guarantee: '', payment: '', legal: '', ...TERMS }],
	reach: [{ market: 'all', whatsapp: WHATSAPP, phone: '', email: '', address: '' }],
	orderUrl: 'https://shop.example/order',
	brand: { accent: '#134e4a', fonts: 'serif', logoKey: null },
}
const made = (market = 'morocco'): Page => composePage({ ...fullInput(), market, newId: countingIds() })
const apply = (page: Page, profile = PROFILE) => applyStoreProfile(page, profile, { newId: countingIds('p') })
const sectionOf = <T extends SectionType>(page: Page, type: T) =>
	page.sections.find((one): one is SectionOf<T> & Page['sections'][number] => one.type === type)
/** What a page says of terms, in its opening and in a section of their own, or of ways to reach the seller. */
const words = (page: Page, type: 'guarantee' | 'contact') =>
	textsOfPage({ ...page, sections: page.sections.filter((one) => one.type === type || (type === 'guarantee' && one.type === 'hero')) }).map(
		({ text }) => plainFromRichText(text.html),
	)

describe('bringing the store profile into a page', () => {
	test('[K-4] its statements become facts, stand word for word in terms and contact, and rest on those facts', () => {
		const page = parsePage(apply(made()))
		const seller = page.facts.filter((fact) => fact.origin.rule === 'store-profile')
		expect(seller.map(({ name, text, origin }) => [name, text, origin.place])).toEqual([
			['Store', 'Atlas Home', 'storeName'],
			['Delivery', TERMS.delivery, 'delivery'],
			['Returns', TERMS.returns, 'returns'],
			['WhatsApp', WHATSAPP, 'whatsapp'],
		])
		expect(new Set(page.facts.map(({ id }) => id)).size).toBe(page.facts.length)
		expect(words(page, 'guarantee')).toEqual(expect.arrayContaining([TERMS.delivery, TERMS.returns]))
		expect(words(page, 'contact')).toEqual(expect.arrayContaining([WHATSAPP]))
		expect(unsupportedTexts(page)).toEqual([])
		expect(page).toMatchObject({ buying: { kind: 'form', action: PROFILE.orderUrl }, brand: { accent: '#134e4a', fonts: 'serif' } })
	})

	test('[K-4] an order form comes where buyers pay at the door, and nowhere else', () => {
		expect(sectionOf(apply(made()), 'orderForm')).toBeDefined()
		expect(sectionOf(apply(made('usa')), 'orderForm')).toBeUndefined()
	})

	test('sections come where the theme has them', () => {
		const long = stating({ delivery: `${TERMS.delivery} `.repeat(4).trim() })
		const page = apply({ ...made(), theme: 'market' }, long)
		expect(page.sections.map(({ type }) => type).slice(0, 2)).toEqual(['hero', 'guarantee'])
		expect(sectionOf(page, 'hero')?.props.terms.map(({ text }) => plainFromRichText(text.html))).toEqual([TERMS.returns])
	})

	test('doing it twice does nothing the second time', () => {
		const once = apply(made())
		expect(apply(once)).toEqual(once)
		expect([differsFromProfile(made(), PROFILE), differsFromProfile(once, PROFILE)]).toEqual([true, false])
		expect(differsFromProfile(made(), EMPTY_STORE_PROFILE)).toBe(false)
	})

	test('[K-2] a statement that changed is a new fact: terms follow, other texts that rest on the old one are told of', () => {
		const before = apply(made())
		const old = before.facts.find((fact) => fact.origin.place === 'delivery')?.id ?? ''
		const sections = before.sections.map((section) =>
			section.type === 'hero'
				? { ...section, props: { ...section.props, subheadline: { html: 'With you in four days', facts: [old] } } }
				: section,
		)
		const after = apply({ ...before, sections }, stating({ delivery: 'Delivered within 10 days.' }))
		expect(after.facts.map(({ id }) => id)).not.toContain(old)
		expect(words(after, 'guarantee')).toContain('Delivered within 10 days.')
		expect(words(after, 'guarantee')).not.toContain(TERMS.delivery)
		expect(unsupportedTexts(after).map(({ text }) => text.html)).toEqual(['With you in four days'])
		expect(after.facts.find((fact) => fact.origin.place === 'delivery')?.id).not.toBe(old)
	})

	test('a statement taken back goes, with its term', () => {
		const after = apply(apply(made()), stating({ returns: '' }))
		expect(after.facts.some((fact) => fact.origin.place === 'returns')).toBe(false)
		expect(words(after, 'guarantee')).not.toContain(TERMS.returns)
	})

	test('what the seller wrote by hand stays, and so does a locked section', () => {
		const before = apply(made())
		const term = sectionOf(before, 'hero')
		const item = term?.props.terms[0]
		if (!term || !item) throw new Error('the page has terms')
		const own = { ...item, id: 'own', title: { html: 'Gift wrapping', facts: [] }, text: { html: 'Free in December', facts: [] } }
		const edited = { ...item, text: { ...item.text, html: 'In 2 to 4 days, everywhere in Morocco' } }
		const sections = before.sections.map((one) => (one === term ? { ...term, props: { ...term.props, terms: [own, edited] } } : one))
		const after = apply({ ...before, sections })
		expect(words(after, 'guarantee')).toEqual(
			expect.arrayContaining(['Free in December', 'In 2 to 4 days, everywhere in Morocco', TERMS.returns]),
		)
		expect(words(after, 'guarantee')).not.toContain(TERMS.delivery)
		const locked = lockSection(before, term.id, true)
		expect(sectionOf(apply(locked, stating({ delivery: 'Other' })), 'hero')).toEqual(sectionOf(locked, 'hero'))
	})

	test('the logo is a picture of the page; the one before goes unless something shows it', () => {
		const first = applyStoreProfile(made(), PROFILE, { newId: countingIds('p'), logo: testImage('logo1') })
		expect([first.brand.logo, first.gallery.includes('logo1')]).toEqual(['logo1', false])
		const second = applyStoreProfile(first, PROFILE, { newId: countingIds('q'), logo: testImage('logo2') })
		expect(second.images.map(({ id }) => id)).not.toContain('logo1')
		const shown = applyStoreProfile({ ...first, gallery: [...first.gallery, 'logo1'] }, PROFILE, {
			newId: countingIds('q'),
			logo: testImage('logo2'),
		})
		expect(shown.images.map(({ id }) => id)).toContain('logo1')
		expect(parsePage(second).brand.logo).toBe('logo2')
	})

	test('[R-16] a page takes up the terms of its own market and language, and loses those of others it once had', () => {
		const foreign = { ...TERMS, market: 'middle-east', delivery: 'Delivered to Riyadh.', legal: 'Registered in Riyadh.' }
		const profile = storeProfileSchema.parse({
			...PROFILE,
			terms: [
				{ market: 'morocco', language: 'english', ...TERMS },
				{ language: 'english', ...foreign },
			],
			reach: [...PROFILE.reach, { market: 'middle-east', whatsapp: '+966 500 000 000' }],
		})
		const before = apply(made())
		const there = applyStoreProfile({ ...before, market: 'middle-east' }, profile, { newId: countingIds('q') })
		const said = JSON.stringify([there.sections, there.facts])
		expect(said).toContain('Delivered to Riyadh.')
		expect(said).toContain('+966 500 000 000')
		expect(said).not.toContain(TERMS.delivery)
		expect(said).not.toContain(WHATSAPP)
		expect(sectionOf(there, 'legal')?.props.rows.map(({ value }) => plainFromRichText(value.html))).toContain('Registered in Riyadh.')
		const french = applyStoreProfile({ ...before, language: 'french' }, profile, { newId: countingIds('r') })
		expect(words(french, 'guarantee')).not.toContain(TERMS.returns)
		expect(differsFromProfile(french, profile)).toBe(false)
		expect(differsFromProfile(there, profile)).toBe(false)
	})
})
