import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Trans } from 'react-i18next'
import type { Me } from '../../../../core/contracts/account'
import type { Connection } from '../../../../core/contracts/stores'
import { STORE_IDS, type StoreId, storeName } from '../../../../core/stores/store-ids'
import { localKept } from '../../../browser/browser-storage'
import { readNewStatus, rememberNewStatus } from '../../../browser/storage'
import { sayTold } from '../../../i18n/say-message'
import { chosenStatus, namedShop, readStatusChoice, type StatusChoice, statusChoices, statusToSend } from '../../../stores/status-choice'
import { statusOptions } from '../../../stores/status-options'
import { pushesOf, STORES, storesApi } from '../../../stores/stores-api'
import { SelectField } from '../../../ui/select'
import { useWords } from '../words'

/** How a page is to arrive, and where, when there are several stores of a platform. */
export function useStoreOptions(me: Me, pageId: string) {
	const isAny = Object.values(me.stores).some(Boolean)
	const stored = useQuery({ queryKey: [...STORES, 'connections'], queryFn: storesApi.connections, enabled: isAny })
	const pushes = useQuery({ queryKey: pushesOf(pageId), queryFn: () => storesApi.pushes(pageId), enabled: isAny })
	const [picked, setPicked] = useState<StatusChoice>()
	const [usual, setUsual] = useState(() => readNewStatus(localKept()))
	const [wanted, setWanted] = useState<Partial<Record<StoreId, string>>>({})
	const connections = stored.data?.connections ?? []
	const of = (store: StoreId) => connections.filter((connection) => me.stores[store] && connection.store === store)
	const chosen = (store: StoreId): Connection | undefined => of(store).find(({ id }) => id === wanted[store]) ?? of(store)[0]
	const having = new Set(pushes.data?.in_stores)
	const stores = STORE_IDS.flatMap((store) => chosen(store) ?? [])
	const isThere = stores.some(({ id }) => having.has(id))
	const statusIn = (connection: Connection | undefined, isKnown: boolean) =>
		statusToSend(picked, {
			isThere: connection !== undefined && having.has(connection.id),
			isKnown: isKnown && pushes.data !== undefined,
			usual,
		})
	return {
		isAny,
		/** One choice for all stores: as it is, where one of them has the page already. */
		status: chosenStatus(picked, isThere, usual),
		/** How the page arrives where it is made, as chosen last. */
		usual,
		statuses: statusChoices(isThere),
		/** True when one of them has the page and another does not. */
		isPartlyThere: isThere && stores.some(({ id }) => !having.has(id)),
		/** What is chosen for a page no store has yet is remembered for the next one. */
		pickStatus(choice: StatusChoice) {
			setPicked(choice)
			if (choice === 'as_is' || isThere) return
			setUsual(choice)
			rememberNewStatus(localKept(), choice)
		},
		statusFor: (store: StoreId) => statusIn(chosen(store), true),
		/**
		 * Of the shop that is typed, which may be another than the chosen one. Whether one we do not know has the
		 * page, the server sees.
		 */
		statusForShop(store: StoreId, typed: string) {
			const shop = namedShop(typed, of(store))
			return statusIn(shop, shop !== undefined)
		},
		of,
		/** What was chosen for the push that arrived last. */
		lastChoices: pushes.data?.choices,
		/** Why the store cannot fetch our pictures; null when it can. */
		pictures: stored.data?.pictures.why ? sayTold(stored.data.pictures.said, stored.data.pictures.why) : null,
		chosen,
		choose: (store: StoreId, id: string) => setWanted((before) => ({ ...before, [store]: id })),
	}
}

type Props = {
	options: ReturnType<typeof useStoreOptions>
	/** Currency of the price as it is typed. */
	stated: string | undefined
}

export function StoreOptions({ options, stated }: Props) {
	const t = useWords()
	if (!options.isAny) return null
	return (
		<>
			<div className="grid gap-1.5">
				<SelectField
					label={t('stores.arrives_as')}
					options={statusOptions(options.statuses)}
					value={options.status}
					onChange={(event) => options.pickStatus(readStatusChoice(event.target.value))}
				/>
				{options.status === 'as_is' && options.isPartlyThere && <p className="text-sm text-soft">{t(`stores.new_is.${options.usual}`)}</p>}
			</div>
			{STORE_IDS.map((store) => (
				<Choice key={store} store={store} options={options} stated={stated} />
			))}
		</>
	)
}

function Choice({ store, options, stated }: Props & { store: StoreId }) {
	const t = useWords()
	const chosen = options.chosen(store)
	if (!chosen) return null
	const differs = stated !== undefined && chosen.currency !== null && chosen.currency !== stated
	const connections = options.of(store)
	return (
		<div className="grid gap-1.5">
			{connections.length > 1 && (
				<SelectField
					label={t('stores.which', { store: storeName(store) })}
					options={connections.map(({ id, name }) => ({ value: id, label: name }))}
					value={chosen.id}
					onChange={(event) => options.choose(store, event.target.value)}
				/>
			)}
			{chosen.status === 'reconnect' && (
				<p className="text-sm text-bad">
					<Trans t={t} i18nKey="stores.reconnect" components={{ name: <bdi>{chosen.name}</bdi> }} />
				</p>
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
