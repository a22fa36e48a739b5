import type { Page } from '../page/page'

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

/** Puts it right at once (one step, undoable), or leads to where a person does. */
export type QualityFix = { label: string; operation: (page: Page, newId: () => string) => Page } | { label: string; goTo: QualityPlace }

/** Something a careful colleague would point out before the page goes out. */
export type Finding = {
	/** The same for the same thing, as long as it stands. */
	id: string
	area: QualityArea
	/** `problem`: a buyer, a reader or the law would mind. `advice`: it could be better. */
	severity: 'problem' | 'advice'
	/** What it is and why it matters, for a person. */
	message: string
	/** Id of the section it is about. */
	section?: string
	/** The words it is about. */
	quote?: string
	fix: QualityFix
}

export const toSection = (id: string, label = 'Show it'): QualityFix => ({ label, goTo: { kind: 'section', id } })
