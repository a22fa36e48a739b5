import type { Dictionary } from '@puckeditor/core'
import { useMemo } from 'react'
import { useWords } from './words'

/** The texts of Puck's own controls, in the language of the app. */
export function useLibraryWords(): Dictionary {
	const t = useWords()
	return useMemo(
		() => ({
			'field-richtext-bold': t('rich_text.bold'),
			'field-richtext-italic': t('rich_text.italic'),
			'field-richtext-underline': t('rich_text.underline'),
			'field-richtext-list-bullet': t('rich_text.bullet_list'),
			'field-richtext-list-ordered': t('rich_text.ordered_list'),
			'loader-loading': t('rich_text.loading'),
		}),
		[t],
	)
}
