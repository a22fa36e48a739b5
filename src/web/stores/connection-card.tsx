import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Connection } from '../../core/contracts/stores'
import { storeName } from '../../core/stores/store-ids'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { TextField } from '../ui/field'
import { useRun } from '../ui/use-run'
import { STORES, storesApi } from './stores-api'
import { useWords } from './words'

/** A connected store: what it is called, and what can be done with it. `alone` = the only one of its platform. */
export function ConnectionCard({ connection, alone }: { connection: Connection; alone: boolean }) {
	const t = useWords()
	const [open, setOpen] = useState<'rename' | 'disconnect'>()
	const { busy, act } = useAct()
	const platform = storeName(connection.store)
	const close = () => setOpen(undefined)
	const disconnect = async () => {
		await act(() => storesApi.disconnect(connection.id))
		close()
	}
	return (
		<li className="pane grid gap-3 p-4">
			<div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
				<span dir="auto" className="font-medium wrap-anywhere">
					{connection.name}
				</span>
				<Badge>{platform}</Badge>
				{connection.is_default && !alone && <Badge tone="glass">{t('card.used_first')}</Badge>}
				{connection.status === 'reconnect' && <Badge tone="warn">{t('card.connect_again')}</Badge>}
			</div>
			<p className="text-sm text-faint wrap-anywhere">
				<bdi>{connection.url}</bdi>
				{connection.currency && ` · ${t('card.sells_in', { currency: connection.currency })}`}
			</p>
			{connection.status === 'reconnect' && <p className="text-[0.9375rem] text-soft">{t('card.lost', { store: platform })}</p>}
			<div className="flex flex-wrap gap-2">
				<Button size="small" onClick={() => setOpen('rename')} aria-label={t('card.rename_named', { name: connection.name })}>
					{t('card.rename')}
				</Button>
				{!alone && !connection.is_default && (
					<Button
						size="small"
						busy={busy}
						onClick={() => void act(() => storesApi.makeDefault(connection.id))}
						aria-label={t('card.use_named_first', { name: connection.name })}
					>
						{t('card.use_first')}
					</Button>
				)}
				<Button
					size="small"
					look="danger"
					onClick={() => setOpen('disconnect')}
					aria-label={t('card.disconnect_named', { name: connection.name })}
				>
					{t('card.disconnect')}
				</Button>
			</div>
			{open === 'rename' && <RenameDialog connection={connection} onClose={close} />}
			<Dialog
				open={open === 'disconnect'}
				onClose={close}
				title={t('disconnect.title', { name: connection.name })}
				text={t('disconnect.text')}
			>
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={close} disabled={busy}>
						{t('disconnect.keep')}
					</Button>
					<Button look="danger" busy={busy} onClick={() => void disconnect()}>
						{t('card.disconnect')}
					</Button>
				</div>
			</Dialog>
		</li>
	)
}

/** Runs a change of a store, and has what is shown of stores asked for anew. */
function useAct() {
	const queries = useQueryClient()
	const run = useRun()
	const [busy, setBusy] = useState(false)
	const act = async (change: () => Promise<unknown>) => {
		setBusy(true)
		await run(async () => {
			await change()
			await queries.invalidateQueries({ queryKey: STORES })
		})
		setBusy(false)
	}
	return { busy, act }
}

function RenameDialog({ connection, onClose }: { connection: Connection; onClose: () => void }) {
	const t = useWords()
	const [name, setName] = useState(connection.name)
	const { busy, act } = useAct()
	const onSubmit = async (event: FormEvent) => {
		event.preventDefault()
		if (!name.trim()) return
		await act(() => storesApi.rename(connection.id, name))
		onClose()
	}
	return (
		<Dialog open onClose={onClose} title={t('rename.title')} text={t('rename.text')}>
			<form onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
				<TextField
					label={t('rename.name')}
					dir="auto"
					maxLength={80}
					required
					autoComplete="off"
					value={name}
					onChange={(event) => setName(event.target.value)}
				/>
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={onClose} disabled={busy}>
						{t('cancel')}
					</Button>
					<Button type="submit" look="ink" busy={busy}>
						{t('card.rename')}
					</Button>
				</div>
			</form>
		</Dialog>
	)
}
