import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Me } from '../../../core/contracts/account'
import type { PushFields } from '../../../core/contracts/push-form'
import { PUSH_OVERLAY_MS } from '../../../core/limits'
import type { Buying } from '../../../core/page/compose/buying'
import { type StoreId, storeName } from '../../../core/stores/store-ids'
import type { StoreAlertText } from '../../stores/store-alert'
import { pushesOf, STORES } from '../../stores/stores-api'
import { showToast } from '../../ui/toast-store'
import { remindOfBuying } from '../use-buying-reminder'
import { outcomeToast } from './stores/store-outcome'
import type { Overlay } from './stores/store-overlay'
import { type PushEnd, pushByKeys, pushByTicket } from './stores/store-push'
import type { PushLeads } from './use-push-leads'
import { translate } from './words'

const pushingTo = (store: StoreId) => translate('push.pushing', { store: storeName(store) })

/**
 * The pushes this window makes: how they go, and what they come to; `leads` are the ways from there to what is to be
 * done.
 */
export function usePushing(pageId: string, me: Me | null, buying: Buying | null, { toBuying, toEdits }: PushLeads) {
	const queries = useQueryClient()
	const [overlay, setOverlay] = useState<Overlay>()
	const [alert, setAlert] = useState<StoreAlertText>()

	// Back by the browser's own button, one sees the page as it was left: with the overlay over it.
	useEffect(() => {
		const back = ({ persisted }: PageTransitionEvent) => persisted && setOverlay(undefined)
		window.addEventListener('pageshow', back)
		return () => window.removeEventListener('pageshow', back)
	}, [])

	const settle = useCallback(
		async (end: PushEnd) => {
			await queries.invalidateQueries({ queryKey: pushesOf(pageId) })
			await queries.invalidateQueries({ queryKey: [...STORES, 'connections'] })
			if (!('outcome' in end)) return
			showToast(outcomeToast(end.outcome))
			remindOfBuying(pageId, buying, 'store', toBuying)
		},
		[queries, pageId, buying, toBuying],
	)

	const alertOf = useCallback(
		(store: StoreId, end: Extract<PushEnd, { failure: string }>) => {
			const toKeys = end.needsKeys ? store : undefined
			setAlert({ title: storeName(store), text: end.failure, reason: end.reason, toKeys, toEdits: end.hasEdits ? toEdits : undefined })
		},
		[toEdits],
	)

	const byTicket = useCallback(
		async (store: StoreId, fields: PushFields) => {
			setOverlay({ text: pushingTo(store), running: true })
			const end = await pushByTicket(store, fields)
			setOverlay(
				'outcome' in end
					? { text: translate('push.done', { store: storeName(store) }), running: false }
					: { text: end.failure, reason: end.reason, running: false },
			)
			setTimeout(() => setOverlay(undefined), PUSH_OVERLAY_MS)
			await settle(end)
			if ('failure' in end) alertOf(store, end)
		},
		[settle, alertOf],
	)

	return {
		overlay,
		alert,
		closeAlert: () => setAlert(undefined),
		byTicket,
		async byKeys(store: StoreId, fields: PushFields) {
			setOverlay({ text: pushingTo(store), running: true })
			const end = await pushByKeys(store, me, fields)
			setOverlay(undefined)
			await settle(end)
			if ('failure' in end) alertOf(store, end)
		},
		/** The browser goes to a store; nothing else is pressed until it is there. */
		leave: (store: StoreId) => setOverlay({ text: translate('push.leaving', { store: storeName(store) }), running: true, leaving: true }),
		/** The same where the push follows of itself. */
		leaveToPush: (store: StoreId) => setOverlay({ text: pushingTo(store), running: true, leaving: true }),
	}
}
