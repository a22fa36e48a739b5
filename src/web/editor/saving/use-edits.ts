import { createUsePuck, useGetPuck } from '@puckeditor/core'
import { createContext, useCallback, useContext } from 'react'
import { isAppError } from '../../../core/errors'
import type { Page } from '../../../core/page/page'
import { errorWords } from '../../calls/error-words'
import { showToast } from '../../ui/toast-store'
import { dataOf, pageOf } from '../canvas/page-data'
import { markChange, noteWaitingChange } from './history-step'

export const usePuck = createUsePuck()

const ROOT_ZONE = 'root:default-zone'

const BaseContext = createContext<Page | undefined>(undefined)
/** The page as it was opened; what the editor does not touch comes from it. */
export const BaseProvider = BaseContext.Provider

function useBase(): Page {
	const base = useContext(BaseContext)
	if (!base) throw new Error('useEdits outside of BaseProvider')
	return base
}

export type PageOperation = (page: Page) => Page

type Apply = (
	operation: PageOperation,
	options?: {
		/** One of many changes of one movement, such as a colour being looked for: they are one step together. */
		movement?: boolean
	},
) => void

/**
 * Changes the page by an operation of core/page; one entry in the history, undoable. Throws AppError when it cannot be
 * done.
 */
export function useApplyStrictly(): Apply {
	const base = useBase()
	const getPuck = useGetPuck()
	return useCallback(
		(operation, { movement = false } = {}) => {
			const puck = getPuck()
			const next = dataOf(operation(pageOf(base, puck.appState.data)))
			if (!movement) noteWaitingChange(puck)
			puck.dispatch({ type: 'setData', data: () => next, recordHistory: true })
			markChange()
		},
		[base, getPuck],
	)
}

/** The same; what cannot be done is told in a toast. */
export function useApply(): Apply {
	const apply = useApplyStrictly()
	return useCallback(
		(operation, options) => {
			try {
				apply(operation, options)
			} catch (error) {
				if (!isAppError(error)) throw error
				showToast({ ...errorWords(error), tone: 'bad' })
			}
		},
		[apply],
	)
}

/** Selects a section on the canvas, or none. */
export function useSelect(): (id: string | undefined) => void {
	const getPuck = useGetPuck()
	return useCallback(
		(id) => {
			const { appState, dispatch } = getPuck()
			const index = appState.data.content.findIndex((item) => item.props.id === id)
			dispatch({ type: 'setUi', ui: { itemSelector: index < 0 ? null : { index, zone: ROOT_ZONE } } })
			if (id) requestAnimationFrame(() => bringIntoView(id))
		},
		[getPuck],
	)
}

/** Scrolls the canvas to a section that is not in sight. */
function bringIntoView(id: string): void {
	const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')
	const section = frame?.contentDocument?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)
	if (!frame || !section) return
	const { top, bottom } = section.getBoundingClientRect()
	if (top < 0 || bottom > frame.clientHeight) section.scrollIntoView({ block: 'start', behavior: 'smooth' })
}

export function useSelectedId(): string | undefined {
	return usePuck((puck) => puck.selectedItem?.props.id as string | undefined)
}
