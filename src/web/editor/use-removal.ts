import { useGetPuck } from '@puckeditor/core'
import { useCallback } from 'react'
import { showToast } from '../ui/toast-store'
import { type PageOperation, useApply } from './use-edits'

/** Removes something and offers to take that back, as long as nothing else was changed since. */
export function useRemoval(): (title: string, operation: PageOperation) => void {
	const apply = useApply()
	const getPuck = useGetPuck()
	return useCallback(
		(title, operation) => {
			apply(operation)
			const after = getPuck().appState.data
			const undo = () => {
				const { appState, history } = getPuck()
				if (appState.data === after) history.back()
				else showToast({ title: 'The page has changed since', text: 'Use the undo arrow to go back step by step.' })
			}
			showToast({ title, action: { label: 'Undo', run: undo } })
		},
		[apply, getPuck],
	)
}
