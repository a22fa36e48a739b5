import { createContext, useContext } from 'react'
import type { Page } from '../../core/page/page'

const CurrentPage = createContext<Page | undefined>(undefined)
export const CurrentPageProvider = CurrentPage.Provider

/** The page as it stands in the editor now. */
export function useCurrentPage(): Page {
	const page = useContext(CurrentPage)
	if (!page) throw new Error('useCurrentPage outside of the editor')
	return page
}
