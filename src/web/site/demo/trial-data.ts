import type { CallWords } from '../../documents/own-call'
import type { DemoWords } from './demo-words'

/** The element /demo carries its script's words in, as JSON. */
export const TRIAL_DATA = 'trial-data'

/** What the script of the trial says at moments, in the document's language; all other words stand in the document. */
export type TrialData = CallWords & {
	said: DemoWords['trial']['said']
	/** Names of facts that have none of their own, by their kind. */
	kinds: Readonly<Record<string, string>>
	/** The page could not be made, and nobody said why. */
	failed: string
}
