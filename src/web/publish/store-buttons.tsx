import { Store } from 'lucide-react'
import { useState } from 'react'
import type { Me } from '../../core/contracts/account'
import { api } from '../api'
import { rememberPush } from '../storage'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useRun } from '../use-run'
import { type StoreChoice, storesFor } from './store-choices'

type Props = {
	pageId: string
	me: Me
	flush: () => Promise<void>
	/** The price, when one can sell at it; says itself what is missing. */
	requirePrice: () => number | undefined
}

/** Into a store. One that this installation is not connected to says so in words, and what works meanwhile. */
export function StoreButtons({ pageId, me, flush, requirePrice }: Props) {
	const [missing, setMissing] = useState<StoreChoice>()
	const run = useRun()
	const press = (store: StoreChoice) =>
		run(async () => {
			const price = requirePrice()
			if (price === undefined) return
			await flush()
			rememberPush(localStorage, { ...(await api.page(pageId)), price })
			if (!me.stores[store.id]) setMissing(store)
		})
	return (
		<div className="grid gap-2">
			{storesFor(me).map((store) => (
				<Button key={store.id} onClick={() => void press(store)}>
					<Store size={18} aria-hidden /> {store.button}
				</Button>
			))}
			<Dialog
				open={missing !== undefined}
				onClose={() => setMissing(undefined)}
				title={`${missing?.name ?? 'This store'} is not connected yet`}
				text={`This installation of Vitrine has no connection to ${missing?.name ?? 'it'}. Whoever runs it can set one up; your page and its price are kept.`}
			>
				<p className="text-soft">{missing?.byHand}</p>
				<div className="flex justify-end">
					<Button look="ink" onClick={() => setMissing(undefined)}>
						Close
					</Button>
				</div>
			</Dialog>
		</div>
	)
}
