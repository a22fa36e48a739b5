import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useMe } from '../accounts/session'
import { errorWords } from '../error-words'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

const SCREENS = [
	{ to: '/owner/users', label: 'Users' },
	{ to: '/owner/pages', label: 'Pages made' },
	{ to: '/owner/failures', label: 'What failed' },
	{ to: '/owner/listings', label: 'Reading listings' },
	{ to: '/owner/costs', label: 'What models cost' },
	{ to: '/owner/reviews', label: 'Reviews' },
] as const

/** A screen of the owner's: for everybody else it says whose it is. The server refuses them anyway. */
export function OwnerScreen({ title, children }: { title: string; children: ReactNode }) {
	const me = useMe()
	if (!me.data) return null
	return (
		<main id="main" className="mx-auto grid w-full max-w-[84rem] grow content-start gap-10 px-4 pt-8 pb-20 sm:px-6 lg:pt-12">
			<h1 className="text-5">{title}</h1>
			{me.data.is_owner ? (
				<>
					<nav aria-label="The owner’s screens" className="-mt-4 flex flex-wrap gap-x-6 border-b border-hairline">
						{SCREENS.map(({ to, label }) => (
							<NavLink
								key={to}
								to={to}
								className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-soft hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
							>
								{label}
							</NavLink>
						))}
					</nav>
					{children}
				</>
			) : (
				<Notice tone="warn" title="This is not yours to open" text="Only the owner of this installation sees how it runs." />
			)}
		</main>
	)
}

/** While what is shown is fetched, or when it could not be. */
export function Waiting({ query }: { query: Pick<UseQueryResult, 'error' | 'refetch'> }) {
	if (!query.error) return <div className="waiting h-64" aria-busy />
	const words = errorWords(query.error)
	return (
		<Notice tone="bad" title={words.title} text={words.text}>
			<div>
				<Button size="small" onClick={() => void query.refetch()}>
					Try again
				</Button>
			</div>
		</Notice>
	)
}
