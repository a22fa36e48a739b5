import { Store } from 'lucide-react'
import { useState } from 'react'
import type { Me } from '../../../../core/contracts/account'
import type { PushFields } from '../../../../core/contracts/push-form'
import type { Prices } from '../../../../core/stores/price-rules'
import { descriptorOf, type StoreId, storePlace } from '../../../../core/stores/store-ids'
import { localKept } from '../../../browser/browser-storage'
import { rememberPush } from '../../../browser/storage'
import { api } from '../../../calls/api'
import { ShopDialog } from '../../../stores/shop-dialog'
import { StoreAlert } from '../../../stores/store-alert'
import { Button } from '../../../ui/button'
import { useRun } from '../../../ui/use-run'
import { useCurrentPage } from '../../use-current-page'
import { usePushLeads } from '../use-push-leads'
import { usePushing } from '../use-pushing'
import { useWords } from '../words'
import { ProductDetails, useProductDetails } from './product-details'
import { storesFor } from './store-choices'
import { NotConnected, WithoutPictures } from './store-dialogs'
import { StoreOptions, useStoreOptions } from './store-options'
import { StoreOverlay } from './store-overlay'
import { submitForm } from './store-submit'

type Props = {
	pageId: string
	me: Me
	flush: () => Promise<void>
	/** Currency of the price as it is typed. */
	stated: string | undefined
	/** The prices, when one can sell at them; says itself what is missing. */
	requirePrices: () => Prices | undefined
}

/** What is asked before a push begins. */
type Asking = { kind: 'missing' | 'pictures' | 'shop'; store: StoreId; fields: PushFields }

/** Into a store. One that this installation is not connected to says so in words, and what works meanwhile. */
export function StoreButtons({ pageId, me, flush, stated, requirePrices }: Props) {
	const t = useWords()
	const options = useStoreOptions(me, pageId)
	const details = useProductDetails(options.lastChoices)
	const { buying } = useCurrentPage()
	const pushing = usePushing(pageId, me, buying, usePushLeads(pageId))
	const [asking, setAsking] = useState<Asking>()
	const run = useRun()

	const press = (store: StoreId) =>
		run(async () => {
			const prices = requirePrices()
			if (!prices || !details.isReady) return
			await flush()
			const stored = await api.page(pageId)
			rememberPush(localKept(), { ...stored, price: prices.price })
			const fields: PushFields = {
				product_html: stored.product_page_html,
				gallery_html: stored.product_gallery_html,
				price: String(prices.price),
				compare_at_price: prices.compareAt === undefined ? '' : String(prices.compareAt),
				page_id: pageId,
				status: options.statusFor(store),
				new_status: options.usual,
				connection: options.chosen(store)?.id ?? '',
				...details.fieldsFor(store),
			}
			if (!me.stores[store]) setAsking({ kind: 'missing', store, fields })
			else if (options.pictures) setAsking({ kind: 'pictures', store, fields })
			else await begin(store, fields)
		})

	const begin = async (store: StoreId, fields: PushFields) => {
		setAsking(undefined)
		const { connect } = descriptorOf(store)
		if (connect.by === 'keys') return pushing.byKeys(store, fields)
		if (connect.shop) return setAsking({ kind: 'shop', store, fields })
		pushing.leaveToPush(store)
		submitForm(`/${store}/authorize`, fields)
	}

	const toShop = async (shop: string) => {
		if (!asking) return
		const { store, fields } = asking
		pushing.leave(store)
		const status = options.statusForShop(store, shop)
		submitForm(`/${store}/authorize?shop=${encodeURIComponent(shop)}`, { ...fields, status })
	}
	const close = () => setAsking(undefined)
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<StoreOptions options={options} stated={stated} />
			<ProductDetails pageId={pageId} details={details} options={options} />
			<div className="grid gap-2">
				{storesFor(me).map((store) => (
					<Button key={store} onClick={() => void press(store)}>
						<Store size={18} aria-hidden /> {t('stores.add', { store: storePlace(store) })}
					</Button>
				))}
			</div>
			<NotConnected store={asking?.kind === 'missing' ? asking.store : undefined} onClose={close} />
			<WithoutPictures
				why={asking?.kind === 'pictures' ? options.pictures : null}
				onClose={close}
				onPush={() => void run(async () => asking && begin(asking.store, asking.fields))}
			/>
			<ShopDialog
				store={asking?.kind === 'shop' ? asking.store : undefined}
				onClose={close}
				onShop={toShop}
				shop={asking?.kind === 'shop' ? options.chosen(asking.store)?.account : undefined}
			/>
			<StoreOverlay overlay={pushing.overlay} />
			<StoreAlert alert={pushing.alert} onClose={pushing.closeAlert} />
		</div>
	)
}
