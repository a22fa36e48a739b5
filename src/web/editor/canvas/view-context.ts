import { createContext, useContext } from 'react'
import type { PageView } from '../../../render/view/page-view'

const ViewContext = createContext<PageView | undefined>(undefined)
export const ViewProvider = ViewContext.Provider

/** The page as the canvas shows it. Only inside the canvas. */
export function useView(): PageView {
	const view = useContext(ViewContext)
	if (!view) throw new Error('useView outside of ViewProvider')
	return view
}
