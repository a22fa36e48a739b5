import type { Brief } from '../../core/copy/brief'
import { COPY_PARTS, type CopyPart } from '../../core/copy/copy'
import { fillSlots } from '../../core/copy/slots'
import type { WritingErrorKind } from '../../core/copy/writing-error'
import { isWrittenIn } from '../../core/locale/recognize-language'
import { cleanModelText } from '../../core/text/clean-model-text'
import { settleUnderstanding } from '../../core/understanding/settle-understanding'
import type { Translation, Understanding } from '../../core/understanding/understanding'
import { understandingAnswerSchema } from './answer-schemas'
import { extractJson } from './extract-json'

/** A model's answer → what of it the facts bear (W-10), or why it cannot be used. */
export function readUnderstanding(answer: string, brief: Brief): { value: Understanding } | { kind: WritingErrorKind; reasons: string[] } {
	if (!answer.trim()) return { kind: 'empty', reasons: ['The answer was empty.'] }
	const json = extractJson(answer)
	const parsed = understandingAnswerSchema.safeParse(json)
	if (!parsed.success) {
		const reasons = parsed.error.issues.slice(0, 10).map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`)
		return { kind: json === undefined && !answer.includes('{') ? 'refused' : 'malformed', reasons }
	}
	const said = parsed.data
	const quoted = brief.facts.map(({ name, text }) => `${name ?? ''} ${text}`).join(' ')
	const words = [said.name, ...said.rows.map(({ name, text }) => `${name} ${text}`), said.remember].join('\n')
	if (!isWrittenIn(words, brief.language, quoted)) return { kind: 'language', reasons: [`The rows are not written in ${brief.language}.`] }
	return { value: settleUnderstanding(understandingOf(said, brief), brief.facts, brief.language) }
}

function understandingOf(said: ReturnType<typeof understandingAnswerSchema.parse>, { facts, language }: Brief): Understanding {
	const clean = (text: string) => fillSlots(cleanModelText(text), facts, language).text
	const options = new Map(said.options.map(({ id, values }) => [id, values]))
	const translation = ({ id, name, text }: (typeof said.rows)[number]): [string, Translation][] => {
		const fact = facts.find((one) => one.id === id)
		const values = fact?.kind === 'variant' ? valuesOf(fact.text.split(', '), options.get(id) ?? []) : undefined
		return fact ? [[id, { ...(name ? { name: clean(name) } : {}), text: clean(text), ...(values ? { values } : {}) }]] : []
	}
	return {
		translations: Object.fromEntries(said.rows.flatMap(translation)),
		leftOut: Object.fromEntries(said.out.map(({ id, why }) => [id, why])),
		contradicts: Object.fromEntries(said.out.flatMap(({ id, by }) => (by ? [[id, by]] : []))),
		name: clean(said.name),
		brand: clean(said.brand),
		plan: {
			buyer: clean(said.buyer),
			worries: said.worries.map(clean),
			angle: clean(said.angle),
			remember: clean(said.remember),
			sections: said.sections,
		},
		pictures: Object.fromEntries(
			said.pictures.map(({ id, alt, section, facts: shown }) => [id, { alt: clean(alt), part: partNamed(section), facts: shown }]),
		),
		opening: said.opening || null,
	}
}

const partNamed = (name: string): CopyPart | null => COPY_PARTS.find((part) => part === name) ?? null

/** Values by what the listing calls them; none unless there is one for each. */
function valuesOf(listed: readonly string[], translated: readonly string[]): Record<string, string> | undefined {
	if (listed.length !== translated.length) return undefined
	return Object.fromEntries(listed.map((value, at) => [value, cleanModelText(translated[at] ?? '')]))
}
