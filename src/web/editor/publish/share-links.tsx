import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Link2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type PageShare, SHARE_DAYS } from '../../../core/contracts/pages'
import { intlLanguage } from '../../i18n/i18n'
import { Button, IconButton } from '../../ui/button'
import { SelectField } from '../../ui/select'
import { useRun } from '../../ui/use-run'
import { CopyButton } from './copy-button'
import { sharesApi } from './shares-api'
import { useWords } from './words'

const DEFAULT_DAYS = 7

type Props = { pageId: string; flush: () => Promise<void> }

/**
 * Links for a client or partner to look at the page without an account: made for some days, copied, opened,
 * withdrawn.
 */
export function ShareLinks({ pageId, flush }: Props) {
	const t = useWords()
	const run = useRun()
	const queries = useQueryClient()
	const queryKey = ['shares', pageId]
	const shares = useQuery({ queryKey, queryFn: () => sharesApi.list(pageId) })
	const [days, setDays] = useState(DEFAULT_DAYS)
	const [busy, setBusy] = useState(false)
	const change = (act: () => Promise<unknown>) =>
		run(async () => {
			setBusy(true)
			try {
				await act()
				await queries.invalidateQueries({ queryKey })
			} finally {
				setBusy(false)
			}
		})
	const create = () =>
		change(async () => {
			await flush()
			await sharesApi.create(pageId, days)
		})
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<p className="text-sm text-soft">{t('share.text')}</p>
			<div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
				<SelectField
					label={t('share.lasts')}
					options={SHARE_DAYS.map((count) => ({ value: String(count), label: t('share.days', { count }) }))}
					value={String(days)}
					onChange={(event) => setDays(Number(event.target.value))}
				/>
				<Button busy={busy} onClick={() => void create()}>
					<Link2 size={17} aria-hidden /> {t('share.create')}
				</Button>
			</div>
			{shares.data && shares.data.shares.length > 0 && (
				<ul aria-label={t('share.links')} className="grid grid-cols-[minmax(0,1fr)]">
					{shares.data.shares.map((share) => (
						<ShareRow key={share.token} share={share} onWithdraw={() => void change(() => sharesApi.delete(pageId, share.token))} />
					))}
				</ul>
			)}
		</div>
	)
}

function ShareRow({ share, onWithdraw }: { share: PageShare; onWithdraw: () => void }) {
	const t = useWords()
	const until = new Intl.DateTimeFormat(intlLanguage(), { dateStyle: 'medium' }).format(new Date(share.expires_at))
	return (
		<li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-hairline py-2">
			<p dir="ltr" className="truncate text-sm">
				{share.url.replace(/^https?:\/\//, '')}
			</p>
			<div className="flex items-center gap-1">
				<p className="grow text-sm text-faint">{t('share.until', { date: until })}</p>
				<CopyButton text={share.url} label={t('share.copy')} />
				<a
					href={share.url}
					target="_blank"
					rel="noreferrer"
					aria-label={t('share.open')}
					title={t('share.open')}
					className="inline-grid size-11 shrink-0 place-items-center rounded-pane text-soft hover:bg-sunk hover:text-ink"
				>
					<ExternalLink size={17} aria-hidden />
				</a>
				<IconButton label={t('share.withdraw')} className="hover:text-bad" onClick={onWithdraw}>
					<Trash2 size={17} aria-hidden />
				</IconButton>
			</div>
		</li>
	)
}
