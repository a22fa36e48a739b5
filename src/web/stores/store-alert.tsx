import { Link } from 'react-router'
import { descriptorOf, type StoreId } from '../../core/stores/store-ids'
import { useWords as useSharedWords } from '../i18n/words'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useWords } from './words'

export type StoreAlertText = {
	title: string
	text: string
	reason?: string | undefined
	toKeys?: StoreId | undefined
	/** Leads to where the seller says what becomes of the merchant's edits. */
	toEdits?: (() => void) | undefined
}

/** What went wrong with a store, as a dialog with the way to put it right (requirements, decision 10). */
export function StoreAlert({ alert, onClose }: { alert: StoreAlertText | undefined; onClose: () => void }) {
	const t = useWords()
	const shared = useSharedWords()
	const toEdits = alert?.toEdits
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
				{alert?.toKeys && <ToKeys store={alert.toKeys} />}
				<Button look={toEdits ? 'quiet' : 'ink'} onClick={onClose}>
					{shared('close')}
				</Button>
				{toEdits && (
					<Button
						look="ink"
						onClick={() => {
							onClose()
							toEdits()
						}}
					>
						{t('alert.decide_edits')}
					</Button>
				)}
			</div>
		</Dialog>
	)
}

/** The way to the screen where a store's keys are typed. */
function ToKeys({ store }: { store: StoreId }) {
	const t = useWords()
	const { connect, name } = descriptorOf(store)
	if (connect.by !== 'keys') return null
	return (
		<Button asChild>
			<Link to={connect.screen}>{t('alert.connect_by_keys', { store: name })}</Link>
		</Button>
	)
}
