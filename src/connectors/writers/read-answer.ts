import type { Brief } from '../../core/copy/brief'
import { type CopyOf, type CopyPart, copyPartSchemas } from '../../core/copy/copy'
import type { WritingErrorKind } from '../../core/copy/writing-error'
import { isWrittenIn } from '../../core/locale/recognize-language'
import { type AnswerOf, answerSchemas } from './answer-schemas'
import { extractJson } from './extract-json'
import { toCopy } from './to-copy'

export type ReadAnswer<P extends CopyPart> =
	| { copy: CopyOf<P>; reasons?: undefined }
	| { copy?: undefined; kind: WritingErrorKind; reasons: string[] }

/** A model's answer → copy, or all the reasons why it cannot be used, in words the model can act on (W-4). */
export function readAnswer<P extends CopyPart>(part: P, answer: string, brief: Brief): ReadAnswer<P> {
	if (!answer.trim()) return { kind: 'empty', reasons: ['The answer was empty.'] }
	const json = extractJson(answer)
	if (json === undefined) {
		const kind = answer.includes('{') ? 'malformed' : 'refused'
		return { kind, reasons: ['The answer held no complete JSON object.'] }
	}
	const parsed = answerSchemas[part].safeParse(json)
	if (!parsed.success)
		return { kind: 'malformed', reasons: parsed.error.issues.map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`) }
	const { reasons, kind } = errorsOf(json, brief)
	if (reasons.length > 0) return { kind, reasons }
	const copy = copyPartSchemas[part].safeParse(toCopy(part, parsed.data as AnswerOf<P>, brief))
	return copy.success
		? { copy: copy.data as CopyOf<P> }
		: { kind: 'malformed', reasons: copy.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) }
}

function errorsOf(json: unknown, brief: Brief): { kind: WritingErrorKind; reasons: string[] } {
	const texts: string[] = []
	const cited: string[] = []
	const uncited: string[] = []
	walk(json, texts, cited, uncited)
	const known = new Set(brief.facts.map((fact) => fact.id))
	const unknown = [...new Set(cited.filter((id) => !known.has(id)))]
	const quoted = brief.facts.map((fact) => `${fact.name ?? ''} ${fact.text}`).join(' ')
	const native = isWrittenIn(texts.join('\n'), brief.language, quoted)
	const reasons = [
		...(texts.some((text) => !text.trim()) ? ['A text was empty.'] : []),
		...(unknown.length > 0 ? [`There are no facts with the ids ${unknown.join(', ')}.`] : []),
		...uncited.map((text) => `"${text.slice(0, 80)}" names no fact it rests on.`),
		...(native ? [] : [`The text is not written in ${brief.language}.`]),
	]
	return { kind: native ? 'malformed' : 'language', reasons }
}

/**
 * Collects the texts, the fact ids, and the texts of objects whose `facts` are empty. The slug is an address, not a
 * text.
 */
function walk(value: unknown, texts: string[], cited: string[], uncited: string[]): void {
	if (typeof value === 'string') texts.push(value)
	else if (Array.isArray(value)) for (const entry of value) walk(entry, texts, cited, uncited)
	else if (typeof value === 'object' && value !== null) {
		for (const [key, entry] of Object.entries(value)) {
			if (key === 'facts' && Array.isArray(entry)) {
				cited.push(...entry.map(String))
				if (entry.length === 0) uncited.push(Object.values(value).find((text) => typeof text === 'string') ?? '')
			} else if (key !== 'slug') walk(entry, texts, cited, uncited)
		}
	}
}
