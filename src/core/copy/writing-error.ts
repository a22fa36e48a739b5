import { type Message, msg } from '../messages/message'
import type { CopyPart } from './copy'

/** What can go wrong when a model writes. */
export type WritingErrorKind =
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

const WHY: Readonly<Record<WritingErrorKind, Message>> = {
	slow: msg('writing.why_timeout'),
	limited: msg('writing.why_limit'),
	overloaded: msg('writing.why_overloaded'),
	key: msg('writing.why_key'),
	credit: msg('writing.why_no_credit'),
	failed: msg('writing.why_failed'),
	malformed: msg('writing.why_unusable'),
	refused: msg('writing.why_declined'),
	language: msg('writing.why_language'),
	empty: msg('writing.why_empty'),
}

const PARTS: Readonly<Record<CopyPart, Message>> = {
	hero: msg('writing.part_hero'),
	benefits: msg('writing.part_benefits'),
	features: msg('writing.part_features'),
	story: msg('writing.part_story'),
	faq: msg('writing.part_faq'),
	seo: msg('writing.part_seo'),
}

/** A sentence for the seller: what went wrong with a part, and what stands there instead. */
export function errorNote(part: CopyPart, kind: unknown): Message {
	return msg('writing.own_sentences', { why: errorWords(kind), part: PARTS[part] })
}

/** What went wrong, as the beginning of a sentence; for a kind that is none, that the model failed. */
export function errorWords(kind: unknown): Message {
	return WHY[isKnown(kind) ? kind : 'failed']
}

function isKnown(kind: unknown): kind is WritingErrorKind {
	return typeof kind === 'string' && Object.hasOwn(WHY, kind)
}
