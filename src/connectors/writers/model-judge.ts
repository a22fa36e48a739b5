import type { Verdict } from '../../core/copy/check/check-part'
import { fillSlots } from '../../core/copy/slots'
import { AppError } from '../../core/errors'
import { msg } from '../../core/messages/message'
import { cleanModelText } from '../../core/text/clean-model-text'
import { judgeAnswerSchema } from './answer-schemas'
import { askModel, type ModelSettings } from './ask-model'
import { extractJson } from './extract-json'
import { translateModelError } from './model-errors'
import type { ModelRef } from './open-model'
import { JUDGE_PROMPT_VERSION, judgePrompt } from './prompts/judge-v3'
import { pagePrefix } from './prompts/page-system-v6'
import type { Judge, Judgement } from './writer'

/** An answer about fewer of the sentences is no judgement. */
const LEAST_JUDGED = 0.8

/**
 * A model as judge of what a model has written (K-7). Its answer is data: a verdict counts only for a sentence that was
 * asked about, and "entailed" only with a fact that exists. Throws AppError `writer_failed`, `timeout`, `rate_limited`,
 * `canceled`.
 */
export function modelJudge(ref: ModelRef, settings: ModelSettings): Judge {
	const { id: model, form, ask } = askModel(ref, settings)
	return {
		model,
		promptVersion: JUDGE_PROMPT_VERSION,
		async judge({ sentences: texts, refused = [], rows = [] }, brief, { signal, record }): Promise<Judgement> {
			if (texts.length + rows.length === 0) return { verdicts: {}, replaced: {}, wrongRows: [] }
			const sentences = texts.map((text, at) => ({ id: `s${at + 1}`, text }))
			const objections = refused.flatMap((one) => sentences.flatMap(({ id, text }) => (text === one.text ? [{ ...one, id }] : [])))
			try {
				const answer = await ask({
					prefix: pagePrefix(brief, form),
					task: judgePrompt({ sentences, refused: objections, rows }),
					schema: judgeAnswerSchema,
					signal,
					...(record ? { record: (call) => record({ ...call, purpose: 'judge', promptVersion: JUDGE_PROMPT_VERSION }) } : {}),
				})
				const parsed = judgeAnswerSchema.safeParse(extractJson(answer))
				const { verdicts, texts: given, wrong } = parsed.success ? parsed.data : { verdicts: [], texts: [], wrong: [] }
				const said = new Map(verdicts.map((one) => [one.id, one] as const))
				const others = new Map(given.map(({ id, text }) => [id, fillSlots(cleanModelText(text), brief.facts, brief.language).text]))
				const known = new Set(brief.facts.map((fact) => fact.id))
				if (sentences.filter(({ id }) => said.has(id)).length < LEAST_JUDGED * sentences.length)
					throw new AppError('writer_failed', msg('machine.judge_unusable'), { details: { model } })
				return {
					verdicts: Object.fromEntries(
						sentences.flatMap(({ id, text }): [string, Verdict][] => {
							const one = said.get(id)
							const facts = (one?.facts ?? []).filter((fact) => known.has(fact))
							return one && (one.verdict !== 'entailed' || facts.length > 0) ? [[text, { verdict: one.verdict, facts }]] : []
						}),
					),
					replaced: Object.fromEntries(sentences.flatMap(({ id, text }) => (others.has(id) ? [[text, others.get(id) ?? '']] : []))),
					wrongRows: rows.flatMap(({ id }) => (wrong.includes(id) ? [id] : [])),
				}
			} catch (error) {
				throw translateModelError(error, model, signal.aborted)
			}
		},
	}
}
