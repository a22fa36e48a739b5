import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, SELLER } from '../../../../../test/support/open-screen'
import { StoreOptions, useStoreOptions } from './store-options'

const SHOP = {
	id: 'c-1',
	store: 'youcan',
	name: 'Oasis',
	account: 'oasis',
	url: 'https://oasis.youcan.example',
	currency: 'EUR',
	status: 'active',
	is_default: true,
	last_used_at: null,
	created_at: '2026-01-01T00:00:00.000Z',
}

function Screen() {
	return <StoreOptions options={useStoreOptions(SELLER, 'p-1')} stated="EUR" />
}
const open = (change: object) =>
	openScreen(
		'/page',
		{ '/page': Screen },
		{
			'GET /api/stores/connections': { connections: [{ ...SHOP, ...change }], pictures: { why: null } },
			'GET /api/pages/p-1/pushes': { pushes: [], in_stores: [], older: [] },
		},
	)
const revoked = () => page.getByText('no longer takes our access', { exact: false })
const currency = () => page.getByText('Type the price in', { exact: false })

test('[C-5] [S-4] [Y-4] before a push one reads that a store takes our access no longer, and what to do', async () => {
	await open({ status: 'reconnect' })
	const whole = 'Oasis no longer takes our access. Connect it again, or press its button and sign in there.'
	await expect.element(revoked()).toHaveTextContent(whole)
	expect(currency().query()).toBeNull()
})

test('[C-8] [S-6] [Y-6] a store of another currency asks for the price in its own; one that takes us says nothing of access', async () => {
	await open({ currency: 'MAD' })
	await expect.element(currency()).toHaveTextContent('Oasis sells in MAD; your price is stated in EUR. Type the price in MAD.')
	expect(revoked().query()).toBeNull()
})
