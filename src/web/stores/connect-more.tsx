import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Me } from '../../core/contracts/account'
import { descriptorOf, STORE_IDS, type StoreId } from '../../core/stores/store-ids'
import { Button } from '../ui/button'
import { useRun } from '../ui/use-run'
import { ShopDialog } from './shop-dialog'
import { storesApi } from './stores-api'
import { useWords } from './words'

/** The stores this person may connect, each by its own way. */
export function ConnectMore({ me }: { me: Me }) {
	const t = useWords()
	const run = useRun()
	const [asking, setAsking] = useState<StoreId>()
	const go = (store: StoreId, shop?: string) =>
		run(async () => {
			const { url } = await storesApi.authorize(store, shop)
			window.location.assign(url)
		})
	const open = STORE_IDS.filter((id) => me.stores[id])
	if (open.length === 0) return <p className="text-[0.9375rem] text-faint">{t('connect.nothing')}</p>
	return (
		<div className="flex flex-wrap gap-2">
			{open.map((id) => (
				<Connect key={id} store={id} onGo={() => void go(id)} onAsk={() => setAsking(id)} />
			))}
			<ShopDialog
				store={asking}
				onClose={() => setAsking(undefined)}
				onShop={async (shop) => {
					if (asking) await go(asking, shop)
				}}
			/>
		</div>
	)
}

function Connect({ store, onGo, onAsk }: { store: StoreId; onGo: () => void; onAsk: () => void }) {
	const t = useWords()
	const { connect, name } = descriptorOf(store)
	const label = (
		<>
			<Plus size={16} aria-hidden /> {t('connect.store', { store: name })}
		</>
	)
	if (connect.by === 'keys')
		return (
			<Button size="small" asChild>
				<Link to={connect.screen}>{label}</Link>
			</Button>
		)
	return (
		<Button size="small" onClick={connect.shop ? onAsk : onGo}>
			{label}
		</Button>
	)
}
