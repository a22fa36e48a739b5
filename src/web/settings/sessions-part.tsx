import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountSessions } from '../../core/contracts/accounts'
import { ACCOUNT_SESSIONS, accountApi } from '../accounts/account-api'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Group } from '../ui/group'
import { Loaded } from '../ui/loaded'
import { useRun } from '../ui/use-run'
import { deviceWords } from './device-words'
import { momentWords } from './moment-words'
import { useWords } from './words'

type Session = AccountSessions['sessions'][number]

/** Where one is signed in, and the way to end it there. */
export function SessionsPart() {
	const t = useWords()
	const queries = useQueryClient()
	const run = useRun()
	const [busy, setBusy] = useState<string>()
	const sessions = useQuery({ queryKey: ACCOUNT_SESSIONS, queryFn: accountApi.sessions })
	const end = (what: string, act: () => Promise<unknown>) =>
		run(async () => {
			setBusy(what)
			try {
				await act()
			} finally {
				// What has ended meanwhile is gone from the list as well.
				await queries.invalidateQueries({ queryKey: ACCOUNT_SESSIONS })
				setBusy(undefined)
			}
		})
	return (
		<Group anchor="sessions" title={t('parts.sessions')} text={t('sessions.text')}>
			<Loaded query={sessions}>
				{(list) => (
					<>
						<ul aria-label={t('parts.sessions')} className="grid">
							{list.map((session) => (
								<Row
									key={session.id}
									session={session}
									busy={busy === session.id}
									onEnd={() => void end(session.id, () => accountApi.endSession(session.id))}
								/>
							))}
						</ul>
						{list.length > 1 && (
							<div>
								<Button busy={busy === 'others'} onClick={() => void end('others', accountApi.endOtherSessions)}>
									{t('sessions.out_elsewhere')}
								</Button>
							</div>
						)}
					</>
				)}
			</Loaded>
		</Group>
	)
}

function Row({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
	const t = useWords()
	const { address, seen_at, is_current } = session
	const device = deviceWords(t, session)
	const moment = momentWords(seen_at, new Date())
	return (
		<li className="flex min-h-14 items-center justify-between gap-4 border-b border-hairline py-2 last:border-b-0">
			<div className="grid min-w-0">
				<span className="flex flex-wrap items-center gap-x-3 font-medium">
					{device} {is_current && <Badge>{t('sessions.this')}</Badge>}
				</span>
				<span className="text-sm text-faint">
					{t('sessions.last_used', { moment })}
					{address && <> · {address}</>}
				</span>
			</div>
			{!is_current && (
				<Button size="small" busy={busy} onClick={onEnd} aria-label={t('sessions.out_of', { device, moment })}>
					{t('sessions.out')}
				</Button>
			)}
		</li>
	)
}
