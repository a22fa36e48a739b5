import { useState } from 'react'
import type { Me } from '../../core/contracts/account'
import { findPlan } from '../../core/plans/plans'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { CancelDialog } from './cancel-dialog'
import { cancelsWords } from './plan-texts'
import { useBilling } from './use-billing'
import { useWords } from './words'

/** Upgrade for Free, Cancel for a Pro that renews, 'Cancels {date}' for one that does not (D-2). */
export function PlanAct({ me }: { me: Me }) {
	const t = useWords()
	const billing = useBilling(me)
	const [asking, setAsking] = useState(false)
	if (billing?.plan !== 'Pro') {
		return (
			<Button asChild look="ink" size="small">
				<a href="/pricing">{t('act.upgrade')}</a>
			</Button>
		)
	}
	const cancels = cancelsWords(t, billing)
	if (cancels) return <Badge tone="warn">{cancels}</Badge>
	return (
		<>
			<Button size="small" title={t('act.cancel_title')} onClick={() => setAsking(true)}>
				{t('act.cancel')}
			</Button>
			<CancelDialog userId={me.user.id} open={asking} onClose={() => setAsking(false)} />
		</>
	)
}

/** The plan's name beside the logo; not there for visitors. */
export function PlanBadge({ me }: { me: Me }) {
	const t = useWords()
	const name = useBilling(me)?.plan ?? me.plan
	return <Badge tone="glass">{t(`plans.${findPlan(name) ?? 'free'}.name`)}</Badge>
}
