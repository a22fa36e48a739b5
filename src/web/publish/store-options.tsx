import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Trans } from 'react-i18next'
import type { Me } from '../../core/contracts/account'
import type { Connection } from '../../core/contracts/stores'
import { STORE_NAMES } from '../../core/stores/store-names'
import { type ProductStatus, productStatusSchema, type StoreId, storeIdSchema } from '../../core/stores/store-product'
import { useCurrentPage } from '../editor/use-current-page'
import { STORES, storesApi } from '../stores/stores-api'
import { SelectField } from '../ui/select'
import { useWords } from './words'

/** How a page is to arrive, and where, when there are several stores of a platform. */
export function useStoreOptions(me: Me) {
	const isAny = Object.values(me.stores).some(Boolean)
	const stored = useQuery({ queryKey: [...STORES, 'connections'], queryFn: storesApi.connections, enabled: isAny })
	const [status, setStatus] = useState<ProductStatus>('published')
	const [wanted, setWanted] = useState<Partial<Record<StoreId, string>>>({})
	const connections = stored.data?.connections ?? []
	const of = (store: StoreId) => connections.filter((connection) => me.stores[store] && connection.store === store)
	return {
		isAny,
		status,
		setStatus,
		of,
		/** Why the store cannot fetch our pictures; null when it can. */
		pictures: stored.data?.pictures.why ?? null,
		chosen: (store: StoreId): Connection | undefined => of(store).find(({ id }) => id === wanted[store]) ?? of(store)[0],
		choose: (store: StoreId, id: string) => setWanted((before) => ({ ...before, [store]: id })),
	}
}

export function StoreOptions({ options }: { options: ReturnType<typeof useStoreOptions> }) {
	const t = useWords()
	if (!options.isAny) return null
	return (
		<>
			<SelectField
				label={t('stores.arrives_as')}
				options={(['published', 'draft'] as const).map((value) => ({ value, label: t(`stores.${value}`) }))}
				value={options.status}
				onChange={(event) => options.setStatus(productStatusSchema.parse(event.target.value))}
			/>
			{storeIdSchema.options.map((store) => (
				<Choice key={store} store={store} options={options} />
			))}
		</>
	)
}

function Choice({ store, options }: { store: StoreId; options: ReturnType<typeof useStoreOptions> }) {
	const t = useWords()
	const { offer } = useCurrentPage()
	const chosen = options.chosen(store)
	if (!chosen) return null
	const stated = offer?.price.currency
	const differs = stated !== undefined && chosen.currency !== null && chosen.currency !== stated
	const connections = options.of(store)
	return (
		<div className="grid gap-1.5">
			{connections.length > 1 && (
				<SelectField
					label={t('stores.which', { store: STORE_NAMES[store].name })}
					options={connections.map(({ id, name }) => ({ value: id, label: name }))}
					value={chosen.id}
					onChange={(event) => options.choose(store, event.target.value)}
				/>
			)}
			{differs && (
				<p className="text-sm text-soft">
					<Trans
						t={t}
						i18nKey="stores.other_currency"
						components={{ name: <bdi>{chosen.name}</bdi> }}
						values={{ currency: chosen.currency, stated }}
					/>
				</p>
			)}
		</div>
	)
}
