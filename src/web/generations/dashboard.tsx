import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Me } from '../../core/contracts/account'
import { useMe, useRefreshMe } from '../accounts/session'
import { PlanStrip } from '../billing/plan-strip'
import { useCheckoutReturn } from '../billing/use-checkout-return'
import { takeBrought } from '../bring/brought-page'
import { localKept, sessionKept } from '../browser/browser-storage'
import { rememberResult } from '../browser/storage'
import { api } from '../calls/api'
import { CookieSettings } from '../documents/consent/cookie-settings'
import { Copyright } from '../documents/site-footer'
import { useWords as useSharedWords } from '../i18n/words'
import { PAGES, RecentPages } from '../pages/recent-pages'
import { ReviewCard } from '../reviews/review-card'
import { showToast } from '../ui/toast-store'
import { forgetGiven } from './forget-given'
import { GenerateCard } from './generate-card'
import { EMPTY_DRAFT, type GenerationDraft, type Given } from './generation-form'
import { OtherWays } from './give/other-ways'
import { readLastChoice, rememberLastChoice } from './last-choice'
import { GENERATION_TOASTS } from './toast-texts'
import { useGeneration } from './use-generation'
import { hasWaysDraft } from './ways-draft'
import { WindowContent } from './window-content'
import { WindowPane } from './window-pane'
import { translate, useWords } from './words'

export function meta() {
	return [{ title: translate('title') }]
}

export default function Dashboard() {
	const t = useWords()
	const shared = useSharedWords()
	const me = useMe()
	if (!me.data) return null
	return (
		<>
			<main id="main" className="mx-auto grid w-full max-w-[84rem] grow content-start gap-10 px-4 pt-8 pb-20 sm:px-6 lg:gap-14 lg:pt-12">
				<PlanStrip me={me.data} />
				<h1 className="text-6">{t('headline')}</h1>
				<Workbench me={me.data} />
				<RecentPages />
				<ReviewCard pagesMade={me.data.pages_generated} />
			</main>
			<footer className="border-t border-hairline px-4 py-6 text-sm text-faint sm:px-6">
				<div className="mx-auto flex max-w-[81rem] flex-wrap items-center gap-x-6">
					<Copyright rights={shared('rights')} />
					<CookieSettings label={t('cookie_settings')} />
				</div>
			</footer>
		</>
	)
}

/** The card and the window it fills. */
function Workbench({ me }: { me: Me }) {
	const t = useWords()
	useCheckoutReturn(me.user.id)
	const [linkMissing, setLinkMissing] = useState(false)
	const [brought, setBrought] = useState(takeBrought)
	const [draft, setDraft] = useState<GenerationDraft>(() => ({
		...EMPTY_DRAFT,
		...readLastChoice(localKept()),
		productLink: brought?.url ?? '',
	}))
	const area = useRef<HTMLDivElement>(null)
	const pane = useRef<HTMLDivElement>(null)
	/** What the seller gave in place of a link, last: trying again sends it again. */
	const given = useRef<Given>({})
	const [waysOpen, setWaysOpen] = useState(() => hasWaysDraft(sessionKept(), me.user.id))
	const openResult = useOpenResult()
	const onReady = async (pageId: string) => {
		await openResult(pageId)
		if (Object.keys(given.current).length > 0) forgetGiven()
	}
	const onFound = useCallback(
		(found: { product_link: string; market: string; language: string }) =>
			setDraft((before) => ({ ...before, productLink: found.product_link, market: found.market, language: found.language })),
		[],
	)
	const generation = useGeneration({ me, onReady, onFound })
	const { error } = generation

	const focusLink = () => area.current?.querySelector<HTMLInputElement>('input[name=product_link]')?.focus()
	const generate = (asked: Given = {}) => {
		const wanted = brought && Object.keys(asked).length === 0 ? { savedPage: brought.file } : asked
		const missing = !draft.productLink.trim() && Object.keys(wanted).length === 0
		setLinkMissing(missing)
		if (missing) return focusLink()
		given.current = wanted
		rememberLastChoice(localKept(), draft)
		pane.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
		return void generation.start(draft, wanted)
	}
	const openWays = () => {
		setWaysOpen(true)
		requestAnimationFrame(() => pane.current?.scrollIntoView({ block: 'start', behavior: 'smooth' }))
	}
	return (
		<div ref={area} className="grid items-start gap-8 lg:grid-cols-[minmax(21rem,5fr)_minmax(0,8fr)] lg:gap-12">
			<GenerateCard
				draft={draft}
				onChange={(next) => {
					setDraft(next)
					setLinkMissing(false)
					if (error?.kind === 'invalid_url') generation.clearError()
				}}
				brought={brought && { ...brought, onLeaveOut: () => setBrought(undefined) }}
				onGenerate={() => generate()}
				busy={generation.busy}
				imageEditing={me.image_editing}
				sources={me.sources}
				error={error}
				linkMissing={linkMissing}
				onOtherWays={openWays}
			/>
			<div ref={pane} className="scroll-mt-24 p-[7px]">
				<WindowPane lit={generation.busy || waysOpen || error?.kind === 'failed'} label={t('window.label')}>
					<WindowContent
						generation={generation}
						ways={waysOpen ? 'open' : 'offered'}
						otherWays={<OtherWays userId={me.user.id} market={draft.market} language={draft.language} onGiven={generate} />}
						onRetry={() => generate(given.current)}
						onAnotherLink={() => {
							generation.clearError()
							focusLink()
						}}
					/>
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
		rememberResult(localKept(), stored)
		await Promise.all([refreshMe(), queries.invalidateQueries({ queryKey: PAGES, exact: true })])
		showToast(GENERATION_TOASTS.ready)
		await navigate(`/product-result?page=${encodeURIComponent(pageId)}`)
	}
}
