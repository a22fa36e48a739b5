import { ArrowLeft, Download, Eye, Plus, Redo2, Save, Send, TriangleAlert, Undo2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { pageDownloadUrl } from '../calls/api'
import { Button, IconButton } from '../ui/button'
import { focusTarget } from './canvas/focus-target'
import type { ViewportName } from './canvas/viewports'
import { WidthChoice } from './canvas/width-choice'
import { useHistoryStep } from './saving/history-step'
import type { SaveStatus } from './saving/page-saver'
import { SAVE_STATE, SaveState } from './saving/save-state'
import { usePuck } from './saving/use-edits'
import { useBuyingReminder, useGoToBuying } from './use-buying-reminder'
import { useCurrentPage } from './use-current-page'
import { useWords } from './words'
import { useWorkspace } from './workspace-context'

type Props = {
	pageId: string
	status: SaveStatus
	onSave: () => void
	/** Saves what is unsaved before the screen is left or the file is fetched. */
	flush: () => Promise<void>
	viewport: ViewportName
	onViewport: (viewport: ViewportName) => void
	onPreview: () => void
}

/**
 * The bar above the page, led by what the work is for: publish and download. On phones it takes the place of the app's
 * own bar.
 */
export function Toolbar({ pageId, status, onSave, flush, viewport, onViewport, onPreview }: Props) {
	const t = useWords()
	const { openPanel } = useWorkspace()
	const { buying } = useCurrentPage()
	return (
		<div
			role="toolbar"
			aria-label={t('toolbar.label')}
			className="relative z-10 flex items-center gap-x-0 border-b border-hairline bg-paper px-1.5 py-1 sm:gap-x-1 sm:px-4 sm:py-2"
		>
			<Leave flush={flush} />
			<History />
			<span className="mx-1 h-6 border-s border-hairline max-lg:hidden" aria-hidden />
			<WidthChoice viewport={viewport} onViewport={onViewport} />
			<IconButton label={t('toolbar.preview')} onClick={onPreview}>
				<Eye size={19} aria-hidden />
			</IconButton>
			<SaveState status={status} />
			<div className="ms-auto flex items-center gap-1 sm:gap-2">
				{hasSomethingToSave(status) && <SaveButton onSave={onSave} />}
				<BuyingMissing />
				<DownloadButton pageId={pageId} flush={flush} />
				<Button look="accent" className="relative max-sm:px-2 max-sm:text-sm" onClick={() => openPanel('publish')}>
					{!buying && (
						<span className="absolute -end-1 -top-1 size-3.5 rounded-full bg-warn sm:hidden" title={t('buying.missing')} aria-hidden />
					)}
					<Send size={17} className="max-sm:hidden rtl:-scale-x-100" aria-hidden />
					{t('toolbar.publish')}
				</Button>
			</div>
		</div>
	)
}

function History() {
	const t = useWords()
	const past = usePuck((puck) => puck.history.hasPast)
	const future = usePuck((puck) => puck.history.hasFuture)
	const step = useHistoryStep()
	return (
		<>
			<IconButton label={t('undo')} disabled={!past} onClick={() => step('back')}>
				<Undo2 size={19} className="rtl:-scale-x-100" aria-hidden />
			</IconButton>
			<IconButton label={t('toolbar.redo')} disabled={!future} onClick={() => step('forward')}>
				<Redo2 size={19} className="rtl:-scale-x-100" aria-hidden />
			</IconButton>
		</>
	)
}

function hasSomethingToSave({ kind, changed }: SaveStatus): boolean {
	return changed || kind === 'failed' || kind === 'conflict'
}

/** Comes at the free side of its row, where it moves nothing; when it goes, the words about saving take its focus. */
function SaveButton({ onSave }: { onSave: () => void }) {
	const t = useWords()
	const button = useRef<HTMLButtonElement>(null)
	useLayoutEffect(() => {
		const { current } = button
		return () => {
			if (current === document.activeElement) focusTarget(SAVE_STATE)
		}
	}, [])
	return (
		<Button
			ref={button}
			aria-label={t('toolbar.save')}
			title={t('toolbar.save')}
			className="max-xl:min-w-11 max-xl:px-2 sm:max-xl:px-3"
			onClick={onSave}
		>
			<Save size={18} aria-hidden />
			<span className="max-xl:hidden">{t('toolbar.save')}</span>
		</Button>
	)
}

function Leave({ flush }: { flush: () => Promise<void> }) {
	const t = useWords()
	const navigate = useNavigate()
	const leave = () => void flush().then(() => navigate('/dashboard'))
	return (
		<IconButton label={`+ ${t('toolbar.generate_another')}`} onClick={leave}>
			<Plus size={19} className="max-lg:hidden" aria-hidden />
			<ArrowLeft size={20} className="lg:hidden rtl:-scale-x-100" aria-hidden />
		</IconButton>
	)
}

/** Nobody has said yet where the page is bought: leads to the field. On phones the mark on Publish says so. */
function BuyingMissing() {
	const t = useWords()
	const { buying } = useCurrentPage()
	const goToBuying = useGoToBuying()
	if (buying) return null
	return (
		<button
			type="button"
			title={t('buying.missing')}
			aria-label={t('buying.missing')}
			onClick={goToBuying}
			className="flex min-h-11 items-center gap-2 rounded-pane bg-warn-soft px-3 text-sm leading-tight font-medium text-warn max-sm:hidden"
		>
			<TriangleAlert size={17} aria-hidden />
			<span className="max-w-40 text-start max-xl:hidden">{t('buying.missing')}</span>
		</button>
	)
}

function DownloadButton({ pageId, flush }: { pageId: string; flush: () => Promise<void> }) {
	const t = useWords()
	const remind = useBuyingReminder(pageId)
	const download = async () => {
		await flush()
		const link = document.createElement('a')
		link.href = pageDownloadUrl(pageId)
		link.download = 'product_page.html'
		link.click()
		remind()
	}
	return (
		<Button
			look="ink"
			onClick={() => void download()}
			aria-label={t('toolbar.download')}
			title={t('toolbar.download')}
			className="max-lg:min-w-11 max-lg:px-2.5"
		>
			<Download size={18} aria-hidden />
			<span className="max-lg:hidden">{t('toolbar.download')}</span>
		</Button>
	)
}
