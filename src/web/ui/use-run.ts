import { useCallback } from 'react'
import { errorWords } from '../calls/error-words'
import { showToast } from './toast-store'

/** Runs what a press started; an expected failure is told in a toast, a bug flies on. */
export function useRun(): (act: () => Promise<void>) => Promise<void> {
	return useCallback(async (act) => {
		try {
			await act()
		} catch (error) {
			showToast({ ...errorWords(error), tone: 'bad' })
		}
	}, [])
}
