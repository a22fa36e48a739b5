import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Me } from '../../core/contracts/account'
import { useMe, useRefreshMe } from '../accounts/session'
import { api } from '../api'
import { PAGES, RecentPages } from '../pages/recent-pages'
import { Copyright } from '../site/site-footer'
import { rememberResult } from '../storage'
import { showToast } from '../ui/toast-store'
import { EmptyWindow } from './empty-window'
import { GenerateCard } from './generate-card'
import { EMPTY_DRAFT, type GenerationDraft } from './generation-form'
import { LivePage } from './live-page'
import { ProgressHead } from './progress-head'
import { GENERATION_TOASTS } from './toast-texts'
import { TroublePanel } from './trouble-panel'
import { useGeneration } from './use-generation'
import { WindowPane } from './window-pane'

export function meta() {
	return [{ title: 'Dashboard · Vitrine' }]
}

export default function Dashboard() {
	const me = useMe()
	if (!me.data) return null
	return (
		<>
			<main id="main" className="mx-auto grid w-full max-w-[84rem] grow content-start gap-10 px-4 pt-8 pb-20 sm:px-6 lg:gap-14 lg:pt-12">
				<h1 className="text-6">AI-Powered Product Pages</h1>
				<Workbench me={me.data} />
				<RecentPages />
			</main>
			<footer className="border-t border-hairline px-4 py-6 text-sm text-faint sm:px-6">
				<div className="mx-auto max-w-[81rem]">
					<Copyright />
				</div>
			</footer>
		</>
	)
}

/** The card and the window it fills. */
function Workbench({ me }: { me: Me }) {
	const [draft, setDraft] = useState<GenerationDraft>(EMPTY_DRAFT)
	const [linkMissing, setLinkMissing] = useState(false)
	const area = useRef<HTMLDivElement>(null)
	const pane = useRef<HTMLDivElement>(null)
	const onReady = useOpenResult()
	const onFound = useCallback(
		(found: { product_link: string; market: string; language: string }) =>
			setDraft({ productLink: found.product_link, market: found.market, language: found.language }),
		[],
	)
	const generation = useGeneration({ me, onReady, onFound })
	const { trouble } = generation

	const focusLink = () => area.current?.querySelector<HTMLInputElement>('input[name=product_link]')?.focus()
	const generate = (savedPage?: File) => {
		const missing = !draft.productLink.trim() && !savedPage
		setLinkMissing(missing)
		if (missing) return focusLink()
		pane.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
		return void generation.start(draft, savedPage)
	}

	return (
		<div ref={area} className="grid items-start gap-8 lg:grid-cols-[minmax(21rem,5fr)_minmax(0,8fr)] lg:gap-12">
			<GenerateCard
				draft={draft}
				onChange={(next) => {
					setDraft(next)
					setLinkMissing(false)
					if (trouble?.kind === 'invalid_url') generation.clearTrouble()
				}}
				onGenerate={() => generate()}
				busy={generation.busy}
				trouble={trouble}
				linkMissing={linkMissing}
			/>
			<div ref={pane} className="scroll-mt-24 p-[7px]">
				<WindowPane lit={generation.busy} label="Your page">
					{trouble && trouble.kind !== 'invalid_url' ? (
						<TroublePanel
							trouble={trouble}
							onRetry={() => generate()}
							onSavedPage={generate}
							onAnotherLink={() => {
								generation.clearTrouble()
								focusLink()
							}}
						/>
					) : generation.busy ? (
						<div className="grid gap-8">
							<ProgressHead progress={generation.progress} connected={generation.connected} onCancel={() => void generation.cancel()} />
							<LivePage progress={generation.progress} />
						</div>
					) : (
						<EmptyWindow />
					)}
				</WindowPane>
			</div>
		</div>
	)
}

/** A page is ready: its copy is kept under the spec's keys, the counts are read anew, and the result screen opens. */
function useOpenResult(): (pageId: string) => Promise<void> {
	const navigate = useNavigate()
	const queries = useQueryClient()
	const refreshMe = useRefreshMe()
	return async (pageId) => {
		const stored = await api.page(pageId)
		rememberResult(localStorage, stored)
		await Promise.all([refreshMe(), queries.invalidateQueries({ queryKey: PAGES, exact: true })])
		showToast(GENERATION_TOASTS.ready)
		await navigate(`/product-result?page=${encodeURIComponent(pageId)}`)
	}
}
