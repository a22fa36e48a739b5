import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Trans } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useMe } from '../accounts/session'
import { Button, IconButton } from '../ui/button'
import { TextField } from '../ui/field'
import { NotLoaded } from '../ui/loaded'
import { BulkPush } from './bulk-push'
import { EmptyLibrary } from './empty-library'
import { LibraryCard } from './library-card'
import { PageGrid, PageGridSkeleton } from './page-card'
import { useBulkPush } from './use-bulk-push'
import { useLibrary, useLibraryActs } from './use-library'
import { translate, useWords } from './words'

const TYPING_MS = 250

export function meta() {
	return [{ title: translate('title') }]
}

/** /pages: every page one has, searched by the words in `?search=`. */
export default function Library() {
	const t = useWords()
	const { data: me } = useMe()
	const { typed, setTyped, search } = useSearch()
	const library = useLibrary(search)
	const total = library.data?.pages[0]?.total
	const blank = total === 0 && !search && !typed
	return (
		<main id="main" className="mx-auto grid w-full max-w-[84rem] grow content-start gap-8 px-4 pt-8 pb-20 sm:px-6 lg:pt-12">
			<div className="grid items-end gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
				<h1 className="text-5">{t('heading')}</h1>
				{!blank && <SearchField typed={typed} onType={setTyped} />}
			</div>
			<p role="status" className="-mt-4 text-sm text-faint tabular">
				{total === undefined || blank ? ' ' : t(search ? 'pages_found' : 'pages', { count: total })}
			</p>
			{me && <Content userId={me.user.id} library={library} search={search} onClear={() => setTyped('')} />}
		</main>
	)
}

function SearchField({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
	const t = useWords()
	return (
		<search>
			<TextField
				type="search"
				label={t('search.label')}
				placeholder={t('search.example')}
				autoComplete="off"
				enterKeyHint="search"
				dir="auto"
				maxLength={200}
				className="[&::-webkit-search-cancel-button]:hidden"
				value={typed}
				onChange={(event) => onType(event.target.value)}
				trailing={
					typed ? (
						<IconButton label={t('search.clear')} onClick={() => onType('')}>
							<X size={19} aria-hidden />
						</IconButton>
					) : (
						<Search size={19} className="me-3 text-faint" aria-hidden />
					)
				}
			/>
		</search>
	)
}

/**
 * What is typed, and, a moment later, what is searched for; it stands in the address, so that it can be come back to.
 */
function useSearch() {
	const [params, setParams] = useSearchParams()
	const search = params.get('search') ?? ''
	const [typed, setTyped] = useState(search)
	useEffect(() => {
		const wanted = typed.trim()
		if (wanted === search) return
		const timer = setTimeout(() => setParams(wanted ? { search: wanted } : {}, { replace: true }), TYPING_MS)
		return () => clearTimeout(timer)
	}, [typed, search, setParams])
	return { typed, setTyped, search }
}

type ContentProps = { userId: string; library: ReturnType<typeof useLibrary>; search: string; onClear: () => void }

function Content({ userId, library, search, onClear }: ContentProps) {
	const t = useWords()
	const acts = useLibraryActs()
	const bulk = useBulkPush(userId)
	if (!library.data && library.error) return <NotLoaded error={library.error} onRetry={() => void library.refetch()} />
	if (!library.data) return <PageGridSkeleton count={10} />
	const pages = library.data.pages.flatMap((part) => part.pages)
	if (pages.length === 0 && !library.isFetching) return search ? <NothingFound search={search} onClear={onClear} /> : <EmptyLibrary />
	return (
		<>
			<BulkPush bulk={bulk} />
			<PageGrid>
				{pages.map((page) => (
					<LibraryCard key={page.id} page={page} acts={acts} pick={bulk.pickOf(page)} />
				))}
			</PageGrid>
			{library.error && <NotLoaded error={library.error} onRetry={() => void library.fetchNextPage()} />}
			{library.hasNextPage && !library.error && (
				<Button className="justify-self-center" busy={library.isFetchingNextPage} onClick={() => void library.fetchNextPage()}>
					{t('search.more')}
				</Button>
			)}
		</>
	)
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
	const t = useWords()
	return (
		<div className="grid max-w-[52ch] justify-items-start gap-4 border-t border-hairline pt-6">
			<p className="text-soft">
				<Trans t={t} i18nKey="search.nothing" values={{ search }} components={{ search: <bdi className="font-medium text-ink" /> }} />
			</p>
			<div className="flex flex-wrap gap-3">
				<Button onClick={onClear}>{t('search.show_all')}</Button>
				<Button asChild look="bare">
					<Link to="/dashboard">{t('new_page')}</Link>
				</Button>
			</div>
		</div>
	)
}
