import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PageList } from '../../core/contracts/pages'
import { NotLoaded } from '../ui/loaded'
import { PageCard, PageGrid, PageGridSkeleton } from './page-card'
import { pagesApi } from './pages-api'
import { useWords } from './words'

export const PAGES = ['pages'] as const
/** Two rows on a desk; the library has the rest. */
const SHOWN = 10

/** The newest pages; all of them stand in the library. */
export function RecentPages() {
	const t = useWords()
	const pages = useQuery({ queryKey: PAGES, queryFn: () => pagesApi.list() })
	const total = pages.data?.total ?? 0
	return (
		<section aria-labelledby="your-pages" className="grid gap-6">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
				<h2 id="your-pages" className="text-4">
					{t('heading')}
				</h2>
				{total > 0 && (
					<Link to="/pages" className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
						{total > SHOWN ? t('recent.search_all', { total }) : t('recent.search')}
					</Link>
				)}
			</div>
			<Content list={pages.data} error={pages.error} onRetry={() => void pages.refetch()} />
		</section>
	)
}

function Content({ list, error, onRetry }: { list: PageList | undefined; error: Error | null; onRetry: () => void }) {
	const t = useWords()
	if (!list && error) return <NotLoaded error={error} onRetry={onRetry} />
	if (!list) return <PageGridSkeleton count={5} />
	if (list.pages.length === 0) return <p className="max-w-[52ch] border-t border-hairline pt-5 text-soft">{t('recent.empty')}</p>
	return (
		<PageGrid>
			{list.pages.slice(0, SHOWN).map((page) => (
				<li key={page.id}>
					<PageCard page={page} />
				</li>
			))}
		</PageGrid>
	)
}
