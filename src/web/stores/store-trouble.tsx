import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { RETURN_QUERY } from '../../core/contracts/stores'
import { type StoreId, storeIdSchema, storeName } from '../../core/stores/store-ids'
import { sayTold } from '../i18n/say-message'
import { useWords as useSharedWords } from '../i18n/words'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { pushesOf, storesApi } from './stores-api'
import { troubleWords } from './trouble-words'
import { useWords } from './words'

type Trouble = { store: StoreId | undefined; trouble: string; pushId: string | undefined; pageId: string | undefined }

/** What went wrong at a store one comes back from, told once; the address forgets it. */
export function StoreTrouble() {
	const t = useWords()
	const shared = useSharedWords()
	const [query, setQuery] = useSearchParams()
	const [told, setTold] = useState(() => readTrouble(query))
	const close = () => {
		setTold(undefined)
		setQuery(
			(before) => {
				for (const name of [RETURN_QUERY.trouble, RETURN_QUERY.store, RETURN_QUERY.push]) before.delete(name)
				return before
			},
			{ replace: true },
		)
	}
	const name = told?.store ? storeName(told.store) : t('trouble.the_store')
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
function Reason({ told: { trouble, pushId, pageId } }: { told: Trouble }) {
	const t = useWords()
	const pushes = useQuery({
		queryKey: pushesOf(pageId ?? ''),
		queryFn: () => storesApi.pushes(pageId ?? ''),
		enabled: pageId !== undefined && pushId !== undefined,
	})
	const written = pushes.data?.pushes.find(({ id }) => id === pushId)?.error
	return (
		<p className="text-soft" dir="auto">
			{written ? sayTold(written.said, written.message) : troubleWords(t, trouble)}
		</p>
	)
}

function readTrouble(query: URLSearchParams): Trouble | undefined {
	const trouble = query.get(RETURN_QUERY.trouble)
	if (!trouble) return undefined
	return {
		trouble,
		store: storeIdSchema.safeParse(query.get(RETURN_QUERY.store)).data,
		pushId: query.get(RETURN_QUERY.push) ?? undefined,
		pageId: query.get(RETURN_QUERY.page) ?? undefined,
	}
}
