import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Me } from '../../core/contracts/account'
import { RETURN_QUERY } from '../../core/contracts/stores'
import { Group } from '../ui/group'
import { Loaded } from '../ui/loaded'
import { showToast } from '../ui/toast-store'
import { ConnectMore } from './connect-more'
import { ConnectionCard } from './connection-card'
import { StoreError } from './store-error'
import { STORES, storesApi } from './stores-api'
import { translate, useWords } from './words'

/** Settings › Stores: the stores somebody connected, and the way to connect another (Y-4, S-4, C-5). */
export function Connections({ me }: { me: Me }) {
	const t = useWords()
	const stored = useQuery({ queryKey: [...STORES, 'connections'], queryFn: storesApi.connections })
	return (
		<Group anchor="stores" title={t('list.title')} text={t('list.text')}>
			<Loaded query={stored}>
				{({ connections }) => (
					<>
						{connections.length === 0 && <p className="text-soft">{t('list.none')}</p>}
						{connections.length > 0 && (
							<ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
								{connections.map((connection) => (
									<ConnectionCard
										key={connection.id}
										connection={connection}
										alone={connections.filter(({ store }) => store === connection.store).length === 1}
									/>
								))}
							</ul>
						)}
					</>
				)}
			</Loaded>
			<ConnectMore me={me} />
			<StoreError />
			<Connected />
		</Group>
	)
}

/** Says once that a store was connected which one comes back from. */
function Connected() {
	const [query, setQuery] = useSearchParams()
	const id = query.get(RETURN_QUERY.connected)
	const told = useRef<string>(undefined)
	useEffect(() => {
		if (!id || told.current === id) return
		told.current = id
		showToast({ title: translate('list.connected'), text: translate('list.connected_text'), tone: 'good' })
		setQuery(
			(before) => {
				before.delete(RETURN_QUERY.connected)
				return before
			},
			{ replace: true },
		)
	}, [id, setQuery])
	return null
}
