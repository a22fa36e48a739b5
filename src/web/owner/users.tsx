import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { OWNER_USERS_LISTED, type OwnerUsers } from '../../core/contracts/owner'
import { intlLanguage } from '../i18n/i18n'
import { Badge } from '../ui/badge'
import { TextField } from '../ui/field'
import { momentWords } from './figure-words'
import { ownerApi } from './owner-api'
import { OwnerScreen, Waiting } from './owner-screen'
import { Cell, Row, Table } from './table'
import { translate, useWords } from './words'

export function meta() {
	return [{ title: `${translate('screens.users')} · Vitrine` }]
}

/** /owner/users: who has an account here. */
export default function UsersScreen() {
	const t = useWords()
	return (
		<OwnerScreen title={t('screens.users')}>
			<Found />
		</OwnerScreen>
	)
}

function Found() {
	const t = useWords()
	const [typed, setTyped] = useState('')
	const search = useDeferredValue(typed.trim())
	const found = useQuery({ queryKey: ['owner', 'users', search], queryFn: () => ownerApi.users(search), placeholderData: keepPreviousData })
	return (
		<section aria-label={t('users.label')} className="grid gap-5">
			<div className="max-w-[28rem]">
				<TextField
					label={t('users.search')}
					type="search"
					dir="auto"
					maxLength={200}
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					hint={t('users.search_hint')}
				/>
			</div>
			{found.data ? <Users users={found.data.users} /> : <Waiting query={found} />}
		</section>
	)
}

function Users({ users }: OwnerUsers) {
	const t = useWords()
	if (users.length === 0) return <p className="text-soft">{t('users.nobody')}</p>
	return (
		<>
			<Table label={t('users.table')} head={[t('head.since'), t('head.who'), t('head.plan'), t('head.pages'), t('head.last_at_work')]}>
				{users.map((user) => (
					<Row key={user.id}>
						<Cell>
							<time dateTime={user.created_at}>{momentWords(user.created_at)}</time>
						</Cell>
						<Cell>
							<span className="block min-w-52 max-w-[40ch] break-words">{user.email}</span>
							<span dir="auto" className="mt-0.5 block text-sm text-faint">
								{user.name}
							</span>
						</Cell>
						<Cell>
							<Badge tone={user.plan === 'Pro' ? 'good' : 'plain'}>{t(`users.plans.${user.plan}`)}</Badge>
						</Cell>
						<Cell number>{user.pages.toLocaleString(intlLanguage())}</Cell>
						<Cell>{user.active_at ? <time dateTime={user.active_at}>{momentWords(user.active_at)}</time> : t('users.no_page')}</Cell>
					</Row>
				))}
			</Table>
			{users.length === OWNER_USERS_LISTED && <p className="text-sm text-faint">{t('users.newest', { number: OWNER_USERS_LISTED })}</p>}
		</>
	)
}
