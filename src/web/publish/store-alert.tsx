import { Link } from 'react-router'
import { useWords as useSharedWords } from '../i18n/words'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useWords } from './words'

export type StoreAlertText = { title: string; text: string; reason?: string | undefined; toKeys?: boolean }

/** An alert of the specification as a dialog (requirements, decision 10). */
export function StoreAlert({ alert, onClose }: { alert: StoreAlertText | undefined; onClose: () => void }) {
	const t = useWords()
	const shared = useSharedWords()
	return (
		<Dialog open={alert !== undefined} onClose={onClose} title={alert?.title ?? ''}>
			<p role="alert" dir="auto">
				{alert?.text}
			</p>
			{alert?.reason && (
				<p className="text-soft" dir="auto">
					{alert.reason}
				</p>
			)}
			<div className="flex flex-wrap justify-end gap-3">
				{alert?.toKeys && (
					<Button asChild>
						<Link to="/connect-woocommerce-store">{t('stores.connect_woo')}</Link>
					</Button>
				)}
				<Button look="ink" onClick={onClose}>
					{shared('close')}
				</Button>
			</div>
		</Dialog>
	)
}
