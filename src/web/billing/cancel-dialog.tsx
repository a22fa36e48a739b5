import { useState } from 'react'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { showToast } from '../ui/toast-store'
import { billingApi } from './billing-api'
import { cancelPlan } from './cancel-plan'
import { useTakeBilling } from './use-billing'
import { useWords } from './words'

/** Asks before canceling (P-4). */
export function CancelDialog({ userId, open, onClose }: { userId: string; open: boolean; onClose: () => void }) {
	const t = useWords()
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
		<Dialog open={open} onClose={onClose} title={t('cancel.title')} text={t('cancel.question')}>
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={onClose} disabled={busy}>
					{t('keep_pro')}
				</Button>
				<Button look="danger" busy={busy} onClick={() => void cancel()}>
					{t('cancel_subscription')}
				</Button>
			</div>
		</Dialog>
	)
}
