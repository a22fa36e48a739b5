import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PageEntry } from '../../core/contracts/pages'
import { findLanguage } from '../../core/locale/languages'
import { intlLanguage } from '../i18n/i18n'
import { cx } from '../ui/cx'
import { Mark } from '../ui/mark'
import { useLocaleNames } from './use-locale-names'
import { useWords } from './words'

/** Where a page is opened. */
export function pagePath(id: string): string {
	return `/product-result?page=${encodeURIComponent(id)}`
}

/** A page in its own window: its picture and name open it. */
export function PageCard({ page }: { page: PageEntry }) {
	return (
		<Link to={pagePath(page.id)} className="group grid gap-3">
			<Thumbnail page={page} />
			<span className="grid gap-1">
				<PageTitle page={page} />
				<PageFacts page={page} />
			</span>
		</Link>
	)
}

export function Thumbnail({ page }: { page: PageEntry }) {
	return (
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
	)
}

export function PageTitle({ page }: { page: PageEntry }) {
	return (
		<span
			lang={findLanguage(page.language)?.tag}
			dir="auto"
			className="line-clamp-2 font-medium leading-snug wrap-anywhere [text-align:match-parent] underline-offset-4 group-hover:underline"
		>
			{page.title}
		</span>
	)
}

/** Language, market and the day it was last saved. */
export function PageFacts({ page }: { page: PageEntry }) {
	const t = useWords()
	const { languageName, marketName } = useLocaleNames()
	return (
		<span className="text-sm text-faint tabular">
			{t('language_and_market', { language: languageName(page.language), market: marketName(page.market) })}
			<br />
			<time dateTime={page.updated_at}>{formatDay(page.updated_at)}</time>
		</span>
	)
}

/** Pages side by side. */
export function PageGrid({ children }: { children: ReactNode }) {
	return (
		<ul
			className={cx(
				'grid grid-cols-[repeat(2,minmax(0,1fr))] gap-x-5 gap-y-8',
				'sm:grid-cols-[repeat(3,minmax(0,1fr))]',
				'lg:grid-cols-[repeat(5,minmax(0,1fr))]',
			)}
		>
			{children}
		</ul>
	)
}

/** The shape of pages that are being fetched. */
export function PageGridSkeleton({ count }: { count: number }) {
	return (
		<PageGrid>
			{Array.from({ length: count }, (_, position) => (
				<li key={position} className="grid gap-3" aria-hidden>
					<div className="waiting aspect-square" />
					<div className="waiting h-4 w-3/4" />
				</li>
			))}
		</PageGrid>
	)
}

function formatDay(iso: string): string {
	return new Intl.DateTimeFormat(intlLanguage(), { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(iso))
}
