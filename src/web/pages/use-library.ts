import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { PageEntry, PageList } from '../../core/contracts/pages'
import { showToast } from '../ui/toast-store'
import { useRun } from '../ui/use-run'
import { pagesApi } from './pages-api'
import { PAGES } from './recent-pages'
import { translate } from './words'

const LIBRARY = ['library'] as const
/** Long enough to read and to reach the button; the page stays in the trash far longer. */
const UNDO_MS = 10_000

type Parts = InfiniteData<PageList, string | undefined>

/** The pages a search finds, a part at a time. */
export function useLibrary(search: string) {
	return useInfiniteQuery({
		queryKey: [...LIBRARY, search],
		queryFn: ({ pageParam }) => pagesApi.list({ search, cursor: pageParam }),
		initialPageParam: undefined as string | undefined,
		getNextPageParam: (last) => last.next_cursor ?? undefined,
		// What stands there stays while the next search is on its way: nothing flickers as one types.
		placeholderData: (before) => before,
	})
}

/** What can be done with a page of the library; what fails is told in a toast and nothing is changed. */
export function useLibraryActs() {
	const queries = useQueryClient()
	const run = useRun()
	const refresh = async () => {
		await Promise.all([queries.invalidateQueries({ queryKey: LIBRARY }), queries.invalidateQueries({ queryKey: PAGES, exact: true })])
	}
	const change = (id: string, next: (page: PageEntry) => PageEntry[]) =>
		queries.setQueriesData<Parts>({ queryKey: LIBRARY }, (parts) => parts && withPage(parts, id, next))
	return {
		rename: (page: PageEntry, title: string) =>
			run(async () => {
				const renamed = await pagesApi.rename(page.id, title)
				change(page.id, () => [renamed])
				await refresh()
			}),
		duplicate: (page: PageEntry) =>
			run(async () => {
				const copy = await pagesApi.duplicate(page.id)
				await refresh()
				showToast({ title: translate('toasts.duplicated'), text: translate('toasts.copy_first', { page: copy.title }), tone: 'good' })
			}),
		remove: (page: PageEntry) =>
			run(async () => {
				await pagesApi.delete(page.id)
				change(page.id, () => [])
				await refresh()
				const undo = () =>
					void run(async () => {
						await pagesApi.undelete(page.id)
						await refresh()
					})
				showToast({
					title: translate('toasts.deleted'),
					text: page.title,
					durationMs: UNDO_MS,
					action: { label: translate('toasts.undo'), run: undo },
				})
			}),
	}
}

function withPage(parts: Parts, id: string, next: (page: PageEntry) => PageEntry[]): Parts {
	const pages = parts.pages.map((part) => {
		const entries = part.pages.flatMap((page) => (page.id === id ? next(page) : [page]))
		return { ...part, pages: entries, total: part.total - (part.pages.length - entries.length) }
	})
	return { ...parts, pages }
}
