import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import type { StoreChoice } from './store-choices'

/** A store this installation has no app for, and what works by hand. */
export function NotConnected({ store, onClose }: { store: StoreChoice | undefined; onClose: () => void }) {
	return (
		<Dialog
			open={store !== undefined}
			onClose={onClose}
			title={`${store?.name ?? 'This store'} is not connected yet`}
			text={`This installation of Vitrine has no connection to ${store?.name ?? 'it'}. Whoever runs it can set one up; your page and its price are kept.`}
		>
			<p className="text-soft">{store?.byHand}</p>
			<div className="flex justify-end">
				<Button look="ink" onClick={onClose}>
					Close
				</Button>
			</div>
		</Dialog>
	)
}

type WithoutProps = { why: string | null | undefined; onClose: () => void; onPush: () => void }

/** Told before anything is pushed: the store cannot fetch the pictures. */
export function WithoutPictures({ why, onClose, onPush }: WithoutProps) {
	return (
		<Dialog open={Boolean(why)} onClose={onClose} title="The pictures would stay behind" text={why}>
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={onClose}>Not now</Button>
				<Button look="ink" onClick={onPush}>
					Push without pictures
				</Button>
			</div>
		</Dialog>
	)
}
