import { type FormEvent, useState } from 'react'
import { descriptorOf, type StoreId, storeName } from '../../core/stores/store-ids'
import { localKept } from '../browser/browser-storage'
import { readShop, rememberShop } from '../browser/storage'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { TextField } from '../ui/field'
import { useWords } from './words'

type Props = {
	/** Whose shop is asked for; undefined while none is. */
	store: StoreId | undefined
	onClose: () => void
	onShop: (shop: string) => Promise<void>
	/** The shop meant, when it is known; else the one typed last. */
	shop?: string | undefined
}

/** Asks for the name of somebody's store at a platform (spec §2). */
export function ShopDialog({ store, onClose, onShop, shop }: Props) {
	const t = useWords()
	return (
		<Dialog
			open={store !== undefined}
			onClose={onClose}
			title={store ? t('shop.title', { store: storeName(store) }) : ''}
			text={store && t('shop.text', { store: storeName(store) })}
		>
			{store && <ShopForm store={store} onClose={onClose} onShop={onShop} shop={shop} />}
		</Dialog>
	)
}

function ShopForm({ store, onClose, onShop, shop: known }: Props & { store: StoreId }) {
	const t = useWords()
	const [shop, setShop] = useState(() => known ?? readShop(localKept(), store))
	const { connect } = descriptorOf(store)
	const example = connect.by === 'consent' ? connect.shop : undefined
	const [isMissing, setMissing] = useState(false)
	const [busy, setBusy] = useState(false)
	const onSubmit = async (event: FormEvent) => {
		event.preventDefault()
		const name = shop.trim()
		if (!name) return setMissing(true)
		rememberShop(localKept(), store, name)
		setBusy(true)
		await onShop(name)
		setBusy(false)
	}
	return (
		<form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
			<TextField
				label={t('shop.name')}
				dir="ltr"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				placeholder={example?.name}
				hint={t('shop.hint', { address: example?.address ?? '' })}
				required
				value={shop}
				error={isMissing ? t('shop_required') : undefined}
				onChange={(event) => {
					setShop(event.target.value)
					setMissing(false)
				}}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={onClose} disabled={busy}>
					{t('cancel')}
				</Button>
				<Button type="submit" look="ink" busy={busy}>
					{t('shop.continue')}
				</Button>
			</div>
		</form>
	)
}
