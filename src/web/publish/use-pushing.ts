import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Me } from '../../core/contracts/account'
import { PUSH_OVERLAY_MS } from '../../core/limits'
import { pushesOf, STORES } from '../stores/stores-api'
import { showToast } from '../ui/toast-store'
import type { StoreAlertText } from './store-alert'
import { outcomeToast } from './store-outcome'
import type { Overlay } from './store-overlay'
import { type PushEnd, pushToShopify, pushToWoocommerce, SHOPIFY_WORDS, WOO_PUSHING, YOUCAN_PUSHING } from './store-push'

type Fields = Readonly<Record<string, string>>

/** The pushes this window makes: how they go, and what they come to. */
export function usePushing(pageId: string, me: Me | null) {
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
			if ('outcome' in end) showToast(outcomeToast(end.outcome))
		},
		[queries, pageId],
	)

	const toShopify = useCallback(
		async (fields: Fields) => {
			setOverlay({ text: SHOPIFY_WORDS.pushing, running: true })
			const end = await pushToShopify(fields)
			setOverlay(
				'outcome' in end ? { text: SHOPIFY_WORDS.done, running: false } : { text: end.failure, reason: end.reason, running: false },
			)
			setTimeout(() => setOverlay(undefined), PUSH_OVERLAY_MS)
			await settle(end)
			if ('failure' in end) setAlert({ title: 'Shopify', text: end.failure, reason: end.reason })
		},
		[settle],
	)

	return {
		overlay,
		alert,
		closeAlert: () => setAlert(undefined),
		toShopify,
		async toWoocommerce(fields: Fields) {
			setOverlay({ text: WOO_PUSHING, running: true })
			const end = await pushToWoocommerce(me, fields)
			setOverlay(undefined)
			await settle(end)
			if ('failure' in end)
				setAlert({ title: 'WooCommerce', text: end.failure, reason: end.reason, toKeys: /credentials|connected/.test(end.failure) })
		},
		/** The browser goes to a store; nothing else is pressed until it is there. */
		leave: () => setOverlay({ text: 'Taking you to Shopify...', running: true, leaving: true }),
		leaveForYoucan: () => setOverlay({ text: YOUCAN_PUSHING, running: true, leaving: true }),
	}
}
