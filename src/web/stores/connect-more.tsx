import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Me } from '../../core/contracts/account'
import { STORE_NAMES } from '../../core/stores/store-names'
import { Button } from '../ui/button'
import { useRun } from '../use-run'
import { ShopDialog } from './shop-dialog'
import { storesApi } from './stores-api'
import { useWords } from './words'

/** The stores this person may connect, each by its own way. */
export function ConnectMore({ me }: { me: Me }) {
	const t = useWords()
	const run = useRun()
	const [asking, setAsking] = useState(false)
	const go = (store: 'youcan' | 'shopify', shop?: string) =>
		run(async () => {
			const { url } = await storesApi.authorize(store, shop)
			window.location.assign(url)
		})
	const { youcan, shopify, woocommerce } = me.stores
	if (!youcan && !shopify && !woocommerce) {
		return <p className="text-[0.9375rem] text-faint">{t('connect.nothing')}</p>
	}
	return (
		<div className="flex flex-wrap gap-2">
			{youcan && (
				<Button size="small" onClick={() => void go('youcan')}>
					<Plus size={16} aria-hidden /> {t('connect.store', { store: STORE_NAMES.youcan.name })}
				</Button>
			)}
			{shopify && (
				<Button size="small" onClick={() => setAsking(true)}>
					<Plus size={16} aria-hidden /> {t('connect.store', { store: STORE_NAMES.shopify.name })}
				</Button>
			)}
			{woocommerce && (
				<Button size="small" asChild>
					<Link to="/connect-woocommerce-store">
						<Plus size={16} aria-hidden /> {t('connect.store', { store: STORE_NAMES.woocommerce.name })}
					</Link>
				</Button>
			)}
			<ShopDialog open={asking} onClose={() => setAsking(false)} onShop={(shop) => go('shopify', shop)} />
		</div>
	)
}
