import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VersionList } from '../../../core/contracts/pages'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import { NotLoaded } from '../../ui/loaded'
import { useRun } from '../../ui/use-run'
import { editorApi } from '../editor-api'
import { useEditor } from '../editor-context'
import { useWords } from '../words'
import { useWorkspace } from '../workspace-context'
import { CompareDialog } from './compare-dialog'
import { useRestore } from './use-restore'
import { dayOf, timeOf, versionTitle } from './version-words'

/** As many as are shown before one asks for the rest. */
const SHOWN = 20

type Entry = VersionList['versions'][number]

/** The kept versions of the page: looked at, compared with what it is now, brought back. */
export function VersionsPanel() {
	const t = useWords()
	const { stored, saver } = useEditor()
	const newest = saver.version()
	const list = useQuery({
		queryKey: ['versions', stored.id, newest],
		queryFn: () => editorApi.versions(stored.id),
		placeholderData: keepPreviousData,
	})
	const [all, setAll] = useState(false)
	if (list.isError) return <NotLoaded error={list.error} onRetry={() => void list.refetch()} />
	if (!list.data) return <div className="waiting h-40" aria-busy role="status" aria-label={t('versions.fetching')} />
	const { versions } = list.data
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<p className="text-sm text-soft">{t('versions.text')}</p>
			{byDay(all ? versions : versions.slice(0, SHOWN)).map(([day, entries]) => (
				<section key={day} aria-label={day} className="grid grid-cols-[minmax(0,1fr)] gap-1">
					<h2 className="text-1">{day}</h2>
					<ol className="grid grid-cols-[minmax(0,1fr)]">
						{entries.map((entry) => (
							<Row key={entry.version} entry={entry} newest={entry.version === versions[0]?.version} />
						))}
					</ol>
				</section>
			))}
			{!all && versions.length > SHOWN && (
				<Button size="small" onClick={() => setAll(true)}>
					{t('versions.older', { count: versions.length - SHOWN })}
				</Button>
			)}
		</div>
	)
}

function byDay(entries: readonly Entry[]): [day: string, entries: Entry[]][] {
	const days = new Map<string, Entry[]>()
	for (const entry of entries) days.set(dayOf(entry.created_at), [...(days.get(dayOf(entry.created_at)) ?? []), entry])
	return [...days]
}

function Row({ entry, newest }: { entry: Entry; newest: boolean }) {
	const t = useWords()
	const { stored } = useEditor()
	const { shownVersion, showVersion } = useWorkspace()
	const [comparing, setComparing] = useState(false)
	const restore = useRestore()
	const run = useRun()
	const name = versionTitle(t, entry)
	const look = () => run(async () => showVersion(await editorApi.version(stored.id, entry.version)))
	return (
		<li
			className={cx(
				'grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-hairline py-3',
				shownVersion?.version === entry.version && 'bg-sunk',
			)}
		>
			<p className="flex flex-wrap items-baseline gap-x-2 leading-snug">
				<span className="font-medium tabular">{timeOf(entry.created_at)}</span>
				<span className="text-sm text-faint tabular">
					{t('versions.size', {
						sections: t('versions.sections', { count: entry.sections }),
						words: t('versions.words', { count: entry.words }),
					})}
				</span>
			</p>
			{(newest || entry.restored_from !== null) && (
				<p className="text-sm text-soft">
					{newest && `${t('versions.newest')} `}
					{entry.restored_from !== null && t('versions.came_from', { version: entry.restored_from })}
				</p>
			)}
			{!newest && (
				<div className="flex flex-wrap gap-2">
					<Button size="small" aria-label={t('versions.look_at', { version: name })} onClick={() => void look()}>
						{t('versions.look')}
					</Button>
					<Button size="small" aria-label={t('versions.compare_with', { version: name })} onClick={() => setComparing(true)}>
						{t('versions.compare')}
					</Button>
					<Button
						size="small"
						aria-label={t('versions.bring_back_this', { version: name })}
						busy={restore.busy}
						onClick={() => void restore.run(entry.version)}
					>
						{t('versions.bring_back')}
					</Button>
				</div>
			)}
			{comparing && <CompareDialog entry={entry} onClose={() => setComparing(false)} />}
		</li>
	)
}
