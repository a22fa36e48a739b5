import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorWords } from '../error-words'
import { useWords } from '../i18n/words'
import { Button } from './button'
import { Notice } from './notice'

/** What was asked for, or that it is on its way, or why it did not come and a way to ask again. */
export function Loaded<T>({ query, children }: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
	const t = useWords()
	if (query.data !== undefined) return children(query.data)
	if (!query.error) return <div className="waiting h-20" aria-busy />
	const words = errorWords(query.error)
	return (
		<Notice tone="bad" title={words.title} text={words.text}>
			<div>
				<Button size="small" onClick={() => void query.refetch()}>
					{t('try_again')}
				</Button>
			</div>
		</Notice>
	)
}
