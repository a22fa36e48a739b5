import { type StoreId, storeName } from '../../../../core/stores/store-ids'
import { useWords as useSharedWords } from '../../../i18n/words'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { useWords } from '../words'
import { byHand } from './store-choices'

/** A store this installation has no app for, and what works by hand. */
export function NotConnected({ store, onClose }: { store: StoreId | undefined; onClose: () => void }) {
	const t = useWords()
	const shared = useSharedWords()
	return (
		<Dialog
			open={store !== undefined}
			onClose={onClose}
			title={store ? t('stores.not_connected', { store: storeName(store) }) : ''}
			text={store && t('stores.not_connected_text', { store: storeName(store) })}
		>
			<p className="text-soft">{store && byHand(t, store)}</p>
			<div className="flex justify-end">
				<Button look="ink" onClick={onClose}>
					{shared('close')}
				</Button>
			</div>
		</Dialog>
	)
}

type WithoutProps = { why: string | null | undefined; onClose: () => void; onPush: () => void }

/** Told before anything is pushed: the store cannot fetch the pictures. */
export function WithoutPictures({ why, onClose, onPush }: WithoutProps) {
	const t = useWords()
	return (
		<Dialog open={Boolean(why)} onClose={onClose} title={t('stores.no_pictures')} text={why}>
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={onClose}>{t('stores.not_now')}</Button>
				<Button look="ink" onClick={onPush}>
					{t('stores.push_without')}
				</Button>
			</div>
		</Dialog>
	)
}
