import { Link } from 'react-router'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'

export type StoreAlertText = { title: string; text: string; reason?: string | undefined; toKeys?: boolean }

/** An alert of the specification as a dialog (requirements, decision 10). */
export function StoreAlert({ alert, onClose }: { alert: StoreAlertText | undefined; onClose: () => void }) {
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
						<Link to="/connect-woocommerce-store">Connect your WooCommerce store</Link>
					</Button>
				)}
				<Button look="ink" onClick={onClose}>
					Close
				</Button>
			</div>
		</Dialog>
	)
}
