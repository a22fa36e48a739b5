import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { otherShop } from '../../core/quality/check-origin'
import { storeName } from '../../core/stores/store-ids'
import { sayTold } from '../i18n/say-message'
import { fieldNames } from '../stores/field-names'
import { LeftOutList } from '../stores/left-out-list'
import { statusChoices } from '../stores/status-choice'
import { statusOptions } from '../stores/status-options'
import { STORES, storesApi } from '../stores/stores-api'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Notice } from '../ui/notice'
import { SelectField } from '../ui/select'
import type { BulkItem } from './kept-bulk'
import { pagePath } from './page-card'
import type { useBulkPush } from './use-bulk-push'
import { useWords } from './words'

type Bulk = ReturnType<typeof useBulkPush>

/** Many pages to one store: they are chosen, then pushed with a list of how each goes. */
export function BulkPush({ bulk }: { bulk: Bulk }) {
	const t = useWords()
	if (!bulk.picked)
		return (
			<Button size="small" className="justify-self-start" onClick={bulk.begin}>
				{t('bulk.choose')}
			</Button>
		)
	return <Choosing bulk={bulk} picked={[...bulk.picked.values()]} />
}

function Choosing({ bulk, picked }: { bulk: Bulk; picked: readonly { shop: string | null }[] }) {
	const t = useWords()
	const stored = useQuery({ queryKey: [...STORES, 'connections'], queryFn: storesApi.connections })
	const connections = stored.data?.connections ?? []
	const why = stored.data?.pictures.why ?? null
	const [wanted, setWanted] = useState(bulk.bulk?.connection)
	const chosen = connections.find(({ id }) => id === wanted) ?? connections[0]
	const count = picked.length
	const own = connections.flatMap(({ url, account }) => [url, account])
	const shops = [...new Set(picked.flatMap(({ shop }) => otherShop(shop ?? '', own) ?? []))]
	if (stored.data && !chosen) return <p className="text-soft">{t('bulk.none')}</p>
	return (
		<section className="pane sticky top-17 z-20 grid gap-3 p-4" aria-label={t('bulk.choose')}>
			<div className="flex flex-wrap items-end gap-3">
				<div className="min-w-60">
					<SelectField
						label={t('bulk.store')}
						options={connections.map(({ id, name, store }) => ({ value: id, label: `${name} · ${storeName(store)}` }))}
						value={chosen?.id ?? ''}
						onChange={({ target }) => setWanted(target.value)}
					/>
				</div>
				<div className="min-w-60">
					<SelectField
						label={t('bulk.new_as')}
						options={statusOptions(statusChoices(false))}
						value={bulk.newStatus}
						onChange={({ target }) => bulk.chooseNewStatus(target.value)}
					/>
				</div>
				<Button look="ink" disabled={count === 0 || !chosen} onClick={() => chosen && void bulk.start(chosen.id, why !== null)}>
					{t(why === null ? 'bulk.start' : 'bulk.without_pictures')}
				</Button>
				<Button onClick={bulk.cancel}>{t('bulk.cancel')}</Button>
				<span role="status" className="text-sm text-soft">
					{t('bulk.chosen', { count })}
				</span>
			</div>
			{shops.length > 0 && <Notice tone="warn" text={t('bulk.borrowed', { shops: shops.join(', ') })} />}
			<p className="text-sm text-faint">{why === null ? t('bulk.hint') : sayTold(stored.data?.pictures.said, why)}</p>
			{chosen && (
				<Progress
					bulk={bulk}
					store={chosen.name}
					onGoOn={() => void bulk.goOn(why !== null)}
					onAgain={() => void bulk.again(why !== null)}
				/>
			)}
		</section>
	)
}

type ProgressProps = { bulk: Bulk; store: string; onGoOn: () => void; onAgain: () => void }

function Progress({ bulk: { bulk, running, stop, cancel }, store, onGoOn, onAgain }: ProgressProps) {
	const t = useWords()
	const count = (...states: BulkItem['state'][]) => (bulk?.items ?? []).filter(({ state }) => states.includes(state)).length
	const waiting = count('waiting', 'running')
	return (
		<Dialog open={bulk !== undefined} onClose={() => !running && cancel()} title={t('bulk.title', { store })}>
			<p role="status">{t('bulk.report', { done: count('done'), failed: count('failed'), waiting })}</p>
			<ol className="grid max-h-[50vh] gap-2 overflow-y-auto">
				{bulk?.items.map((item) => (
					<Item key={item.id} item={item} />
				))}
			</ol>
			<div className="flex flex-wrap justify-end gap-3">
				{running && <Button onClick={stop}>{t('bulk.stop')}</Button>}
				{!running && waiting > 0 && (
					<Button look="ink" onClick={onGoOn}>
						{t('bulk.go_on')}
					</Button>
				)}
				{!running && waiting === 0 && count('failed') > 0 && (
					<Button look="ink" onClick={onAgain}>
						{t('bulk.again')}
					</Button>
				)}
				<Button disabled={running} onClick={cancel}>
					{t('bulk.close')}
				</Button>
			</div>
		</Dialog>
	)
}

const TONES = { waiting: 'plain', running: 'glass', done: 'good', failed: 'warn' } as const

function Item({ item: { id, title, state, why, todo, url, outcome } }: { item: BulkItem }) {
	const t = useWords()
	return (
		<li className="grid gap-1 border-t border-hairline pt-2 text-[0.9375rem] first:border-t-0 first:pt-0">
			<span className="flex items-start justify-between gap-3">
				<a href={pagePath(id)} dir="auto" className="wrap-anywhere underline-offset-4 hover:underline">
					{title}
				</a>
				<Badge tone={TONES[state]}>{t(`bulk.states.${state}`)}</Badge>
			</span>
			{why && (
				<span className="text-sm text-bad" dir="auto">
					{why}
				</span>
			)}
			{todo && <span className="text-sm">{t(`bulk.todo.${todo}`)}</span>}
			{outcome && <Known outcome={outcome} />}
			{url && (
				<a href={url} target="_blank" rel="noopener noreferrer" className="text-sm underline underline-offset-4">
					{t('bulk.view')}
				</a>
			)}
		</li>
	)
}

/** What is to be known of a page that arrived. */
function Known({ outcome: { left_out: leftOut, notes, said, kept } }: { outcome: NonNullable<BulkItem['outcome']> }) {
	const t = useWords()
	return (
		<>
			{kept.length > 0 && <span className="text-sm text-soft">{t('bulk.kept', { fields: fieldNames(kept) })}</span>}
			{notes.map((note, at) => (
				<span key={note} className="text-sm text-soft" dir="auto">
					{sayTold(said?.notes[at], note)}
				</span>
			))}
			{leftOut.length > 0 && <LeftOutList summary={t('bulk.left_out', { count: leftOut.length })} leftOut={leftOut} />}
		</>
	)
}
