import { useMemo } from 'react'
import { LANGUAGES } from '../../core/locale/languages'
import { MARKETS } from '../../core/locale/markets'
import { useLocaleNames } from './use-locale-names'

/** Markets and languages to choose from, under the names they have in the language of the app. */
export function useSettingOptions() {
	const { marketName, languageName } = useLocaleNames()
	return useMemo(
		() => ({
			markets: MARKETS.map(({ id }) => ({ value: id, label: marketName(id) })),
			languages: LANGUAGES.map(({ id, endonym, tag }) => ({ value: id, label: languageName(id), also: endonym, alsoTag: tag })),
		}),
		[marketName, languageName],
	)
}
