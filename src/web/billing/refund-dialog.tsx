import { useState } from 'react'
import { formatMoney } from '../../core/money'
import { PLANS } from '../../core/plans/plans'
import { REFUND_CREDIT_DAYS } from '../../core/site/promises'
import { intlLanguage } from '../i18n/i18n'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { showToast } from '../ui/toast-store'
import { useRun } from '../ui/use-run'
import { billingApi } from './billing-api'
import { dayWords } from './plan-texts'
import { useTakeBilling } from './use-billing'
import { translate, useWords } from './words'

type Props = { userId: string; until: number | null | undefined; open: boolean; onClose: () => void }

/** Asks before the money is given back and Pro ends. */
export function RefundDialog({ userId, until, open, onClose }: Props) {
	const t = useWords()
	const [busy, setBusy] = useState(false)
	const take = useTakeBilling(userId)
	const run = useRun()
	const refund = async () => {
		const { amount_minor, currency } = await billingApi.refund(userId)
		const amount = formatMoney({ amountMinor: amount_minor, currency }, intlLanguage())
		take({ plan: PLANS.free.name, subscription_status: 'canceled', refundable_until: null })
		showToast({ title: translate('refund.done', { amount }), text: translate('refund.done_text', REFUND_CREDIT_DAYS), tone: 'good' })
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
			title={t('request_refund')}
			text={until ? t('refund.text_until', { date: dayWords(new Date(until * 1000)) }) : t('refund.text')}
		>
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={onClose} disabled={busy}>
					{t('keep_pro')}
				</Button>
				<Button look="danger" busy={busy} onClick={() => void confirm()}>
					{t('refund.confirm')}
				</Button>
			</div>
		</Dialog>
	)
}
