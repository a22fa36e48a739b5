import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Me } from '../../core/contracts/account'
import { RETURN_QUERY } from '../../core/contracts/stores'
import { Group } from '../settings/group'
import { Loaded } from '../settings/loaded'
import { showToast } from '../ui/toast-store'
import { ConnectMore } from './connect-more'
import { ConnectionCard } from './connection-card'
import { StoreTrouble } from './store-trouble'
import { STORES, storesApi } from './stores-api'

/** Settings › Stores: the stores somebody connected, and the way to connect another (Y-4, S-4, C-5). */
export function Connections({ me }: { me: Me }) {
	const stored = useQuery({ queryKey: [...STORES, 'connections'], queryFn: storesApi.connections })
	return (
		<Group title="Stores" text="Where your pages can be pushed to. What opens a store is kept encrypted and never shown.">
			<Loaded query={stored}>
				{({ connections }) => (
					<>
						{connections.length === 0 && <p className="text-soft">No store is connected yet.</p>}
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
			<StoreTrouble />
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
		showToast({ title: 'The store is connected', text: 'Your pages can be pushed to it from now on.', tone: 'good' })
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
