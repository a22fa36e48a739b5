import type { Page } from '../page/page'
import type { Reason } from '../truth/claims'

export type QualityArea = 'facts' | 'seo' | 'accessibility' | 'weight' | 'language'
export const QUALITY_AREAS: readonly QualityArea[] = ['facts', 'seo', 'accessibility', 'weight', 'language']

/** Where in the editor something is put right. */
export type QualityPlace =
	| { kind: 'section'; id: string }
	/** A setting of a section or of its buttons, beside the page. */
	| { kind: 'setting'; id: string }
	| { kind: 'image'; id: string }
	| { kind: 'search'; field: 'title' | 'description' | 'slug' | 'keywords' }
	| { kind: 'panel'; panel: 'images' | 'sections' | 'design' | 'facts' | 'publish' }

/** What the button says; its words stand in the editor’s catalogues. */
export type FixCode =
	| 'add_opening'
	| 'add_order_form'
	| 'add_picture'
	| 'add_terms'
	| 'check_facts'
	| 'choose_best'
	| 'choose_color'
	| 'describe'
	| 'enter_address'
	| 'hide_reviews'
	| 'hide_second'
	| 'look_through'
	| 'mend'
	| 'note_keywords'
	| 'remove_empty'
	| 'replace'
	| 'rewrite'
	| 'set_price'
	| 'shorten'
	| 'show'
	| 'show_first'
	| 'show_opening'
	| 'state_terms'
	| 'write'
	| 'write_more'
	| 'write_title'

/** Puts it right at once (one step, undoable), or leads to where a person does. */
export type QualityFix = { code: FixCode } & ({ operation: (page: Page, newId: () => string) => Page } | { goTo: QualityPlace })

/** What is found; its words, and why it matters, stand in the editor’s catalogues. */
export type FindingCode =
	| 'accent'
	| 'bad_slug'
	| 'borrowed_pictures'
	| 'buttons_lead_nowhere'
	| 'contradiction'
	| 'contradiction_open'
	| 'description_language'
	| 'empty_entries'
	| 'fact_gone'
	| 'long_alt'
	| 'long_description'
	| 'long_title'
	| 'main_heavy'
	| 'main_missing'
	| 'main_small'
	| 'many_images'
	| 'many_sections'
	| 'no_alt'
	| 'no_button_words'
	| 'no_description'
	| 'no_fact'
	| 'no_heading'
	| 'no_keywords'
	| 'no_main_heading'
	| 'no_opening'
	| 'no_order_address'
	| 'no_order_form'
	| 'no_picture'
	| 'no_price'
	| 'no_terms'
	| 'no_title'
	| 'other_language'
	| 'picture_heavy'
	| 'picture_missing'
	| 'picture_small'
	| 'placeholder'
	| 'quoted'
	| 'repeated_question'
	| 'repeated_text'
	| 'short_description'
	| 'short_title'
	| 'title_language'
	| 'twin_alt'
	| 'two_openings'
	| 'undated_reviews'
	| 'unsupported'

/** What a finding fills into its words. */
export type FindingValues = {
	count?: number
	/** Graphemes. */
	length?: number
	limit?: number
	shown?: number
	/** Pixels. */
	width?: number
	wanted?: number
	kilobytes?: number
	/** The shop something was taken from. */
	host?: string
	/** The page's language (value of the request). */
	language?: string
	/** The language of the facts (BCP-47). */
	from?: string
	/** Two facts that cannot both be true. */
	said?: string
	other?: string
	/** Why the facts do not bear a text out. */
	reasons?: readonly Reason[]
}

/** Something a careful colleague would point out before the page goes out. */
export type Finding = {
	/** The same for the same thing, as long as it stands. */
	id: string
	area: QualityArea
	/** `problem`: a buyer, a reader or the law would mind. `advice`: it could be better. */
	severity: 'problem' | 'advice'
	code: FindingCode
	values?: FindingValues
	/** Id of the section it is about. */
	section?: string
	/** The words it is about. */
	quote?: string
	fix: QualityFix
}

export const toSection = (id: string, code: FixCode = 'show'): QualityFix => ({ code, goTo: { kind: 'section', id } })
