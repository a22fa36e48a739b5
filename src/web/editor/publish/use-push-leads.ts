import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo } from 'react'
import { pushesOf, storesApi } from '../../stores/stores-api'
import { focusTarget } from '../canvas/focus-target'
import { useGoToBuying } from '../use-buying-reminder'
import { useWorkspace } from '../workspace-context'
import { EDITS_TARGET } from './edits-choice'

/** The ways from what a push came to, to where the seller acts on it. */
export type PushLeads = { toBuying: () => void; toEdits: () => void }

/** To where buyers order, and to the choice between the merchant's edits and the page's own. */
export function usePushLeads(pageId: string): PushLeads {
	const queries = useQueryClient()
	const { openPanel } = useWorkspace()
	const toBuying = useGoToBuying()
	return useMemo(
		() => ({
			toBuying,
			toEdits() {
				openPanel('publish')
				// The choice stands with the page's pushes, which may not have been read yet.
				const pushes = { queryKey: pushesOf(pageId), queryFn: () => storesApi.pushes(pageId) }
				void queries.prefetchQuery(pushes).then(() => focusTarget(EDITS_TARGET))
			},
		}),
		[pageId, queries, openPanel, toBuying],
	)
}

/** Hands the workspace's leads to what stands outside of it. */
export function KeepLeads({ pageId, leads }: { pageId: string; leads: RefObject<PushLeads | undefined> }) {
	const own = usePushLeads(pageId)
	useEffect(() => {
		leads.current = own
	}, [leads, own])
	return null
}
