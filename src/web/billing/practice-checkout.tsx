import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PLAN_CARDS } from '../../core/plans/plan-cards'
import { Button } from '../ui/button'
import { useRun } from '../use-run'
import { billingApi } from './billing-api'
import { PracticeFrame } from './practice-frame'

export function meta() {
	return [{ title: 'Practice checkout · Vitrine' }, { name: 'robots', content: 'noindex' }]
}

/** Where Pro is bought without money, at an installation without a payment provider (requirements, decision 13). */
export default function PracticeCheckout() {
	const [query] = useSearchParams()
	const [busy, setBusy] = useState<'pay' | 'leave'>()
	const run = useRun()
	const pro = PLAN_CARDS.find(({ plan }) => plan === 'pro')
	const go = async (act: 'pay' | 'leave') => {
		setBusy(act)
		await run(async () => {
			const { url } = await billingApi.practice(act, query.get('id') ?? '')
			window.location.assign(url)
		})
		setBusy(undefined)
	}
	return (
		<PracticeFrame
			title="Practice checkout"
			lead="This installation has no payment provider. Here one can see what buying Pro is like; nothing is charged, and no card is asked for."
		>
			<div className="pane flex items-baseline justify-between gap-4 p-5">
				<span className="font-medium">{pro?.name}</span>
				<span className="tabular">
					{pro?.price} {pro?.period}
				</span>
			</div>
			<div className="flex flex-wrap gap-3">
				<Button look="accent" size="large" busy={busy === 'pay'} disabled={busy !== undefined} onClick={() => void go('pay')}>
					Pretend to pay {pro?.price}
				</Button>
				<Button size="large" busy={busy === 'leave'} disabled={busy !== undefined} onClick={() => void go('leave')}>
					Back
				</Button>
			</div>
		</PracticeFrame>
	)
}
