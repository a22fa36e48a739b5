import { findMarket } from '../../../core/locale/markets'
import { languageNow } from '../../i18n/i18n'

/**
 * What a market's law asks of a crossed-out price (K-5), in the language of the app; undefined for a market nobody
 * knows.
 */
export function compareAtNote(market: string): string | undefined {
	return findMarket(market)?.words[languageNow()].compareAtNote
}
