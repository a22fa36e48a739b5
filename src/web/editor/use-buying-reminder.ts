import { useCallback } from 'react'
import type { Buying } from '../../core/page/compose/buying'
import { localKept } from '../browser/browser-storage'
import { showToast } from '../ui/toast-store'
import { focusTarget } from './canvas/focus-target'
import { useCurrentPage } from './use-current-page'
import { translate } from './words'
import { useWorkspace } from './workspace-context'

const REMINDER_MS = 12_000

/** Opens the field in which the seller says where the page is bought. */
export function useGoToBuying(): () => void {
	const { openPanel } = useWorkspace()
	return useCallback(() => {
		openPanel('publish')
		focusTarget('buying')
	}, [openPanel])
}

/**
 * Reminds once, after a page left the editor, that its buttons lead nowhere yet; what was asked for is done all the
 * same.
 */
export function useBuyingReminder(pageId: string): () => void {
	const { buying } = useCurrentPage()
	const goToBuying = useGoToBuying()
	return useCallback(() => remindOfBuying(pageId, buying, 'file', goToBuying), [buying, pageId, goToBuying])
}

/** The same after a page left as a file or went to a store, once for both; `goTo` leads to where it is put right. */
export function remindOfBuying(pageId: string, buying: Buying | null, left: 'file' | 'store', goTo?: () => void): void {
	const key = `buying_reminded:${pageId}`
	if (buying || localKept().getItem(key)) return
	localKept().setItem(key, '1')
	showToast({
		title: translate('buying.reminder'),
		text: translate(left === 'file' ? 'buying.reminder_text' : 'buying.reminder_store'),
		durationMs: REMINDER_MS,
		...(goTo ? { action: { label: translate('buying.set'), run: goTo } } : {}),
	})
}
