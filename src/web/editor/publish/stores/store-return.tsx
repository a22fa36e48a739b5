import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Me } from '../../../../core/contracts/account'
import { RETURN_QUERY } from '../../../../core/contracts/stores'
import type { Buying } from '../../../../core/page/compose/buying'
import { STORE_IDS } from '../../../../core/stores/store-ids'
import { localKept } from '../../../browser-storage'
import { clearToken, readPush, takeToken } from '../../../storage'
import { StoreError } from '../../../stores/store-error'
import { pushesOf, storesApi } from '../../../stores/stores-api'
import { showToast } from '../../../ui/toast-store'
import { useRun } from '../../../use-run'
import { remindOfBuying } from '../../use-buying-reminder'
import { usePushing } from '../use-pushing'
import { StoreAlert } from './store-alert'
import { outcomeToast } from './store-outcome'
import { StoreOverlay } from './store-overlay'

/** Back at the page from a store: what `<store>=1` asks for, what a push came to, what went wrong (spec §2, §4). */
export function StoreReturn({ pageId, me, buying }: { pageId: string; me: Me; buying: Buying | null }) {
	const pushing = usePushing(pageId, me, buying)
	const run = useRun()
	const [query, setQuery] = useSearchParams()
	const store = STORE_IDS.find((id) => query.get(id) === '1')
	const given = query.get(RETURN_QUERY.token) ?? undefined
	const { byTicket } = pushing

	useEffect(() => {
		if (!store) return
		const token = takeToken(localKept(), store, given)
		setQuery(
			(before) => {
				for (const name of [store, RETURN_QUERY.token]) before.delete(name)
				return before
			},
			{ replace: true },
		)
		if (!token) return
		const fields = { ...readPush(localKept()), page_id: pageId, [RETURN_QUERY.token]: token }
		void run(() => byTicket(store, fields)).finally(() => clearToken(localKept(), store))
	}, [store, given, pageId, byTicket, run, setQuery])

	return (
		<>
			<StoreOverlay overlay={pushing.overlay} />
			<StoreAlert alert={pushing.overlay ? undefined : pushing.alert} onClose={pushing.closeAlert} />
			<StoreError />
			<Arrived pageId={pageId} buying={buying} />
		</>
	)
}

/** Says once what a push came to that another page began (YouCan's). */
function Arrived({ pageId, buying }: { pageId: string; buying: Buying | null }) {
	const [query, setQuery] = useSearchParams()
	const pushId = query.get(RETURN_QUERY.error) === null ? query.get(RETURN_QUERY.push) : null
	const pushes = useQuery({ queryKey: pushesOf(pageId), queryFn: () => storesApi.pushes(pageId), enabled: pushId !== null })
	const outcome = pushes.data?.pushes.find(({ id }) => id === pushId)?.outcome
	const told = useRef<string>(undefined)
	useEffect(() => {
		if (!outcome || pushId === null || told.current === pushId) return
		told.current = pushId
		showToast(outcomeToast(outcome))
		remindOfBuying(pageId, buying, 'store')
		setQuery(
			(before) => {
				before.delete(RETURN_QUERY.push)
				return before
			},
			{ replace: true },
		)
	}, [outcome, pushId, setQuery, pageId, buying])
	return null
}
