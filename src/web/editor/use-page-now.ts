import { useGetPuck } from '@puckeditor/core'
import { useCallback } from 'react'
import type { Page } from '../../core/page/page'
import { pageOf } from './canvas/page-data'
import { useCurrentPage } from './use-current-page'

/** Gives the page as it stands at the moment of asking, also after something was waited for. */
export function usePageNow(): () => Page {
	const getPuck = useGetPuck()
	const shown = useCurrentPage()
	return useCallback(() => pageOf(shown, getPuck().appState.data), [getPuck, shown])
}
