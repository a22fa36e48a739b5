import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, SELLER } from '../../../test/support/open-screen'
import Listings from './listings'

const ATTEMPTS = { since: '2026-01-01T00:00:00.000Z', counts: [], latest: [] }

test('[X-12] the owner opens AliExpress with one switch, sees what the configuration says and goes back to it', async () => {
	const shut = { open: ['amazon'], configured: ['amazon'], chosen: false }
	const server = await openScreen(
		'/owner/listings',
		{ '/owner/listings': Listings },
		{
			'GET /api/me': { ...SELLER, is_owner: true },
			'GET /api/owner/listing-attempts': ATTEMPTS,
			'GET /api/owner/sources': shut,
			'PUT /api/owner/sources': ({ body }) => {
				const { open } = body as { open: string[] | null }
				return open ? { open, configured: ['amazon'], chosen: true } : shut
			},
		},
	)
	const asked = () => server.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)
	// The last open source stays open.
	await expect.element(page.getByLabelText('Amazon')).toBeDisabled()
	await page.getByLabelText('AliExpress').click()
	await expect.element(page.getByLabelText('AliExpress')).toBeChecked()
	await expect.element(page.getByLabelText('Amazon')).toBeEnabled()
	await expect.element(page.getByText(/SOURCES=amazon/)).toBeVisible()
	await page.getByRole('button', { name: 'Go by the configuration' }).click()
	await expect.element(page.getByLabelText('AliExpress')).not.toBeChecked()
	expect(asked()).toEqual([{ open: ['amazon', 'aliexpress'] }, { open: null }])
})
