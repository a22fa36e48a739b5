import { useState } from 'react'
import { Link } from 'react-router'
import type { Me } from '../../core/contracts/account'
import type { PracticeAct } from '../../core/contracts/billing'
import { useMe } from '../accounts/session'
import { Button } from '../ui/button'
import { useRun } from '../use-run'
import { billingApi } from './billing-api'
import { dayWords, endOf } from './plan-texts'
import { PracticeFrame } from './practice-frame'
import { useBilling, useTakeBilling } from './use-billing'

export function meta() {
	return [{ title: 'Practice billing · Vitrine' }, { name: 'robots', content: 'noindex' }]
}

const STATES: Record<string, string> = {
	active: 'Pro renews on',
	cancel_at_period_end: 'Pro ends on',
	past_due: 'A payment is due; the period ends on',
}
const ACTS: { act: PracticeAct; label: string; in: readonly string[] }[] = [
	{ act: 'renew', label: 'Pretend the month has passed', in: ['active', 'cancel_at_period_end', 'past_due'] },
	{ act: 'fail', label: 'Pretend the next payment fails', in: ['active', 'past_due'] },
	{ act: 'cancel', label: 'Cancel subscription', in: ['active', 'past_due'] },
	{ act: 'resume', label: 'Keep Pro', in: ['cancel_at_period_end'] },
]

/** Where a practice subscription is looked after, and time passes at the press of a button. */
export default function PracticePortal() {
	const me = useMe()
	return me.data ? <Portal me={me.data} /> : null
}

function Portal({ me }: { me: Me }) {
	const billing = useBilling(me)
	const take = useTakeBilling(me.user.id)
	const [busy, setBusy] = useState<PracticeAct>()
	const run = useRun()
	const status = billing?.plan === 'Pro' ? (billing.subscription_status ?? '') : ''
	const end = billing && endOf(billing)
	const go = async (act: PracticeAct) => {
		setBusy(act)
		await run(async () => take(await billingApi.pretend(act)))
		setBusy(undefined)
	}
	return (
		<PracticeFrame
			title="Practice billing"
			lead="A payment provider would show cards and invoices here. Nothing on this page costs anything."
		>
			<p className="pane p-5" role="status">
				{status in STATES && end ? `${STATES[status]} ${dayWords(end)}.` : 'There is no running subscription.'}
			</p>
			<div className="flex flex-wrap gap-3">
				{ACTS.filter((one) => one.in.includes(status)).map(({ act, label }) => (
					<Button key={act} busy={busy === act} disabled={busy !== undefined} onClick={() => void go(act)}>
						{label}
					</Button>
				))}
			</div>
			<div>
				<Button asChild look="ink">
					<Link to="/dashboard">Back to the dashboard</Link>
				</Button>
			</div>
		</PracticeFrame>
	)
}
