import { useState } from 'react'
import { PLANS } from '../../core/plans/plans'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { showToast } from '../ui/toast-store'
import { useRun } from '../use-run'
import { billingApi } from './billing-api'
import { dayWords } from './plan-texts'
import { useTakeBilling } from './use-billing'

type Props = { userId: string; until: number | null | undefined; open: boolean; onClose: () => void }

/** Asks before the money is given back and Pro ends. */
export function RefundDialog({ userId, until, open, onClose }: Props) {
	const [busy, setBusy] = useState(false)
	const take = useTakeBilling(userId)
	const run = useRun()
	const refund = async () => {
		const { amount_minor, currency } = await billingApi.refund(userId)
		const amount = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount_minor / 100)
		take({ plan: PLANS.free.name, subscription_status: 'canceled', refundable_until: null })
		showToast({ title: `${amount} is on its way back to you`, text: 'It is credited in 1 to 3 business days.', tone: 'good' })
	}
	const confirm = async () => {
		setBusy(true)
		await run(refund)
		setBusy(false)
		onClose()
	}
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title="Request a refund"
			text={`Your last payment is given back in full${until ? ` until ${dayWords(new Date(until * 1000))}` : ''}; no reason is asked for, and it works once. Pro ends at once. Your pages stay, to read, edit and export.`}
		>
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={onClose} disabled={busy}>
					Keep Pro
				</Button>
				<Button look="danger" busy={busy} onClick={() => void confirm()}>
					Refund and end Pro
				</Button>
			</div>
		</Dialog>
	)
}
