import { useState } from 'react'
import { useRun } from '../ui/use-run'
import { billingApi } from './billing-api'

/** Leaves for the page where card, invoices and subscription are looked after. */
export function useOpenPortal(userId: string): { busy: boolean; openPortal: () => void } {
	const [busy, setBusy] = useState(false)
	const run = useRun()
	const open = async () => {
		setBusy(true)
		try {
			const { url } = await billingApi.portal(userId)
			window.location.assign(url)
		} finally {
			setBusy(false)
		}
	}
	return { busy, openPortal: () => void run(open) }
}
