import type { Fact } from '../product/facts'

/** All a writer is told: facts and the setting, nothing else of the listing. */
export type Brief = {
	/** Language value of the request, e.g. `french` (core/locale/languages.ts). */
	language: string
	/** Market value of the request, e.g. `morocco` (core/locale/markets.ts). */
	market: string
	/** Tag of the language the facts are in, e.g. `en-GB`; undefined when the listing does not say. */
	factsLanguage: string | undefined
	facts: Fact[]
	/** What the seller wants different; guides tone and emphasis, states nothing. */
	wish?: string
	/** Texts that stand there now and are to be said otherwise. */
	present?: readonly string[]
}
