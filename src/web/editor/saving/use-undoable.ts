import { useGetPuck } from '@puckeditor/core'
import { useCallback } from 'react'
import { isAppError } from '../../../core/errors'
import { errorWords } from '../../calls/error-words'
import { showToast } from '../../ui/toast-store'
import { translate } from '../words'
import { useHistoryStep } from './history-step'
import { type PageOperation, useApplyStrictly } from './use-edits'

/**
 * Does something, says so, and offers to take it back as long as nothing else was changed since; what cannot be done is
 * told instead.
 */
export function useUndoable(): (title: string, operation: PageOperation) => void {
	const apply = useApplyStrictly()
	const getPuck = useGetPuck()
	const step = useHistoryStep()
	return useCallback(
		(title, operation) => {
			try {
				apply(operation)
			} catch (error) {
				if (!isAppError(error)) throw error
				showToast({ ...errorWords(error), tone: 'bad' })
				return
			}
			const after = getPuck().appState.data
			const undo = () => {
				if (getPuck().appState.data === after) step('back')
				else showToast({ title: translate('undoable.changed_title'), text: translate('undoable.changed_text') })
			}
			showToast({ title, action: { label: translate('undo'), run: undo } })
		},
		[apply, getPuck, step],
	)
}
