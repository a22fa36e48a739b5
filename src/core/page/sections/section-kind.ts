import type { z } from 'zod'
import type { Phrases } from '../../locale/phrases'
import type { SectionInput } from './section-input'

/** Content of an entry of a list, without its id. */
export type EmptyItem = () => Record<string, unknown>

/**
 * What a kind of section is: the shape of its content, how it is filled from facts, how it may be set. How it looks is
 * the descriptor of the same name in `render/sections`. Fields named `image` (an id or null) and `images` (ids) hold
 * pictures of the page; every text is a `textSchema`; entries of a list have an `id`.
 */
export type SectionKind<S extends z.ZodObject = z.ZodObject> = {
	props: S
	/** The smallest valid content. */
	empty: () => z.infer<S>
	/** The lists of entries it has, by name; the first is the one an editor adds to. */
	lists?: Readonly<Record<string, EmptyItem>>
	/** Ways to set it, by name; the first is meant when neither the section nor the theme says another. */
	layouts: readonly [string, ...string[]]
	/** Name of the text on its button, if it has one. */
	button?: string
	/** The phrase that heads it unless it is written: what is read aloud when its heading was emptied. */
	heading?: keyof Phrases
	/** Where a page has it unless its theme says otherwise: lower comes first. */
	place: number
	/** Its content from facts, copy and pictures; undefined leaves it out. Absent: only a seller adds it. */
	compose?: (sectionInput: SectionInput) => z.infer<S> | undefined
	/** Its content when a seller adds it, where a composed page does without. */
	fill?: (sectionInput: SectionInput) => z.infer<S> | undefined
	/** Composed, but not shown until the seller says so. */
	hiddenAtFirst?: true
	/** Needs no heading that is seen: its entries speak for themselves. */
	bare?: true
	/** Goes along with whoever reads, over the page, instead of standing at a place of it. */
	overlay?: true
	/** Shows what is not its own (price, button, form, the listing's rating, a film): never empty. */
	borrows?: true
	/** What it says is the seller's promise, a question or a call; it states nothing about the product. */
	promises?: true
	/** Tells what facts say, in words or as figures, so that no other section has to. */
	tells?: true
	/** A store's own product page shows it, so that a description goes without. */
	shownByStores?: true
	/** Its texts are quotations, data or links; only its heading may be changed outside the editor. */
	quoted?: true
}

/** Checks a kind's content against its own shape where it is written. */
export function sectionKind<S extends z.ZodObject>(kind: SectionKind<S>): SectionKind<S> {
	return kind
}
