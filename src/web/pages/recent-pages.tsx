import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PageList } from '../../core/contracts/pages'
import { findLanguage } from '../../core/locale/languages'
import { findMarket } from '../../core/locale/markets'
import { api } from '../api'
import { errorWords } from '../error-words'
import { Button } from '../ui/button'
import { cx } from '../ui/cx'
import { Mark } from '../ui/mark'
import { Notice } from '../ui/notice'

export const PAGES = ['pages'] as const

/** The seller's pages, newest first, each in its own window. */
export function RecentPages() {
	const pages = useQuery({ queryKey: PAGES, queryFn: api.pages })
	return (
		<section aria-labelledby="your-pages" className="grid gap-6">
			<h2 id="your-pages" className="text-4">
				Your pages
			</h2>
			<Content pages={pages.data?.pages} error={pages.error} onRetry={() => void pages.refetch()} />
		</section>
	)
}

function Content({ pages, error, onRetry }: { pages: PageList['pages'] | undefined; error: Error | null; onRetry: () => void }) {
	if (!pages && error) {
		const words = errorWords(error)
		return (
			<Notice tone="bad" title={words.title} text={words.text}>
				<div>
					<Button size="small" onClick={onRetry}>
						Try again
					</Button>
				</div>
			</Notice>
		)
	}
	if (!pages)
		return (
			<Shelf>
				{Array.from({ length: 4 }, (_, position) => (
					<Placeholder key={position} />
				))}
			</Shelf>
		)
	if (pages.length === 0)
		return <p className="max-w-[52ch] border-t border-hairline pt-5 text-soft">The pages you make stand here, ready to open again.</p>
	return (
		<Shelf>
			{pages.map((page) => (
				<li key={page.id}>
					<Card page={page} />
				</li>
			))}
		</Shelf>
	)
}

function Shelf({ children }: { children: React.ReactNode }) {
	return <ul className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">{children}</ul>
}

function Placeholder() {
	return (
		<li className="grid gap-3" aria-hidden>
			<div className="waiting aspect-square" />
			<div className="waiting h-4 w-3/4" />
		</li>
	)
}

function Card({ page }: { page: PageList['pages'][number] }) {
	const language = findLanguage(page.language)
	return (
		<Link to={`/product-result?page=${encodeURIComponent(page.id)}`} className="group grid gap-3">
			<span
				className={cx(
					'grid aspect-square place-items-center overflow-hidden rounded-[3px] border border-hairline p-2.5 group-hover:border-ink',
					page.thumbnail_url ? 'bg-[#fff]' : 'bg-glass',
				)}
			>
				{page.thumbnail_url ? (
					<img src={page.thumbnail_url} alt="" loading="lazy" className="size-full object-contain" />
				) : (
					<span className="text-glass-ink">
						<Mark size={40} />
					</span>
				)}
			</span>
			<span className="grid gap-1">
				<span lang={language?.tag} dir="auto" className="line-clamp-2 font-medium leading-snug underline-offset-4 group-hover:underline">
					{page.title}
				</span>
				<span className="text-sm text-faint tabular">
					{language?.label ?? page.language}, {findMarket(page.market)?.label ?? page.market}
					<br />
					<time dateTime={page.updated_at}>{formatDay(page.updated_at)}</time>
				</span>
			</span>
		</Link>
	)
}

function formatDay(iso: string): string {
	return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(iso))
}
