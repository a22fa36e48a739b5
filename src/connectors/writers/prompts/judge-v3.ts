import type { TextFinding } from '../../../core/copy/check/check-part'
import { fenced } from './fence'
import { reasonsInWords } from './reasons'

/** The prompt of the model that judges what a model has written. */
export const JUDGE_PROMPT_VERSION = 'judge-v3'

/** What is to be judged: sentences, those of them the rules refuse, and translated facts by the fact's id. */
export type ToJudge = {
	sentences: readonly { id: string; text: string }[]
	refused: readonly (TextFinding & { id: string })[]
	rows: readonly { id: string; text: string }[]
}

/** What each verdict means, and the sentences a line each; behind the facts, which the judge reads for itself. */
export function judgePrompt({ sentences, refused, rows }: ToJudge): string {
	return [
		'Task: judge. You did not write these sentences, and you owe them nothing. Judge each by the facts alone, in whatever language it is; the plan and the voice are no evidence.',
		'Give every sentence exactly one verdict:',
		'"entailed": every claim in it follows from the facts. A paraphrase, a translation, a converted or sensibly rounded figure, a count of listed values follow. Name the facts.',
		'"opinion": it claims nothing that could be checked of this product: a heading, a question, a button, a scene of its use, advice, a mood.',
		'"unsupported": it claims something of the product, its maker, its buyers or its sale that no fact says, however likely it is. One such claim is enough.',
		'"contradicted": a fact says otherwise. Name that fact.',
		'Popularity, ratings, awards, certificates, health effects, stock, deadlines, prices, discounts, guarantees, delivery and returns are unsupported unless a fact says the same; those of the sale unless a fact of kind "seller" does.',
		'Each sentence: [id, text].',
		fenced(
			'sentences',
			sentences.map(({ id, text }) => [id, text]),
		),
		...(refused.length > 0
			? [
					'These of them cannot stand as they are, whatever you think of them:',
					fenced(
						'refused',
						refused.map(({ id, reasons }) => ({ id, reason: reasonsInWords(reasons) })),
					),
				]
			: []),
		...(rows.length > 0
			? [
					'Rows of the page, each the translation of the fact whose id it has; "wrong" names those that say something else:',
					fenced(
						'rows',
						rows.map(({ id, text }) => [id, text]),
					),
				]
			: []),
		'For each sentence that is unsupported, contradicted or refused, "texts" gives what may stand in its place: about as long, in the page’s language, only what the facts support; an empty text where nothing can be said.',
		'Answer with one JSON object {"verdicts":[{"id","verdict","facts"}],"texts":[{"id","text"}],"wrong":["…"]} with one verdict for every sentence, and nothing else.',
	].join('\n')
}
