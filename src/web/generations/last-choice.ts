import { z } from 'zod'
import { findLanguage } from '../../core/locale/languages'
import { findMarket } from '../../core/locale/markets'
import { type DraftStore, readDraft, writeDraft } from '../browser/storage'

const KEY = 'last_choice'
const choiceSchema = z.object({ market: z.string(), language: z.string() })
export type LastChoice = z.infer<typeof choiceSchema>

/**
 * Market and language a page was made for last in this browser; undefined the first time, and when one of them is no
 * longer offered.
 */
export function readLastChoice(store: DraftStore): LastChoice | undefined {
	const kept = readDraft(store, KEY, choiceSchema)
	return kept && findMarket(kept.market) && findLanguage(kept.language) ? kept : undefined
}

/** Keeps market and language for the next page. */
export function rememberLastChoice(store: DraftStore, { market, language }: LastChoice): void {
	writeDraft(store, KEY, { market, language })
}
