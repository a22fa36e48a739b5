import { Download, Eye, Monitor, PenLine, Plus, Redo2, Smartphone, Tablet, Undo2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { pageDownloadUrl } from '../api'
import { Button, IconButton } from '../ui/button'
import { useHistoryStep } from './history-step'
import type { SaveStatus } from './page-saver'
import { SaveState } from './save-state'
import { usePuck } from './use-edits'
import { VIEWPORTS, type ViewportName } from './viewports'
import { useWords } from './words'

const ICONS = { phone: Smartphone, tablet: Tablet, desktop: Monitor }
const NAMES = Object.keys(VIEWPORTS) as ViewportName[]

type Props = {
	pageId: string
	status: SaveStatus
	onSave: () => void
	/** Saves what is unsaved before the screen is left or the file is fetched. */
	flush: () => Promise<void>
	viewport: ViewportName
	onViewport: (viewport: ViewportName) => void
	previewing: boolean
	onPreview: (previewing: boolean) => void
}

export function Toolbar({ pageId, status, onSave, flush, viewport, onViewport, previewing, onPreview }: Props) {
	const t = useWords()
	return (
		<div
			role="toolbar"
			aria-label={t('toolbar.label')}
			className="flex flex-wrap items-center gap-y-2 border-b sm:gap-x-1 border-hairline bg-paper px-2 py-2 sm:px-4"
		>
			<History />
			<span className="mx-1 h-6 border-s border-hairline max-lg:hidden" aria-hidden />
			<fieldset aria-label={t('toolbar.width')} className="hidden lg:flex">
				{NAMES.map((name) => {
					const Icon = ICONS[name]
					return (
						<IconButton key={name} label={t(`toolbar.viewports.${name}`)} aria-pressed={viewport === name} onClick={() => onViewport(name)}>
							<Icon size={19} className={name === 'tablet' ? 'rotate-90' : undefined} aria-hidden />
						</IconButton>
					)
				})}
			</fieldset>
			<IconButton
				label={t(previewing ? 'back_to_editing' : 'toolbar.preview')}
				aria-pressed={previewing}
				onClick={() => onPreview(!previewing)}
			>
				{previewing ? <PenLine size={19} aria-hidden /> : <Eye size={19} aria-hidden />}
			</IconButton>
			<SaveState status={status} />
			<div className="ms-auto flex items-center gap-1.5 sm:gap-2">
				<Leave flush={flush} />
				<DownloadButton pageId={pageId} flush={flush} />
				<Button look="accent" className="max-sm:px-2.5 max-sm:text-sm" onClick={onSave} busy={status.kind === 'saving'}>
					{t('toolbar.save')}
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

function Leave({ flush }: { flush: () => Promise<void> }) {
	const t = useWords()
	const navigate = useNavigate()
	const leave = () => void flush().then(() => navigate('/dashboard'))
	return (
		<Button onClick={leave} aria-label={`+ ${t('toolbar.generate_another')}`} className="max-xl:min-w-10 max-xl:px-2 sm:max-xl:px-3">
			<Plus size={18} aria-hidden />
			<span className="max-xl:hidden">{t('toolbar.generate_another')}</span>
		</Button>
	)
}

function DownloadButton({ pageId, flush }: { pageId: string; flush: () => Promise<void> }) {
	const t = useWords()
	const download = async () => {
		await flush()
		const link = document.createElement('a')
		link.href = pageDownloadUrl(pageId)
		link.download = 'product_page.html'
		link.click()
	}
	return (
		<Button onClick={() => void download()} aria-label={t('toolbar.download')} className="max-xl:min-w-10 max-xl:px-2 sm:max-xl:px-3">
			<Download size={18} aria-hidden />
			<span className="max-xl:hidden">{t('toolbar.download')}</span>
		</Button>
	)
}
