import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Me } from '../../../core/contracts/account'
import { useMe } from '../../accounts/session'
import { localKept } from '../../browser/browser-storage'
import { rememberPage, takeMissingImages } from '../../browser/storage'
import { api } from '../../calls/api'
import { SomethingBroke } from '../../documents/something-broke'
import type { ScreenHandle } from '../../frame/signed-in'
import { GENERATION_TOASTS } from '../../generations/toast-texts'
import { pagePath } from '../../pages/page-card'
import { pagesApi } from '../../pages/pages-api'
import { PAGES } from '../../pages/recent-pages'
import { Button } from '../../ui/button'
import { showToast } from '../../ui/toast-store'
import { PageEditor } from '../page-editor'
import { translate, useWords } from '../words'

export const handle: ScreenHandle = { holdsWork: true, ownBar: true }

export function meta() {
	return [{ title: translate('product_result.title') }]
}

/** /product-result?page=ID; without an ID the newest page. */
export default function ProductResult() {
	const { data } = useMe()
	const [params] = useSearchParams()
	const id = params.get('page')
	// Whoever worked here stays while they sign in again.
	const last = useRef(data)
	if (data) last.current = data
	const me = last.current
	if (!me) return null
	return id ? <Result key={id} id={id} me={me} /> : <NewestPage />
}

function Result({ id, me }: { id: string; me: Me }) {
	const stored = useQuery({
		queryKey: [...PAGES, id],
		queryFn: () => api.page(id),
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnMount: 'always',
		gcTime: 0,
	})
	const t = useWords()
	const [opened, setOpened] = useState(0)
	useMissingImagesToast()
	// The page one looks at is the one the spec's keys hold, also when it was opened from the library.
	useEffect(() => {
		if (stored.data) rememberPage(localKept(), stored.data)
	}, [stored.data])
	if (stored.isError) return <SomethingBroke error={stored.error} onRetry={() => void stored.refetch()} />
	if (!stored.data || stored.isFetching) return <Opening />
	return (
		<main id="main" aria-label={t('product_result.editor')} className="h-dvh min-h-[26rem] lg:h-[calc(100dvh-3.8125rem)] lg:min-h-[30rem]">
			<h1 className="sr-only">{t('product_result.heading', { title: stored.data.page.product.title })}</h1>
			<PageEditor
				key={opened}
				stored={stored.data}
				me={me}
				onReopen={() => void stored.refetch().then(() => setOpened((before) => before + 1))}
			/>
		</main>
	)
}

function useMissingImagesToast() {
	useEffect(() => {
		if (takeMissingImages(localKept())) showToast(GENERATION_TOASTS.missingImages)
	}, [])
}

function NewestPage() {
	const t = useWords()
	const navigate = useNavigate()
	const pages = useQuery({ queryKey: PAGES, queryFn: () => pagesApi.list() })
	const newest = pages.data?.pages[0]
	const [params] = useSearchParams()
	// What one comes back with from a store is for the page one comes back to.
	const rest = params.size > 0 ? `&${params}` : ''
	useEffect(() => {
		if (newest) void navigate(`${pagePath(newest.id)}${rest}`, { replace: true })
	}, [newest, rest, navigate])
	if (pages.isError) return <SomethingBroke error={pages.error} onRetry={() => void pages.refetch()} />
	if (!pages.data || newest) return <Opening />
	return (
		<main id="main" className="mx-auto grid w-full max-w-[40rem] grow content-center gap-5 px-5 py-20">
			<h1 className="text-6">{t('product_result.none_title')}</h1>
			<p className="text-soft">{t('product_result.none_text')}</p>
			<div>
				<Button asChild look="accent" size="large">
					<Link to="/dashboard">{t('product_result.first_page')}</Link>
				</Button>
			</div>
		</main>
	)
}

/** The shape of the editor while the page is fetched. */
function Opening() {
	const t = useWords()
	return (
		<main id="main" aria-busy aria-label={t('product_result.opening')} className="flex h-dvh lg:h-[calc(100dvh-3.8125rem)]">
			<div className="hidden w-[22rem] shrink-0 gap-4 border-e border-hairline p-4 lg:grid lg:content-start">
				<div className="waiting h-10" />
				<div className="waiting aspect-square" />
			</div>
			<div className="grow bg-sunk p-6">
				<div className="waiting mx-auto h-full max-w-[60rem]" />
			</div>
		</main>
	)
}
