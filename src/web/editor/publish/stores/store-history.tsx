import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { PushEntry } from '../../../../core/contracts/stores'
import { fieldNames } from '../../../stores/field-names'
import { pushesOf, storesApi } from '../../../stores/stores-api'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { useWords } from '../words'
import { StorePushCard } from './store-push-card'

/** What is shown without asking for more. */
const SHOWN = 2

/** The newest push to the store one went to. */
const lastOf = (pushes: readonly PushEntry[], { connection }: PushEntry) => pushes.find((other) => other.connection.id === connection.id)

/** The page's pushes, newest first: what arrived where, what was left out, and the way back. */
export function StoreHistory({ pageId }: { pageId: string }) {
	const t = useWords()
	const id = useId()
	const [all, setAll] = useState(false)
	const pushes = useQuery({ queryKey: pushesOf(pageId), queryFn: () => storesApi.pushes(pageId) })
	const found = pushes.data?.pushes ?? []
	if (found.length === 0) return null
	const older = pushes.data?.older ?? []
	const shown = all ? found : found.slice(0, SHOWN)
	return (
		<section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2">
			<h3 id={id} className="text-1">
				{t('history.title')}
			</h3>
			{older.map(({ connection, differs }) => (
				<Notice key={connection.id} tone="warn" text={t('history.older', { store: connection.name, fields: fieldNames(differs) })} />
			))}
			<ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
				{shown.map((entry) => (
					<StorePushCard key={entry.id} entry={entry} pageId={pageId} isLast={lastOf(found, entry) === entry} />
				))}
			</ul>
			{found.length > shown.length && (
				<Button size="small" look="bare" onClick={() => setAll(true)}>
					{t('history.earlier', { count: found.length - shown.length })}
				</Button>
			)}
		</section>
	)
}
