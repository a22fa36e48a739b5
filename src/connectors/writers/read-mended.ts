import type { Brief } from '../../core/copy/brief'
import { cleanModelText } from '../../core/copy/text/clean-model-text'
import type { WritingFailure } from '../../core/copy/writing-failure'
import { fillSlots } from '../../core/truth/slots'
import { mendAnswerSchema } from './answer-schemas'
import { extractJson } from './extract-json'

type Asked = { id: string; text: string }

/** A model's answer → what is to stand in the place of each sentence asked about, or why it cannot be used. */
export function readMended(
	answer: string,
	asked: readonly Asked[],
	brief: Brief,
): { value: Record<string, string> } | { kind: WritingFailure; reasons: string[] } {
	const parsed = mendAnswerSchema.safeParse(extractJson(answer))
	if (!parsed.success)
		return { kind: answer.trim() ? 'malformed' : 'empty', reasons: ['The answer held no complete JSON object of the shape asked for.'] }
	const said = new Map(parsed.data.texts.map(({ id, text }) => [id, fillSlots(cleanModelText(text), brief.facts, brief.language).text]))
	return {
		value: Object.fromEntries(asked.flatMap(({ id, text }) => (said.has(id) ? [[text, said.get(id) ?? '']] : []))),
	}
}
