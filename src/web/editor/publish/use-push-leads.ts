import { useMemo } from 'react'
import { focusTarget } from '../canvas/focus-target'
import { useGoToBuying } from '../use-buying-reminder'
import { useWorkspace } from '../workspace-context'
import { EDITS_TARGET } from './edits-choice'
import type { PushLeads } from './use-pushing'

/** In the editor: to where buyers order, and to the choice between the merchant's edits and the page's own. */
export function usePushLeads(): PushLeads {
	const { openPanel } = useWorkspace()
	const toBuying = useGoToBuying()
	return useMemo(
		() => ({
			toBuying,
			toEdits() {
				openPanel('publish')
				focusTarget(EDITS_TARGET)
			},
		}),
		[openPanel, toBuying],
	)
}
