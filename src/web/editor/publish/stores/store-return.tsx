import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Me } from '../../../../core/contracts/account'
import { RETURN_QUERY } from '../../../../core/contracts/stores'
import { STORE_IDS } from '../../../../core/stores/store-ids'
import { localKept } from '../../../browser/browser-storage'
import { clearToken, readPush, takeToken } from '../../../browser/storage'
import { StoreAlert } from '../../../stores/store-alert'
import { StoreError } from '../../../stores/store-error'
import { pushesOf, storesApi } from '../../../stores/stores-api'
import { showToast } from '../../../ui/toast-store'
import { useRun } from '../../../ui/use-run'
import { remindOfBuying } from '../../use-buying-reminder'
import { useCurrentPage } from '../../use-current-page'
import type { PushLeads } from '../use-push-leads'
import { usePushing } from '../use-pushing'
import { outcomeToast } from './store-outcome'
import { StoreOverlay } from './store-overlay'

/** Back at the page from a store: what `<store>=1` asks for, what a push came to, what went wrong (spec §2, §4). */
export function StoreReturn({ pageId, me, leads: kept }: { pageId: string; me: Me; leads: RefObject<PushLeads | undefined> }) {
	const { buying } = useCurrentPage()
	const leads = useMemo(() => ({ toBuying: () => kept.current?.toBuying(), toEdits: () => kept.current?.toEdits() }), [kept])
	const pushing = usePushing(pageId, me, buying, leads)
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
			<StoreError toEdits={leads.toEdits} />
			<Arrived pageId={pageId} toBuying={leads.toBuying} />
		</>
	)
}

/** Says once what a push came to that the server made when one came back (YouCan's). */
function Arrived({ pageId, toBuying }: { pageId: string; toBuying: () => void }) {
	const { buying } = useCurrentPage()
	const [query, setQuery] = useSearchParams()
	const pushId = query.get(RETURN_QUERY.error) === null ? query.get(RETURN_QUERY.push) : null
	const pushes = useQuery({ queryKey: pushesOf(pageId), queryFn: () => storesApi.pushes(pageId), enabled: pushId !== null })
	const outcome = pushes.data?.pushes.find(({ id }) => id === pushId)?.outcome
	const told = useRef<string>(undefined)
	useEffect(() => {
		if (!outcome || pushId === null || told.current === pushId) return
		told.current = pushId
		showToast(outcomeToast(outcome))
		remindOfBuying(pageId, buying, 'store', toBuying)
		setQuery(
			(before) => {
				before.delete(RETURN_QUERY.push)
				return before
			},
			{ replace: true },
		)
	}, [outcome, pushId, setQuery, pageId, buying, toBuying])
	return null
}
