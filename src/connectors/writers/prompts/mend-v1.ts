import type { Brief } from '../../../core/copy/brief'
import type { Objection } from '../../../core/truth/check-part'
import { fenced, fencedFacts } from './fence'
import { reasonsInWords } from './reasons'

/** The prompt that gives sentences back to their writer. */
export const MEND_PROMPT_VERSION = 'mend-v1'

/**
 * The sentences that cannot stand, each with its id and why; they come back by id, and nothing else of the page is
 * touched (K-2).
 */
export function mendPrompt(objections: readonly (Objection & { id: string })[], brief: Brief): string {
	return [
		'These sentences of the page cannot stand:',
		fenced(
			'objections',
			objections.map(({ id, text, reasons }) => ({ id, text, reason: reasonsInWords(reasons) })),
		),
		fencedFacts(brief.facts),
		'Write each once more in its place, about as long, saying only what a fact supports. Where nothing can be said there, give an empty text.',
		'Answer with one JSON object {"texts":[{"id","text"}]}, and nothing else.',
	].join('\n')
}
