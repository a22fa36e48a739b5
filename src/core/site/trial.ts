import type { Message } from '../messages/message'

/** Languages the trial on /demo writes in: those the sample listing is kept in, in `content/trial`. */
export const TRIAL_LANGUAGES = [
	{ id: 'english', tag: 'en', name: 'English' },
	{ id: 'french', tag: 'fr', name: 'Français' },
	{ id: 'spanish', tag: 'es', name: 'Español' },
	{ id: 'arabic', tag: 'ar', name: 'العربية' },
] as const
export type TrialLanguage = (typeof TRIAL_LANGUAGES)[number]['id']

/** Where the trial is asked for: POST, `{ language, market }`. */
export const TRIAL_PATH = '/api/trial'

/** What a trial goes through, as it is shown. */
export const TRIAL_STEPS = ['read-listing', 'extract-product', 'write-copy', 'check-copy', 'compose-page'] as const
export type TrialStep = (typeof TRIAL_STEPS)[number]

/** A fact without a name of its own is called by its kind. */
export type TrialFact = { kind: string; name?: string; text: string; place: string }

/**
 * The answer of POST /api/trial: lines of JSON, the last of them `page` or `failed`. Here without a schema: the site's
 * small script reads it.
 */
export type TrialEvent =
	| { type: 'step'; step: TrialStep; state: 'started' | 'finished' }
	| {
			type: 'page'
			/** The whole page as one document, its pictures inside. */
			html: string
			/** Facts its texts rest on, and how many the listing gave. */
			facts: TrialFact[]
			factCount: number
			/** What the checker took out. */
			removed: { text: string; words: string }[]
			writer: 'embedded' | 'model'
	  }
	/** What happened, as an answer of the server tells it: in English, and as a message. */
	| { type: 'failed'; error: string; said: Message }
