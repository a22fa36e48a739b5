import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { OWNER_USERS_LISTED, type OwnerUsers } from '../../core/contracts/owner'
import { Badge } from '../ui/badge'
import { TextField } from '../ui/field'
import { momentWords } from './figure-words'
import { ownerApi } from './owner-api'
import { OwnerScreen, Waiting } from './owner-screen'
import { Cell, Row, Table } from './table'

export function meta() {
	return [{ title: 'Users · Vitrine' }]
}

/** /owner/users: who has an account here. */
export default function UsersScreen() {
	return (
		<OwnerScreen title="Users">
			<Found />
		</OwnerScreen>
	)
}

function Found() {
	const [typed, setTyped] = useState('')
	const search = useDeferredValue(typed.trim())
	const found = useQuery({ queryKey: ['owner', 'users', search], queryFn: () => ownerApi.users(search), placeholderData: keepPreviousData })
	return (
		<section aria-label="Accounts" className="grid gap-5">
			<div className="max-w-[28rem]">
				<TextField
					label="Search"
					type="search"
					maxLength={200}
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					hint="Part of an address or a name."
				/>
			</div>
			{found.data ? <Users users={found.data.users} /> : <Waiting query={found} />}
		</section>
	)
}

function Users({ users }: OwnerUsers) {
	if (users.length === 0) return <p className="text-soft">Nobody is called that.</p>
	return (
		<>
			<Table label="Accounts, newest first" head={['Since', 'Who', 'Plan', 'Pages', 'Last at work']}>
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
							<Badge tone={user.plan === 'Pro' ? 'good' : 'plain'}>{user.plan}</Badge>
						</Cell>
						<Cell number>{user.pages.toLocaleString('en')}</Cell>
						<Cell>{user.active_at ? <time dateTime={user.active_at}>{momentWords(user.active_at)}</time> : 'No page yet'}</Cell>
					</Row>
				))}
			</Table>
			{users.length === OWNER_USERS_LISTED && (
				<p className="text-sm text-faint">The newest {OWNER_USERS_LISTED} are shown. Search for the others.</p>
			)}
		</>
	)
}
