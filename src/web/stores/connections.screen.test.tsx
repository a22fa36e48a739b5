import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPhone, openScreen, SELLER } from '../../../test/support/open-screen'
import type { Connection } from '../../core/contracts/stores'
import { Connections } from './connections'

const OASIS: Connection = {
	id: 'c-1',
	store: 'youcan',
	name: 'Oasis',
	account: 'oasis',
	url: 'https://oasis.youcan.example',
	currency: 'MAD',
	status: 'active',
	is_default: true,
	last_used_at: null,
	created_at: '2026-01-01T00:00:00.000Z',
}
const Stores = () => <Connections me={SELLER} />

test('[Y-4] [R-9] on a phone a store is named by its seller, says when it takes us no longer, and is disconnected', async () => {
	await onPhone()
	let connections = [OASIS]
	const server = await openScreen(
		'/settings',
		{ '/settings': Stores },
		{
			'GET /api/stores/connections': () => ({ connections, pictures: { why: null } }),
			'PATCH /api/stores/connections/c-1': ({ body }) => {
				connections = [{ ...OASIS, ...(body as { name: string }), status: 'reconnect' }]
				return connections[0]
			},
			'DELETE /api/stores/connections/c-1': () => {
				connections = []
				return undefined
			},
		},
	)
	await page.getByRole('button', { name: 'Rename Oasis' }).click()
	await page.getByRole('dialog').getByLabelText('Name').fill('متجري')
	await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
	await expect.element(page.getByText('متجري', { exact: true })).toBeVisible()
	await expect.element(page.getByText('Connect again')).toBeVisible()
	expect(document.documentElement.scrollWidth).toBe(360)

	await page.getByRole('button', { name: /^Disconnect / }).click()
	expect(server.asked.map(({ method }) => method)).not.toContain('DELETE')
	await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click()
	await expect.element(page.getByText('No store is connected yet.')).toBeVisible()
})
