import { z } from 'zod'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { type Verdict, verdictSchema } from '../../core/truth/check-part'
import { askModel, type ModelSettings } from './ask-model'
import { extractJson } from './extract-json'
import { translateModelError } from './model-errors'
import type { ModelRef } from './open-model'
import { JUDGE_PROMPT_VERSION, JUDGE_SYSTEM, judgePrompt } from './prompts/judge-v1'
import type { Judge } from './writer'

const answerSchema = z.object({ verdicts: z.array(verdictSchema.extend({ id: z.string() })) })
/** An answer about fewer of the sentences is no judgement. */
const LEAST_JUDGED = 0.8

/**
 * A model as judge of what a model has written (K-7). Its answer is data: a verdict counts only for a sentence
 * that was asked about,
 * and "entailed" only with a fact that exists. Throws AppError `writer_failed`, `timeout`, `rate_limited`, `canceled`.
 */
export function modelJudge(ref: ModelRef, settings: ModelSettings): Judge {
	const { id: model, ask } = askModel(ref, settings)
	return {
		model,
		promptVersion: JUDGE_PROMPT_VERSION,
		async judge(texts, brief, { signal, record }) {
			if (texts.length === 0) return {}
			const sentences = texts.map((text, at) => ({ id: `s${at + 1}`, text }))
			try {
				const answer = await ask({
					system: JUDGE_SYSTEM,
					messages: [{ role: 'user', content: judgePrompt(sentences, brief) }],
					schema: answerSchema,
					signal,
					...(record ? { record: (call) => record({ ...call, purpose: 'judge', promptVersion: JUDGE_PROMPT_VERSION }) } : {}),
				})
				const parsed = answerSchema.safeParse(extractJson(answer))
				const said = new Map(parsed.success ? parsed.data.verdicts.map((one) => [one.id, one] as const) : [])
				const known = new Set(brief.facts.map((fact) => fact.id))
				if (sentences.filter(({ id }) => said.has(id)).length < LEAST_JUDGED * sentences.length)
					throw new AppError('writer_failed', msg('machine.judge_unusable'), { details: { model } })
				return Object.fromEntries(
					sentences.flatMap(({ id, text }): [string, Verdict][] => {
						const one = said.get(id)
						const facts = (one?.facts ?? []).filter((fact) => known.has(fact))
						return one && (one.verdict !== 'entailed' || facts.length > 0) ? [[text, { verdict: one.verdict, facts }]] : []
					}),
				)
			} catch (error) {
				throw translateModelError(error, model, signal.aborted)
			}
		},
	}
}
