import { type FormEvent, useState } from 'react'
import { readShop, rememberShop } from '../storage'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { TextField } from '../ui/field'

type Props = {
	open: boolean
	onClose: () => void
	onShop: (shop: string) => Promise<void>
	/** The shop meant, when it is known; else the one typed last. */
	shop?: string | undefined
}

/** Asks for the Shopify store's name (spec §2). */
export function ShopDialog({ open, onClose, onShop, shop }: Props) {
	return (
		<Dialog open={open} onClose={onClose} title="Your Shopify store" text="Shopify asks you there whether Vitrine may add products.">
			{open && <ShopForm onClose={onClose} onShop={onShop} shop={shop} />}
		</Dialog>
	)
}

function ShopForm({ onClose, onShop, shop: known }: Omit<Props, 'open'>) {
	const [shop, setShop] = useState(() => known ?? readShop(localStorage))
	const [fault, setFault] = useState<string>()
	const [busy, setBusy] = useState(false)
	const onSubmit = async (event: FormEvent) => {
		event.preventDefault()
		const name = shop.trim()
		if (!name) return setFault('Shop name is required.')
		rememberShop(localStorage, name)
		setBusy(true)
		await onShop(name)
		setBusy(false)
	}
	return (
		<form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
			<TextField
				label="Store name"
				dir="ltr"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				placeholder="your-store"
				hint="As in your-store.myshopify.com"
				required
				value={shop}
				error={fault}
				onChange={(event) => {
					setShop(event.target.value)
					setFault(undefined)
				}}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={onClose} disabled={busy}>
					Cancel
				</Button>
				<Button type="submit" look="ink" busy={busy}>
					Continue
				</Button>
			</div>
		</form>
	)
}
