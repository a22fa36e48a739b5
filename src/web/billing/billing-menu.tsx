import { CreditCard, Undo2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import type { Me } from '../../core/contracts/account'
import { RefundDialog } from './refund-dialog'
import { useBilling } from './use-billing'
import { useOpenPortal } from './use-open-portal'
import { useWords } from './words'

/**
 * The user menu's part about money: there once something was bought. The dialog stands outside of the menu, which
 * closes.
 */
export function useBillingMenu(me: Me, itemClass: string): { items: React.ReactNode; dialog: React.ReactNode } {
	const t = useWords()
	const billing = useBilling(me)
	const { openPortal } = useOpenPortal(me.user.id)
	const [asking, setAsking] = useState(false)
	const refundable = typeof billing?.refundable_until === 'number'
	return {
		items: (
			<>
				{billing?.has_portal && (
					<DropdownMenu.Item onSelect={openPortal} className={itemClass}>
						<CreditCard size={18} aria-hidden /> {t('menu.manage')}
					</DropdownMenu.Item>
				)}
				{refundable && (
					<DropdownMenu.Item onSelect={() => setAsking(true)} className={itemClass}>
						<Undo2 size={18} aria-hidden /> {t('request_refund')}
					</DropdownMenu.Item>
				)}
			</>
		),
		dialog: <RefundDialog userId={me.user.id} until={billing?.refundable_until} open={asking} onClose={() => setAsking(false)} />,
	}
}
