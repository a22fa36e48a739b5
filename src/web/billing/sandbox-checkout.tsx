import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../ui/button'
import { useRun } from '../ui/use-run'
import { billingApi } from './billing-api'
import { priceWords } from './plan-texts'
import { SandboxFrame } from './sandbox-frame'
import { translate, useWords } from './words'

export function meta() {
	return [{ title: translate('sandbox.checkout_document') }, { name: 'robots', content: 'noindex' }]
}

/** Where Pro is bought without money, at an installation without a payment provider (requirements, decision 13). */
export default function SandboxCheckout() {
	const t = useWords()
	const [query] = useSearchParams()
	const [busy, setBusy] = useState<'pay' | 'leave'>()
	const run = useRun()
	const go = async (act: 'pay' | 'leave') => {
		setBusy(act)
		await run(async () => {
			const { url } = await billingApi.sandbox(act, query.get('id') ?? '')
			window.location.assign(url)
		})
		setBusy(undefined)
	}
	return (
		<SandboxFrame title={t('sandbox.checkout')} lead={t('sandbox.checkout_lead')}>
			<div className="pane flex items-baseline justify-between gap-4 p-5">
				<span className="font-medium">{t('plans.pro.name')}</span>
				<span className="tabular">
					{priceWords('pro')} {t('plans.pro.period')}
				</span>
			</div>
			<div className="flex flex-wrap gap-3">
				<Button look="accent" size="large" busy={busy === 'pay'} disabled={busy !== undefined} onClick={() => void go('pay')}>
					{t('sandbox.pay', { price: priceWords('pro') })}
				</Button>
				<Button size="large" busy={busy === 'leave'} disabled={busy !== undefined} onClick={() => void go('leave')}>
					{t('sandbox.back')}
				</Button>
			</div>
		</SandboxFrame>
	)
}
