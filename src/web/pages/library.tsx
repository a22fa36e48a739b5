import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { errorWords } from '../error-words'
import { Button, IconButton } from '../ui/button'
import { TextField } from '../ui/field'
import { Notice } from '../ui/notice'
import { EmptyLibrary } from './empty-library'
import { LibraryCard } from './library-card'
import { Shelf, WaitingShelf } from './page-card'
import { useLibrary, useLibraryActs } from './use-library'

const TYPING_MS = 250

export function meta() {
	return [{ title: 'Your pages · Vitrine' }]
}

/** /pages: every page one has, searched by the words in `?search=`. */
export default function Library() {
	const { typed, setTyped, search } = useSearch()
	const library = useLibrary(search)
	const total = library.data?.pages[0]?.total
	const blank = total === 0 && !search && !typed
	return (
		<main id="main" className="mx-auto grid w-full max-w-[84rem] grow content-start gap-8 px-4 pt-8 pb-20 sm:px-6 lg:pt-12">
			<div className="grid items-end gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
				<h1 className="text-5">Your pages</h1>
				{!blank && <SearchField typed={typed} onType={setTyped} />}
			</div>
			<p role="status" className="-mt-4 text-sm text-faint tabular">
				{total === undefined || blank ? ' ' : countWords(total, search)}
			</p>
			<Content library={library} search={search} onClear={() => setTyped('')} />
		</main>
	)
}

function SearchField({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
	return (
		<search>
			<TextField
				type="search"
				label="Search your pages"
				placeholder="Name, language or market"
				autoComplete="off"
				enterKeyHint="search"
				dir="auto"
				maxLength={200}
				className="[&::-webkit-search-cancel-button]:hidden"
				value={typed}
				onChange={(event) => onType(event.target.value)}
				trailing={
					typed ? (
						<IconButton label="Clear the search" onClick={() => onType('')}>
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

/** What is typed, and, a moment later, what is searched for; it stands in the address, so that it can be come back to. */
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

type ContentProps = { library: ReturnType<typeof useLibrary>; search: string; onClear: () => void }

function Content({ library, search, onClear }: ContentProps) {
	const acts = useLibraryActs()
	if (!library.data && library.error) return <Failed error={library.error} onRetry={() => void library.refetch()} />
	if (!library.data) return <WaitingShelf count={10} />
	const pages = library.data.pages.flatMap((part) => part.pages)
	if (pages.length === 0 && !library.isFetching) return search ? <NothingFound search={search} onClear={onClear} /> : <EmptyLibrary />
	return (
		<>
			<Shelf>
				{pages.map((page) => (
					<LibraryCard key={page.id} page={page} acts={acts} />
				))}
			</Shelf>
			{library.error && <Failed error={library.error} onRetry={() => void library.fetchNextPage()} />}
			{library.hasNextPage && !library.error && (
				<Button className="justify-self-center" busy={library.isFetchingNextPage} onClick={() => void library.fetchNextPage()}>
					Show more
				</Button>
			)}
		</>
	)
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
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

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
	return (
		<div className="grid max-w-[52ch] justify-items-start gap-4 border-t border-hairline pt-6">
			<p className="text-soft">
				No page of yours has <bdi className="font-medium text-ink">“{search}”</bdi> in its name, language or market.
			</p>
			<div className="flex flex-wrap gap-3">
				<Button onClick={onClear}>Show all pages</Button>
				<Button asChild look="bare">
					<Link to="/dashboard">Make a new page</Link>
				</Button>
			</div>
		</div>
	)
}

function countWords(total: number, search: string): string {
	const pages = total === 1 ? '1 page' : `${total} pages`
	return search ? `${pages} found` : pages
}
