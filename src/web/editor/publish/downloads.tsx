import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import type { PushOutcome } from '../../../core/contracts/stores'
import { pageDownloadUrl } from '../../calls/api'
import { LeftOutList } from '../../stores/left-out-list'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { useRun } from '../../ui/use-run'
import { useBuyingReminder } from '../use-buying-reminder'
import { useCurrentPage } from '../use-current-page'
import { downloadFile } from './download-file'
import { EXPORT_CHOICES, type ExportChoice, pageExportUrl } from './export-choices'
import { useWords } from './words'

type Props = { pageId: string; flush: () => Promise<void> }

/** The page as files; what is unsaved is saved first, so that the file holds what one sees. */
export function Downloads({ pageId, flush }: Props) {
	const t = useWords()
	const run = useRun()
	const { buying } = useCurrentPage()
	const remind = useBuyingReminder(pageId)
	const [busy, setBusy] = useState<string>()
	const [missing, setMissing] = useState<PushOutcome['left_out']>([])
	const download = (path: string, name: string) =>
		run(async () => {
			setBusy(path)
			try {
				await flush()
				setMissing(await downloadFile(path, name))
				remind()
			} finally {
				setBusy(undefined)
			}
		})
	const html = pageDownloadUrl(pageId)
	return (
		<div className="grid gap-3">
			{!buying && <Notice tone="warn" text={t('downloads.no_buying')} />}
			<Button look="ink" busy={busy === html} onClick={() => void download(html, 'product_page.html')}>
				<Download size={18} aria-hidden /> {t(buying ? 'downloads.html' : 'downloads.html_anyway')}
			</Button>
			{missing.length > 0 && (
				<Notice tone="warn" text={t('downloads.not_in_file')}>
					<LeftOutList open summary={t('outcome.left_out', { count: missing.length })} leftOut={missing} />
				</Notice>
			)}
			<details className="group rounded-pane border border-hairline">
				<summary className="flex min-h-11 items-center justify-between px-3.5 text-[0.9375rem] font-medium">
					{t('downloads.more')}
					<ChevronDown size={18} className="text-faint group-open:rotate-180" aria-hidden />
				</summary>
				<ul className="grid border-t border-hairline">
					{EXPORT_CHOICES.map((choice) => (
						<li key={choice.format} className="border-b border-hairline last:border-b-0">
							<Choice
								choice={choice}
								busy={busy === pageExportUrl(pageId, choice.format)}
								onChoose={() => void download(pageExportUrl(pageId, choice.format), choice.fileName)}
							/>
						</li>
					))}
				</ul>
			</details>
		</div>
	)
}

function Choice({ choice, busy, onChoose }: { choice: ExportChoice; busy: boolean; onChoose: () => void }) {
	const t = useWords()
	return (
		<button
			type="button"
			disabled={busy}
			aria-busy={busy || undefined}
			onClick={onChoose}
			className="grid min-h-13 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-3 px-3.5 py-2 text-start -outline-offset-2 hover:bg-sunk"
		>
			<span className="grid">
				<span className="text-[0.9375rem] font-medium">{choice.label(t)}</span>
				<span className="text-sm text-faint">{choice.hint(t)}</span>
			</span>
			<Download size={17} className="text-faint" aria-hidden />
		</button>
	)
}
