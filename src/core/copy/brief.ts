import type { Fact } from '../product/facts'
import type { Voice } from '../seller/voice'
import type { Plan } from './copy-plan'

/** All a writer is told: facts and the setting, nothing else of the listing. */
export type Brief = {
	/** Language value of the request, e.g. `french` (core/locale/languages.ts). */
	language: string
	/** Market value of the request, e.g. `morocco` (core/locale/markets.ts). */
	market: string
	/** Tag of the language the facts are in, e.g. `en-GB`; undefined when the listing does not say. */
	factsLanguage: string | undefined
	/** What copy may rest on. */
	facts: Fact[]
	/** What a writer is shown, where that is more: with facts that were left out, so that every call begins alike. */
	listed?: readonly Fact[]
	/** What the product was understood to be; guides, states nothing. */
	plan?: Plan
	/** How the seller speaks; shapes every text, states nothing (W-13). */
	voice?: Voice
	/** What the seller wants different; guides tone and emphasis, states nothing. */
	wish?: string
	/** Texts that stand there now and are to be said otherwise. */
	present?: readonly string[]
}
