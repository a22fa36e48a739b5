import type { Me } from '../../core/contracts/account'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'
import { Notice } from '../ui/notice'
import { PlanAct } from './plan-act'
import { cancelsWords } from './plan-texts'
import { useBilling } from './use-billing'
import { useOpenPortal } from './use-open-portal'
import { useWords } from './words'

/** What there is to say about the plan, above the dashboard; on phones its button stands here, too. */
export function PlanStrip({ me }: { me: Me }) {
	const t = useWords()
	const billing = useBilling(me)
	const { busy, openPortal } = useOpenPortal(me.user.id)
	const cancels = billing?.plan === 'Pro' && cancelsWords(t, billing)
	return (
		<>
			<div className={cx('flex flex-wrap items-center gap-x-4 gap-y-2', !cancels && 'sm:hidden')}>
				<span className="sm:hidden">
					<PlanAct me={me} />
				</span>
				{cancels && (
					<p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
						{t('strip.not_charged')}
						<button
							type="button"
							disabled={busy}
							onClick={openPortal}
							className="min-h-11 font-medium text-ink underline underline-offset-4"
						>
							{t('keep_pro')}
						</button>
					</p>
				)}
			</div>
			{billing?.plan === 'Pro' && billing.subscription_status === 'past_due' && (
				<Notice tone="warn" title={t('strip.past_due')} text={t('strip.past_due_text')}>
					<div>
						<Button size="small" busy={busy} onClick={openPortal}>
							{t('strip.update_card')}
						</Button>
					</div>
				</Notice>
			)}
		</>
	)
}
