import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { RETURN_QUERY } from '../../core/contracts/stores'
import { type StoreId, storeIdSchema, storeName } from '../../core/stores/store-ids'
import { sayTold } from '../i18n/say-message'
import { errorWords } from './error-words'
import { StoreAlert } from './store-alert'
import { pushesOf, storesApi } from './stores-api'
import { useWords } from './words'

type Returned = { store: StoreId | undefined; error: string; pushId: string | undefined; pageId: string | undefined }

/**
 * What went wrong at a store one comes back from, told once; the address forgets it. The reason is the one stored with
 * the push, where there was a push. `toEdits` leads to the choice a push that the merchant's edits stopped waits for.
 */
export function StoreError({ toEdits }: { toEdits?: () => void }) {
	const t = useWords()
	const [query, setQuery] = useSearchParams()
	const [returned, setReturned] = useState(() => readError(query))
	const { pageId = '', pushId } = returned ?? {}
	const pushes = useQuery({
		queryKey: pushesOf(pageId),
		queryFn: () => storesApi.pushes(pageId),
		enabled: pageId !== '' && pushId !== undefined,
	})
	const push = pushes.data?.pushes.find(({ id }) => id === pushId)
	const close = () => {
		setReturned(undefined)
		setQuery(
			(before) => {
				for (const name of [RETURN_QUERY.error, RETURN_QUERY.store, RETURN_QUERY.push]) before.delete(name)
				return before
			},
			{ replace: true },
		)
	}
	const alert = returned &&
		!pushes.isLoading && {
			title: returned.store ? storeName(returned.store) : t('errors.the_store'),
			text: push?.error ? sayTold(push.error.said, push.error.message) : errorWords(t, returned.error),
			toEdits: push && push.edits.length > 0 ? toEdits : undefined,
		}
	return <StoreAlert alert={alert || undefined} onClose={close} />
}

function readError(query: URLSearchParams): Returned | undefined {
	const error = query.get(RETURN_QUERY.error)
	if (!error) return undefined
	return {
		error,
		store: storeIdSchema.safeParse(query.get(RETURN_QUERY.store)).data,
		pushId: query.get(RETURN_QUERY.push) ?? undefined,
		pageId: query.get(RETURN_QUERY.page) ?? undefined,
	}
}
