import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, SELLER } from '../../../test/support/open-screen'
import { DataPart } from './data-part'

const Data = () => <DataPart me={SELLER} />

test('[A-6] [C-7] who deletes the account reads first which shops lose pictures shown from here, by name and number', async () => {
	const linked = [{ name: 'Oasis', products: 2, pictures: 5 }]
	await openScreen(
		'/settings',
		{ '/settings': Data },
		{ 'GET /api/stores/connections': { connections: [], pictures: { why: null }, linked } },
	)
	await page.getByRole('button', { name: 'Delete my account' }).click()
	await expect.element(page.getByRole('dialog').getByText('Oasis — products: 2, pictures: 5')).toBeVisible()
})
