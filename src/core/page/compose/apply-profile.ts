import { phrasesFor } from '../../locale/phrases'
import type { Fact } from '../../product/facts'
import { type SellerStatement, sellerStatements } from '../../seller/seller-statements'
import type { StoreProfile } from '../../seller/store-profile'
import { newFactId } from '../edit/edit-facts'
import type { Page, PageImage, Section, SectionOf } from '../page'
import { SECTION_KINDS } from '../sections/registry'
import { phrase, type SectionInput } from '../sections/section-input'
import { statedTerm } from '../sections/stated-term'
import { assignImages } from './assign-images'
import { buyingOfProfile } from './buying'
import { sectionOrder } from './section-order'
import { isLegalNotice, STORE_PROFILE, termsByPlace } from './seller-terms'

type Options = {
	/** Gives an id that no other part of the page has. */
	newId: () => string
	/** The profile's logo as a picture of the page. */
	logo?: PageImage | undefined
}

/**
 * Brings what the store profile states for a page's market and language into it: its statements become facts, terms,
 * contact and the legal notice are added or brought up to date, an order form where buyers pay at the door, the
 * order address and the look. What the seller wrote by hand and what is locked stays; texts that rest on a statement
 * which changed are unsupported from then on. Doing it twice does nothing the second time.
 */
export function applyStoreProfile(page: Page, profile: StoreProfile, { newId, logo }: Options): Page {
	const stated = withStatements(withLook(page, profile, logo), profile)
	const gone = new Set(page.facts.flatMap((fact) => (stated.facts.some(({ id }) => id === fact.id) ? [] : [fact.id])))
	const sectionInput = sectionInputOf(stated, newId)
	const termed = withTerms(stated, sectionInput, gone)
	const reached = withList(termed, 'contact', SECTION_KINDS.contact.compose?.(sectionInput), gone, newId)
	return withOrderForm(withLegalNotice(reached, sectionInput, gone), sectionInput, newId)
}

/**
 * True when bringing the profile in would change the page; its logo aside, which a page holds under a name of its own.
 */
export function differsFromProfile(page: Page, profile: StoreProfile): boolean {
	const ids = (() => {
		let count = 0
		return () => `new-${++count}`
	})()
	return JSON.stringify(applyStoreProfile(page, profile, { newId: ids })) !== JSON.stringify(page)
}

/** Accent, fonts, logo and order address, where the profile says something. */
function withLook(page: Page, profile: StoreProfile, logo: PageImage | undefined): Page {
	const { accent, fonts } = profile.brand
	const brand = {
		...page.brand,
		accent: accent ?? page.brand.accent,
		fonts: fonts === 'theme' ? page.brand.fonts : fonts,
		logo: logo?.id ?? page.brand.logo,
	}
	const images = logo
		? [...page.images.filter(({ id }) => id !== logo.id && !(id === page.brand.logo && isOnlyLogo(page, id))), logo]
		: page.images
	return { ...page, brand, images, buying: profile.orderUrl || !page.buying ? buyingOfProfile(profile, page.market) : page.buying }
}

/** True for a logo that no gallery and no section shows. */
function isOnlyLogo(page: Page, id: string): boolean {
	return !page.gallery.includes(id) && !JSON.stringify(page.sections).includes(JSON.stringify(id))
}

function withStatements(page: Page, profile: StoreProfile): Page {
	const statements = sellerStatements(profile, page)
	const stays = (fact: Fact) => fact.origin.rule !== STORE_PROFILE || statements.some((statement) => states(fact, statement))
	const missing = statements.filter((statement) => !page.facts.some((fact) => states(fact, statement)))
	const added: Fact[] = []
	for (const { field, name, text } of missing) {
		const id = newFactId({ ...page, facts: [...page.facts, ...added] })
		added.push({ id, kind: 'seller', name, text, origin: { rule: STORE_PROFILE, place: field } })
	}
	return { ...page, facts: [...page.facts.filter(stays), ...added] }
}

function states(fact: Fact, { name, text }: SellerStatement): boolean {
	return fact.kind === 'seller' && fact.text === text && (fact.name ?? name) === name
}

/** What the recipes of the sections about the seller need; they look at nothing of the product. */
function sectionInputOf(page: Page, newId: () => string): SectionInput {
	return {
		facts: page.facts,
		copy: {},
		argument: { figures: [], benefits: [], rows: [], features: [], objections: [], questions: [] },
		phrases: phrasesFor(page.language),
		language: page.language,
		market: page.market,
		title: page.product.title,
		asin: page.product.asin,
		plan: assignImages([], [], { rows: 0, features: 0, story: false }),
		options: {},
		newId,
		reviewCount: 0,
		buying: page.buying,
	}
}

/**
 * The page with its terms brought up to date: what is short stands in the opening, where that may be changed, and in
 * the strip before the order where the page has one; the rest in a section.
 */
function withTerms(page: Page, { phrases, facts, newId }: SectionInput, gone: ReadonlySet<string>): Page {
	const hero = page.sections.find((section): section is SectionOf<'hero'> => section.type === 'hero' && !section.locked)
	const lasting = (item: Item) => !factsIn(item).some((id) => gone.has(id))
	const kept = hero?.props.terms.filter(lasting) ?? []
	const present = page.sections.flatMap((section) => (section.type === 'guarantee' ? section.props.items.filter(lasting) : []))
	const cited = new Set([...kept, ...present].flatMap(factsIn))
	const { strip, section } = termsByPlace(facts)
	const entry = (term: (typeof strip)[number]) => ({ id: newId(), ...statedTerm(term, phrases) })
	const missing = (terms: typeof strip) => terms.filter(({ fact }) => !cited.has(fact.id))
	const terms = [...kept, ...(hero ? missing(strip).map(entry) : [])]
	const opened = hero
		? { ...page, sections: page.sections.map((one) => (one === hero ? { ...hero, props: { ...hero.props, terms } } : one)) }
		: page
	const items = missing(hero ? section : [...strip, ...section]).map(entry)
	const fresh = items.length > 0 ? { heading: phrase(phrases.guarantee), items } : undefined
	const guaranteed = withList(opened, 'guarantee', fresh, gone, newId)
	const repeated = page.sections.some(({ type }) => type === 'trustStrip')
	return repeated ? withList(guaranteed, 'trustStrip', { heading: phrase(''), items: strip.map(entry) }, gone, newId) : guaranteed
}

/** The page with the seller's legal notice beside what the listing says for product safety. */
function withLegalNotice(page: Page, sectionInput: SectionInput, gone: ReadonlySet<string>): Page {
	const fresh = SECTION_KINDS.legal.compose?.({ ...sectionInput, facts: page.facts.filter(isLegalNotice) })
	const present = page.sections.find((section): section is SectionOf<'legal'> => section.type === 'legal')
	if (!present) {
		return fresh ? insertInOrder(page, { id: sectionInput.newId(), type: 'legal', hidden: false, locked: false, props: fresh }) : page
	}
	if (present.locked) return page
	const kept = present.props.rows.filter(({ value }) => !value.facts.some((id) => gone.has(id)))
	const cited = new Set(kept.flatMap(({ value }) => value.facts))
	const added = (fresh?.rows ?? []).filter(({ value }) => !value.facts.some((id) => cited.has(id)))
	const section = { ...present, props: { ...present.props, rows: [...kept, ...added] } }
	return { ...page, sections: page.sections.map((one) => (one === present ? section : one)) }
}

type ListType = 'guarantee' | 'contact' | 'trustStrip'
type ListSection = Extract<Section, { type: ListType }>
type Item = ListSection['props']['items'][number]

/**
 * The page with one list of the seller's statements added, or brought up to date: items that rest on what is gone go,
 * new ones come.
 */
function withList<T extends ListType>(
	page: Page,
	type: T,
	fresh: Extract<Section, { type: T }>['props'] | undefined,
	gone: ReadonlySet<string>,
	newId: () => string,
): Page {
	const present = page.sections.find((section): section is ListSection => section.type === type)
	if (!present) return fresh ? insertInOrder(page, { id: newId(), type, hidden: false, locked: false, props: fresh } as Section) : page
	if (present.locked) return page
	const kept = (present.props.items as Item[]).filter((item) => !factsIn(item).some((id) => gone.has(id)))
	const cited = new Set(kept.flatMap(factsIn))
	const added = ((fresh?.items ?? []) as Item[]).filter((item) => !factsIn(item).some((id) => cited.has(id)))
	const section = { ...present, props: { ...present.props, items: [...kept, ...added] } } as Section
	return { ...page, sections: page.sections.map((one) => (one === present ? section : one)) }
}

function factsIn(item: Item): string[] {
	return Object.values(item).flatMap((value) => (typeof value === 'object' ? value.facts : []))
}

function withOrderForm(page: Page, sectionInput: SectionInput, newId: () => string): Page {
	const props = SECTION_KINDS.orderForm.compose?.(sectionInput)
	if (!props || page.sections.some((section) => section.type === 'orderForm')) return page
	return insertInOrder(page, { id: newId(), type: 'orderForm', hidden: false, locked: false, props })
}

/** Puts a section where the page's theme has it: in front of the first one that comes after it there. */
function insertInOrder(page: Page, section: Section): Page {
	const order: readonly string[] = sectionOrder(page.theme)
	const place = order.indexOf(section.type)
	const next = page.sections.findIndex((other) => order.indexOf(other.type) > place)
	return { ...page, sections: page.sections.toSpliced(next < 0 ? page.sections.length : next, 0, section) }
}
