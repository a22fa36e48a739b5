import { AppError } from '../../errors'
import { msg } from '../../messages/message'
import { SELLER_ORIGIN, type Typed } from '../../product/edit-product'
import type { Fact, FactKind } from '../../product/facts'
import { readPrice } from '../../product/read-price'
import { plainFromRichText, richTextFromPlain } from '../../text/rich-text'
import type { Page } from '../page'
import { mapTexts, type TextPlace, textsOfPage } from '../walk'

/**
 * Facts of a finished page, changed by its seller. A changed fact gets a new id: what rested on the old one then
 * visibly rests on nothing (`unsupportedTexts`) until it is rewritten. Texts that are the fact word for word follow it.
 */
export function changeFact(page: Page, id: string, typed: Typed): Page {
	const before = getFact(page, id)
	const after: Fact = { ...sellerFact(page, before.kind, typed), ...(typed.name === undefined && before.name ? { name: before.name } : {}) }
	const facts = page.facts.map((fact) => (fact.id === id ? after : fact))
	return withRecord(
		mapTexts({ ...page, facts }, ({ text }) => follow(text, before, after)),
		after,
	)
}

/** Adds what the seller states. Throws AppError `invalid_request` when nothing is said. */
export function addFact(page: Page, kind: FactKind, typed: Typed): Page {
	const fact = sellerFact(page, kind, typed)
	return withRecord({ ...page, facts: [...page.facts, fact] }, fact)
}

/** Takes a fact back; the texts that rest on it stay, and are unsupported from now on. */
export function removeFact(page: Page, id: string): Page {
	getFact(page, id)
	return { ...page, facts: page.facts.filter((fact) => fact.id !== id) }
}

/** The texts that rest on a fact, with their places. */
export function textsRestingOn(page: Page, id: string): TextPlace[] {
	return textsOfPage(page).filter(({ text }) => text.facts.includes(id) && text.html !== '')
}

/** The texts that cite a fact the page no longer holds. */
export function unsupportedTexts(page: Page): TextPlace[] {
	const known = new Set(page.facts.map((fact) => fact.id))
	return textsOfPage(page).filter(({ text }) => text.html !== '' && text.facts.some((id) => !known.has(id)))
}

/**
 * The page as it is after its seller typed: a text not in `untouched` (by its HTML) was rewritten, so it no longer
 * cites facts that are gone.
 */
export function withSettledTexts(page: Page, untouched: ReadonlySet<string>): Page {
	const known = new Set(page.facts.map((fact) => fact.id))
	return mapTexts(page, ({ text }) =>
		text.facts.every((id) => known.has(id)) || untouched.has(text.html)
			? text
			: { ...text, facts: text.facts.filter((id) => known.has(id)) },
	)
}

function getFact(page: Page, id: string): Fact {
	const fact = page.facts.find((one) => one.id === id)
	if (!fact) throw new AppError('not_found', msg('pages.fact_gone'))
	return fact
}

function sellerFact(page: Page, kind: FactKind, { text, name }: Typed): Fact {
	const words = text.trim()
	const label = name?.trim()
	if (!words) throw new AppError('invalid_request', msg('facts.write_something'))
	if (kind === 'price' && !readPrice(words)) throw new AppError('invalid_request', msg('facts.price_form'))
	if ((kind === 'spec' || kind === 'variant') && label === '') throw new AppError('invalid_request', msg('facts.name_value'))
	return { id: newFactId(page), kind, ...(label ? { name: label } : {}), text: words, origin: SELLER_ORIGIN }
}

/** Ids are never used twice, not even those only a text still names. */
export function newFactId(page: Page): string {
	const ids = [...page.facts.map((fact) => fact.id), ...textsOfPage(page).flatMap(({ text }) => text.facts)]
	return `f${Math.max(0, ...ids.map((id) => Number(id.slice(1)) || 0)) + 1}`
}

/** A text that says just what the fact (or its name) said now says what it says now. */
function follow(text: TextPlace['text'], before: Fact, after: Fact): TextPlace['text'] {
	if (!text.facts.includes(before.id)) return text
	const plain = plainFromRichText(text.html)
	const facts = text.facts.map((id) => (id === before.id ? after.id : id))
	if (plain === before.text || plain === before.translated?.text) return { html: richTextFromPlain(after.text), facts }
	if (before.name && after.name && (plain === before.name || plain === before.translated?.name))
		return { html: richTextFromPlain(after.name), facts }
	return text
}

/** Title, brand and price stand in the page's own record, too (search engines read it). */
function withRecord(page: Page, { kind, text }: Fact): Page {
	const price = kind === 'price' ? readPrice(text) : undefined
	const product = {
		...page.product,
		...(kind === 'title' ? { title: text } : {}),
		...(kind === 'brand' ? { brand: text } : {}),
		...(price ? { listingPrice: price } : {}),
	}
	return { ...page, product }
}
