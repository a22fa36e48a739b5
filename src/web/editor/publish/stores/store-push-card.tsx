import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { PushEntry, PushOutcome, RestoreOutcome } from '../../../../core/contracts/stores'
import { storeName } from '../../../../core/stores/store-ids'
import { intlLanguage } from '../../../i18n/i18n'
import { sayTold } from '../../../i18n/say-message'
import { fieldNames } from '../../../stores/field-names'
import { LeftOutList } from '../../../stores/left-out-list'
import { pushesOf, storesApi } from '../../../stores/stores-api'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { showToast } from '../../../ui/toast-store'
import { useRun } from '../../../ui/use-run'
import { EditsChoice } from '../edits-choice'
import { useWords } from '../words'
import { outcomeWords, restoredToast, stateWords } from './store-outcome'

type CardProps = {
	entry: PushEntry
	pageId: string
	/** The newest one to its store: what was changed there is asked of this one alone. */
	isLast: boolean
}

/** One push: where to, what came of it, where it is now. */
export function StorePushCard({ entry, pageId, isLast }: CardProps) {
	const t = useWords()
	const { store, connection, state, outcome, error } = entry
	const [kept, setKept] = useState<RestoreOutcome['left_out']>([])
	const moment = new Intl.DateTimeFormat(intlLanguage(), { dateStyle: 'medium', timeStyle: 'short' })
	const tone = state === 'done' && !entry.restored_at ? 'good' : state === 'failed' || state === 'unknown' ? 'warn' : 'plain'
	return (
		<li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-pane border border-hairline p-3.5 text-[0.9375rem]">
			<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
				<span className="font-medium">{storeName(store)}</span>
				<bdi className="text-soft wrap-anywhere">{connection.name}</bdi>
				<Badge tone={tone}>{stateWords(t, entry)}</Badge>
				<time dateTime={entry.created_at} className="ms-auto text-xs text-faint tabular">
					{moment.format(new Date(entry.created_at))}
				</time>
			</div>
			{error && (
				<p className="text-bad wrap-anywhere" dir="auto">
					{sayTold(error.said, error.message)}
				</p>
			)}
			{isLast && state === 'failed' && entry.edits.length > 0 && <EditsChoice entry={entry} pageId={pageId} />}
			{outcome && <Outcome outcome={outcome} />}
			{entry.can_restore && <Restore entry={entry} pageId={pageId} onRestored={setKept} />}
			{kept.length > 0 && <LeftOutList open summary={t('restore.left_out', { count: kept.length })} leftOut={kept} />}
		</li>
	)
}

function Outcome({ outcome }: { outcome: PushOutcome }) {
	const t = useWords()
	const name = storeName(outcome.store)
	return (
		<>
			<p className="text-sm text-soft">{outcomeWords(t, outcome)}</p>
			<p className="flex flex-wrap gap-x-4">
				{outcome.url && <Away href={outcome.url}>{t('history.view')}</Away>}
				<Away href={outcome.admin_url}>{t('history.edit', { store: name })}</Away>
			</p>
			{outcome.kept.length > 0 && <p className="text-sm text-soft">{t('outcome.kept', { fields: fieldNames(outcome.kept) })}</p>}
			{outcome.notes.map((note, at) => (
				<p key={note} className="text-sm text-soft" dir="auto">
					{sayTold(outcome.said?.notes[at], note)}
				</p>
			))}
			{outcome.left_out.length > 0 && (
				<LeftOutList summary={t('outcome.left_out', { count: outcome.left_out.length })} leftOut={outcome.left_out} />
			)}
		</>
	)
}

function Away({ href, children }: { href: string; children: React.ReactNode }) {
	const t = useWords()
	return (
		<a
			href={href}
			target="_blank"
			rel="noopener noreferrer"
			className="inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-4"
		>
			{children}
			<ExternalLink size={14} className="shrink-0" aria-hidden />
			<span className="sr-only">{t('history.new_tab')}</span>
		</a>
	)
}

type RestoreProps = { entry: PushEntry; pageId: string; onRestored: (leftOut: RestoreOutcome['left_out']) => void }

function Restore({ entry, pageId, onRestored }: RestoreProps) {
	const t = useWords()
	const queries = useQueryClient()
	const run = useRun()
	const [asking, setAsking] = useState(false)
	const [busy, setBusy] = useState(false)
	const restore = async () => {
		setBusy(true)
		await run(async () => {
			const { left_out } = await storesApi.restore(entry.id)
			onRestored(left_out)
			showToast(restoredToast(left_out.length))
		})
		await queries.invalidateQueries({ queryKey: pushesOf(pageId) })
		setBusy(false)
		setAsking(false)
	}
	return (
		<div>
			<Button size="small" onClick={() => setAsking(true)}>
				{t('restore.title')}
			</Button>
			<Dialog open={asking} onClose={() => setAsking(false)} title={t('restore.title')} text={t('restore.text')}>
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={() => setAsking(false)} disabled={busy}>
						{t('restore.keep')}
					</Button>
					<Button look="ink" busy={busy} onClick={() => void restore()}>
						{t('restore.confirm')}
					</Button>
				</div>
			</Dialog>
		</div>
	)
}
