import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../../test/support/open-screen'
import type { AccountSessions } from '../../core/contracts/accounts'
import { SessionsPart } from './sessions-part'

type Session = AccountSessions['sessions'][number]

const session = (id: string, system: string, more: Partial<Session> = {}): Session => ({
	id,
	device: `Firefox on ${system}`,
	browser: 'Firefox',
	system,
	address: null,
	created_at: new Date().toISOString(),
	seen_at: new Date().toISOString(),
	is_current: false,
	...more,
})

test('[A-4] sessions are seen, this browser’s marked, and ended one by one or all others at once', async () => {
	let sessions = [session('here', 'Linux', { is_current: true }), session('phone', 'Android'), session('office', 'Windows')]
	const keep = (wanted: (one: Session) => boolean) => {
		sessions = sessions.filter(wanted)
		return { status: 'done' }
	}
	await openScreen(
		'/settings',
		{ '/settings': SessionsPart },
		{
			'GET /api/account/sessions': () => ({ sessions }),
			'DELETE /api/account/sessions/phone': () => keep(({ id }) => id !== 'phone'),
			'POST /api/account/sessions/end-others': () => keep(({ is_current }) => is_current),
		},
	)
	const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
	await expect.element(rows).toHaveLength(3)
	await expect.element(rows.filter({ hasText: 'This browser' }).getByText('Last used just now')).toBeVisible()
	await expect.element(rows.filter({ hasText: 'This browser' }).getByRole('button')).not.toBeInTheDocument()
	await rows.filter({ hasText: 'Android' }).getByRole('button').click()
	await expect.element(rows).toHaveLength(2)
	await expect.element(rows.filter({ hasText: 'Android' })).not.toBeInTheDocument()
	await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
	await expect.element(rows).toHaveLength(1)
	await expect.element(page.getByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument()
})
