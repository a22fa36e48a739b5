import { z } from 'zod'
import { textsOfCopy } from '../../core/copy/copy-texts'
import { AppError } from '../../core/errors'
import { askModel, type ModelSettings } from './ask-model'
import { extractJson } from './extract-json'
import { translateModelError } from './model-errors'
import type { ModelRef } from './open-model'
import { REVIEW_PROMPT_VERSION, REVIEW_SYSTEM, reviewPrompt } from './prompts/review-v1'
import type { Reviewer } from './writer'

const answerSchema = z.object({ objections: z.array(z.object({ text: z.string(), reason: z.string() })) })

/**
 * A model as the second pair of eyes (K-2). Its answer is data: an objection counts only when its text really stands in the part, and all it can
 * do is take that text out. Throws AppError `writer_failed`, `timeout`, `rate_limited`, `canceled`.
 */
export function modelReviewer(ref: ModelRef, settings: ModelSettings): Reviewer {
	const { id, ask } = askModel(ref, settings)
	return {
		model: id,
		async review(part, copy, brief, { signal, record }) {
			const texts = textsOfCopy(copy).map(({ plain }) => plain)
			if (texts.length === 0) return []
			try {
				const answer = await ask({
					system: REVIEW_SYSTEM,
					messages: [{ role: 'user', content: reviewPrompt(texts, brief) }],
					schema: answerSchema,
					signal,
					...(record ? { record: (call) => record({ ...call, purpose: `check:${part}`, promptVersion: REVIEW_PROMPT_VERSION }) } : {}),
				})
				const parsed = answerSchema.safeParse(extractJson(answer))
				if (!parsed.success)
					throw new AppError('writer_failed', 'The checking model’s answer could not be used.', { details: { model: id } })
				return parsed.data.objections
					.map(({ text }) => ({ text: text.trim(), reasons: [{ code: 'unsupported' as const, words: '' }] }))
					.filter(({ text }) => text !== '' && texts.some((one) => one.includes(text)))
			} catch (error) {
				throw translateModelError(error, id, signal.aborted)
			}
		},
	}
}
