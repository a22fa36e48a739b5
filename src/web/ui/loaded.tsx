import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorWords } from '../calls/error-words'
import { useWords } from '../i18n/words'
import { Button } from './button'
import { Notice } from './notice'

/** Why what was asked for did not come, and a way to ask again. */
export function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
	const t = useWords()
	return (
		<Notice tone="bad" {...errorWords(error)}>
			<div>
				<Button size="small" onClick={onRetry}>
					{t('try_again')}
				</Button>
			</div>
		</Notice>
	)
}

/** What was asked for, or that it is on its way, or why it did not come and a way to ask again. */
export function Loaded<T>({ query, children }: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
	if (query.data !== undefined) return children(query.data)
	if (!query.error) return <div className="waiting h-20" aria-busy />
	return <NotLoaded error={query.error} onRetry={() => void query.refetch()} />
}
