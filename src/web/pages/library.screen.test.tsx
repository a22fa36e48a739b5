import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../../test/support/open-screen'
import Library from './library'

const NONE = { pages: [], total: 0, next_cursor: null }

test('[D-6] a library that cannot be reached says so, and comes when it is asked for again', async () => {
	const server = await openScreen(
		'/pages',
		{ '/pages': Library },
		{
			'GET /api/pages': () => {
				throw new TypeError('Failed to fetch')
			},
		},
	)
	await expect.element(page.getByText('No connection'), { timeout: 30_000 }).toBeVisible()
	server.answer({ 'GET /api/pages': NONE })
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect.element(page.getByRole('heading', { name: 'Your first page will stand here' })).toBeVisible()
})
