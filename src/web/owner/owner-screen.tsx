import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useMe } from '../accounts/session'
import { useWords as useSharedWords } from '../i18n/words'
import { cx } from '../ui/cx'
import { NotLoaded } from '../ui/loaded'
import { Notice } from '../ui/notice'
import { useWords } from './words'

/** Each stands at `/owner/<screen>`. */
const SCREENS = ['users', 'pages', 'failures', 'listings', 'costs', 'reviews'] as const

/** A screen of the owner's: for everybody else it says whose it is. The server refuses them anyway. */
export function OwnerScreen({ title, children }: { title: string; children: ReactNode }) {
	const t = useWords()
	const shared = useSharedWords()
	const me = useMe()
	if (!me.data) return null
	return (
		<main id="main" className="mx-auto grid w-full max-w-[84rem] grow content-start gap-10 px-4 pt-8 pb-20 sm:px-6 lg:pt-12">
			<h1 className="text-5">{title}</h1>
			{me.data.is_owner ? (
				<>
					<nav aria-label={t('nav')} className="-mt-4 flex flex-wrap gap-x-6 border-b border-hairline">
						{SCREENS.map((screen) => (
							<NavLink
								key={screen}
								to={`/owner/${screen}`}
								className={cx(
									'-mb-px flex min-h-11 items-center border-b-2 border-transparent text-soft',
									'hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink',
								)}
							>
								{t(`screens.${screen}`)}
							</NavLink>
						))}
					</nav>
					{children}
				</>
			) : (
				<Notice tone="warn" title={shared('error_titles.forbidden')} text={t('not_owner')} />
			)}
		</main>
	)
}

/** While what is shown is fetched, or when it could not be. */
export function Waiting({ query }: { query: Pick<UseQueryResult, 'error' | 'refetch'> }) {
	if (!query.error) return <div className="waiting h-64" aria-busy />
	return <NotLoaded error={query.error} onRetry={() => void query.refetch()} />
}
