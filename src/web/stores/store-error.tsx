import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { RETURN_QUERY } from '../../core/contracts/stores'
import { type StoreId, storeIdSchema, storeName } from '../../core/stores/store-ids'
import { sayTold } from '../i18n/say-message'
import { useWords as useSharedWords } from '../i18n/words'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { errorWords } from './error-words'
import { pushesOf, storesApi } from './stores-api'
import { useWords } from './words'

type Told = { store: StoreId | undefined; error: string; pushId: string | undefined; pageId: string | undefined }

/** What went wrong at a store one comes back from, told once; the address forgets it. */
export function StoreError() {
	const t = useWords()
	const shared = useSharedWords()
	const [query, setQuery] = useSearchParams()
	const [told, setTold] = useState(() => readError(query))
	const close = () => {
		setTold(undefined)
		setQuery(
			(before) => {
				for (const name of [RETURN_QUERY.error, RETURN_QUERY.store, RETURN_QUERY.push]) before.delete(name)
				return before
			},
			{ replace: true },
		)
	}
	const name = told?.store ? storeName(told.store) : t('errors.the_store')
	return (
		<Dialog open={told !== undefined} onClose={close} title={name}>
			{told && <Reason told={told} />}
			<div className="flex justify-end">
				<Button look="ink" onClick={close}>
					{shared('close')}
				</Button>
			</div>
		</Dialog>
	)
}

/** The reason as the server wrote it down with the push, where there was one. */
function Reason({ told: { error, pushId, pageId } }: { told: Told }) {
	const t = useWords()
	const pushes = useQuery({
		queryKey: pushesOf(pageId ?? ''),
		queryFn: () => storesApi.pushes(pageId ?? ''),
		enabled: pageId !== undefined && pushId !== undefined,
	})
	const written = pushes.data?.pushes.find(({ id }) => id === pushId)?.error
	return (
		<p className="text-soft" dir="auto">
			{written ? sayTold(written.said, written.message) : errorWords(t, error)}
		</p>
	)
}

function readError(query: URLSearchParams): Told | undefined {
	const error = query.get(RETURN_QUERY.error)
	if (!error) return undefined
	return {
		error,
		store: storeIdSchema.safeParse(query.get(RETURN_QUERY.store)).data,
		pushId: query.get(RETURN_QUERY.push) ?? undefined,
		pageId: query.get(RETURN_QUERY.page) ?? undefined,
	}
}
