import { type FormEvent, useState } from 'react'
import { readShop, rememberShop } from '../storage'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { TextField } from '../ui/field'
import { useWords } from './words'

type Props = {
	open: boolean
	onClose: () => void
	onShop: (shop: string) => Promise<void>
	/** The shop meant, when it is known; else the one typed last. */
	shop?: string | undefined
}

/** A shop's name, and the address it makes, as Shopify has them. */
const EXAMPLE = { name: 'your-store', address: 'your-store.myshopify.com' } as const

/** Asks for the Shopify store's name (spec §2). */
export function ShopDialog({ open, onClose, onShop, shop }: Props) {
	const t = useWords()
	return (
		<Dialog open={open} onClose={onClose} title={t('shopify.title')} text={t('shopify.text')}>
			{open && <ShopForm onClose={onClose} onShop={onShop} shop={shop} />}
		</Dialog>
	)
}

function ShopForm({ onClose, onShop, shop: known }: Omit<Props, 'open'>) {
	const t = useWords()
	const [shop, setShop] = useState(() => known ?? readShop(localStorage))
	const [isMissing, setMissing] = useState(false)
	const [busy, setBusy] = useState(false)
	const onSubmit = async (event: FormEvent) => {
		event.preventDefault()
		const name = shop.trim()
		if (!name) return setMissing(true)
		rememberShop(localStorage, name)
		setBusy(true)
		await onShop(name)
		setBusy(false)
	}
	return (
		<form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
			<TextField
				label={t('shopify.name')}
				dir="ltr"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				placeholder={EXAMPLE.name}
				hint={t('shopify.hint', { address: EXAMPLE.address })}
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
					{t('shopify.continue')}
				</Button>
			</div>
		</form>
	)
}
