import type { CopyPart } from './copy'

/** What can go wrong when a model writes. */
export type WritingFailure =
	| 'slow'
	| 'limited'
	| 'overloaded'
	| 'key'
	| 'credit'
	| 'failed'
	| 'malformed'
	| 'refused'
	| 'language'
	| 'empty'

const WHY: Readonly<Record<WritingFailure, string>> = {
	slow: 'The writing model took too long',
	limited: 'The writing model accepted no more requests',
	overloaded: 'The writing model was overloaded',
	key: 'The writing model refused this installation’s key',
	credit: 'The writing model’s account has no credit left',
	failed: 'The writing model could not be reached or failed',
	malformed: 'The writing model’s answer could not be used',
	refused: 'The writing model declined to write',
	language: 'The writing model answered in another language',
	empty: 'The writing model answered nothing',
}

const PARTS: Readonly<Record<CopyPart, string>> = {
	hero: 'the headline was',
	benefits: 'the benefits were',
	features: 'the features were',
	story: 'the story was',
	faq: 'the questions and answers were',
	seo: 'the texts for search engines were',
}

/** A sentence for the seller: what went wrong with a part, and what stands there instead. */
export function failureNote(part: CopyPart, kind: unknown): string {
	return `${failureWords(kind)}; ${PARTS[part]} made from the listing’s own sentences instead. You can write it anew in the editor.`
}

/** What went wrong, as the beginning of a sentence; for a kind that is none, that the model failed. */
export function failureWords(kind: unknown): string {
	return WHY[isFailure(kind) ? kind : 'failed']
}

function isFailure(kind: unknown): kind is WritingFailure {
	return typeof kind === 'string' && Object.hasOwn(WHY, kind)
}
