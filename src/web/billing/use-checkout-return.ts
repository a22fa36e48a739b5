import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CHECKOUT_QUERY } from '../../core/contracts/billing'
import { showToast } from '../ui/toast-store'
import { useRun } from '../ui/use-run'
import { billingApi } from './billing-api'
import { dayWords, endOf } from './plan-texts'
import { useTakeBilling } from './use-billing'
import { translate } from './words'

/** Back from the checkout: what became of it is looked up at once, told, and its id leaves the address. */
export function useCheckoutReturn(userId: string): void {
	const [query] = useSearchParams()
	const checkoutId = query.get(CHECKOUT_QUERY)
	const navigate = useNavigate()
	const run = useRun()
	const take = useTakeBilling(userId)
	const settled = useRef<string>(undefined)
	useEffect(() => {
		if (!checkoutId || settled.current === checkoutId) return
		settled.current = checkoutId
		void run(async () => {
			const info = await billingApi.reconcile(checkoutId)
			take(info)
			const end = endOf(info)
			if (info.plan === 'Pro') {
				const count = info.limit - info.pages_generated
				const text = end ? translate('bought.pages_until', { count, date: dayWords(end) }) : translate('bought.pages', { count })
				showToast({ title: translate('bought.title'), text, tone: 'good' })
			}
		}).then(() => navigate('/dashboard', { replace: true }))
	}, [checkoutId, navigate, run, take])
}
