import { useState } from 'react'
import { Link } from 'react-router'
import type { Me } from '../../core/contracts/account'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { CancelDialog } from './cancel-dialog'
import { cancelsWords } from './plan-texts'
import { useBilling } from './use-billing'

/** Upgrade for Free, Cancel for a Pro that renews, 'Cancels {date}' for one that does not (D-2). */
export function PlanAct({ me }: { me: Me }) {
	const billing = useBilling(me)
	const [asking, setAsking] = useState(false)
	if (billing?.plan !== 'Pro') {
		return (
			<Button asChild look="ink" size="small">
				<Link to="/pricing">Upgrade</Link>
			</Button>
		)
	}
	const cancels = cancelsWords(billing)
	if (cancels) return <Badge tone="warn">{cancels}</Badge>
	return (
		<>
			<Button size="small" title="Cancel your subscription" onClick={() => setAsking(true)}>
				Cancel
			</Button>
			<CancelDialog userId={me.user.id} open={asking} onClose={() => setAsking(false)} />
		</>
	)
}

/** The plan's name beside the logo; not there for visitors. */
export function PlanBadge({ me }: { me: Me }) {
	return <Badge tone="glass">{useBilling(me)?.plan ?? me.plan}</Badge>
}
