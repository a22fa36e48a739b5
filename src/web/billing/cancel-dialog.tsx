import { useState } from 'react'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { showToast } from '../ui/toast-store'
import { billingApi } from './billing-api'
import { cancelPlan } from './cancel-plan'
import { CANCEL_QUESTION } from './plan-texts'
import { useTakeBilling } from './use-billing'

/** Asks before canceling (P-4). */
export function CancelDialog({ userId, open, onClose }: { userId: string; open: boolean; onClose: () => void }) {
	const [busy, setBusy] = useState(false)
	const take = useTakeBilling(userId)
	const cancel = async () => {
		setBusy(true)
		try {
			const answer = await cancelPlan({ api: billingApi, toast: showToast }, userId)
			if (!answer) return
			const { stripe_cancel_at, subscription_current_period_end } = answer
			take({ subscription_status: 'cancel_at_period_end', stripe_cancel_at, subscription_current_period_end })
		} finally {
			setBusy(false)
			onClose()
		}
	}
	return (
		<Dialog open={open} onClose={onClose} title="Cancel Pro" text={CANCEL_QUESTION}>
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={onClose} disabled={busy}>
					Keep Pro
				</Button>
				<Button look="danger" busy={busy} onClick={() => void cancel()}>
					Cancel subscription
				</Button>
			</div>
		</Dialog>
	)
}
