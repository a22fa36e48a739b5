import { useState } from 'react'
import type { AdCopyResponse } from '../../../../core/contracts/ads'
import { findLanguage } from '../../../../core/locale/languages'
import { api } from '../../../calls/api'
import { sayTold } from '../../../i18n/say-message'
import { useLocaleNames } from '../../../pages/use-locale-names'
import { Button } from '../../../ui/button'
import { SelectField } from '../../../ui/select'
import { reasonWords } from '../../checks/reason-words'
import { useWords as useEditorWords } from '../../words'
import { CopyButton } from '../copy-button'
import { useWords } from '../words'
import { AdChannelCard } from './ad-channel-card'
import { AD_LANGUAGES, adCards } from './ad-channels'
import { adError, generateAdCopy } from './ads-api'

type State =
	| { kind: 'idle' }
	| { kind: 'generating' }
	| { kind: 'failed'; text: string; reason: string }
	| { kind: 'done'; ads: AdCopyResponse; tag: string | undefined }

type Props = { pageId: string; language: string; flush: () => Promise<void> }

/** Ad copy from the page, in a language of one's choice (T-1, T-2). */
export function AdCopy({ pageId, language: pageLanguage, flush }: Props) {
	const t = useWords()
	const { languageName } = useLocaleNames()
	const [language, setLanguage] = useState(pageLanguage)
	const [state, setState] = useState<State>({ kind: 'idle' })
	const generate = async () => {
		setState({ kind: 'generating' })
		try {
			await flush()
			const { product_page_html } = await api.page(pageId)
			const ads = await generateAdCopy({ product_html: product_page_html, language, page_id: pageId })
			setState({ kind: 'done', ads, tag: findLanguage(language)?.tag })
		} catch (error) {
			setState({ kind: 'failed', ...adError(error) })
		}
	}
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<SelectField
				label={t('ads.language')}
				options={AD_LANGUAGES.map((id) => ({ value: id, label: languageName(id) }))}
				value={language}
				onChange={(event) => setLanguage(event.target.value)}
			/>
			<Button busy={state.kind === 'generating'} onClick={() => void generate()}>
				{state.kind === 'generating' ? t('ads.generating') : t('ads.get')}
			</Button>
			<div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-4">
				<ResultBox state={state} />
				{state.kind === 'done' && <Channels ads={state.ads} tag={state.tag} />}
			</div>
		</div>
	)
}

function ResultBox({ state }: { state: State }) {
	const t = useWords()
	if (state.kind === 'done' && state.ads.ad_copy)
		return (
			<div className="grid grid-cols-[minmax(0,1fr)_auto] items-start rounded-pane border border-strong bg-raised py-1 ps-3.5 pe-1">
				<p lang={state.tag} dir="auto" className="py-2 text-[0.9375rem] whitespace-pre-line wrap-anywhere">
					{state.ads.ad_copy}
				</p>
				<CopyButton text={state.ads.ad_copy} label={t('ads.copy')} />
			</div>
		)
	if (state.kind === 'failed')
		return (
			<div role="alert" className="grid gap-1 rounded-pane bg-bad-soft p-3.5 text-[0.9375rem] text-bad">
				<p className="font-semibold">{state.text}</p>
				<p>{state.reason}</p>
			</div>
		)
	return (
		<p className="rounded-pane border border-dashed border-strong px-3.5 py-3 text-[0.9375rem] text-faint">
			{state.kind === 'generating' ? t('ads.generating') : t('ads.placeholder')}
		</p>
	)
}

function Channels({ ads, tag }: { ads: AdCopyResponse; tag: string | undefined }) {
	const t = useWords()
	const ofEditor = useEditorWords()
	return (
		<>
			{ads.note && <p className="text-sm text-soft">{sayTold(ads.said, ads.note)}</p>}
			{ads.channels && adCards(ads.channels).map((card) => <AdChannelCard key={card.channel} card={card} tag={tag} />)}
			{ads.removed.length > 0 && (
				<details className="text-sm">
					<summary className="w-fit py-1 pointer-coarse:py-3 text-soft underline underline-offset-4">
						{t('ads.left_out', { count: ads.removed.length })}
					</summary>
					<ul className="grid gap-3 py-2">
						{ads.removed.map(({ text, reasons }) => (
							<li key={text} className="grid gap-0.5">
								<span lang={tag} dir="auto" className="wrap-anywhere">
									{text}
								</span>
								<span className="text-faint">{reasonWords(ofEditor, reasons)}</span>
							</li>
						))}
					</ul>
				</details>
			)}
		</>
	)
}
