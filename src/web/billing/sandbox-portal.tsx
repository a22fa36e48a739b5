import { useState } from 'react'
import { Link } from 'react-router'
import type { Me } from '../../core/contracts/account'
import type { SandboxAct } from '../../core/contracts/billing'
import { useMe } from '../accounts/session'
import { Button } from '../ui/button'
import { useRun } from '../ui/use-run'
import { billingApi } from './billing-api'
import { dayWords, endOf } from './plan-texts'
import { SandboxFrame } from './sandbox-frame'
import { useBilling, useTakeBilling } from './use-billing'
import { translate, useWords } from './words'

export function meta() {
	return [{ title: translate('sandbox.portal_document') }, { name: 'robots', content: 'noindex' }]
}

const RUNNING = ['active', 'cancel_at_period_end', 'past_due'] as const
const ACTS = [
	{ act: 'renew', label: 'sandbox.renew', in: RUNNING },
	{ act: 'fail', label: 'sandbox.fail', in: ['active', 'past_due'] },
	{ act: 'cancel', label: 'cancel_subscription', in: ['active', 'past_due'] },
	{ act: 'resume', label: 'keep_pro', in: ['cancel_at_period_end'] },
] as const satisfies { act: SandboxAct; label: string; in: readonly (typeof RUNNING)[number][] }[]

/** Where a sandbox subscription is looked after, and time passes at the press of a button. */
export default function SandboxPortal() {
	const me = useMe()
	return me.data ? <Portal me={me.data} /> : null
}

function Portal({ me }: { me: Me }) {
	const t = useWords()
	const billing = useBilling(me)
	const take = useTakeBilling(me.user.id)
	const [busy, setBusy] = useState<SandboxAct>()
	const run = useRun()
	const status = RUNNING.find((one) => billing?.plan === 'Pro' && one === billing.subscription_status)
	const end = billing && endOf(billing)
	const go = async (act: SandboxAct) => {
		setBusy(act)
		await run(async () => take(await billingApi.pretend(act)))
		setBusy(undefined)
	}
	return (
		<SandboxFrame title={t('sandbox.portal')} lead={t('sandbox.portal_lead')}>
			<p className="pane p-5" role="status">
				{status && end ? t(`sandbox.states.${status}`, { date: dayWords(end) }) : t('sandbox.states.none')}
			</p>
			<div className="flex flex-wrap gap-3">
				{ACTS.filter((one) => one.in.some((state) => state === status)).map(({ act, label }) => (
					<Button key={act} busy={busy === act} disabled={busy !== undefined} onClick={() => void go(act)}>
						{t(label)}
					</Button>
				))}
			</div>
			<div>
				<Button asChild look="ink">
					<Link to="/dashboard">{t('sandbox.to_dashboard')}</Link>
				</Button>
			</div>
		</SandboxFrame>
	)
}
