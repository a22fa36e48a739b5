import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, refusal, SELLER } from '../../../../test/support/open-screen'
import type { StoreKeys } from '../../../core/contracts/stores'
import ConnectWoocommerce from './connect-woocommerce'

const ALLOWED = { ...SELLER, store_access: { ...SELLER.store_access, woocommerce: 'available' } }
const NONE: StoreKeys = { store_url: '', consumer_key: '', consumer_secret: '' }
const MASKED: StoreKeys = { store_url: 'https://oasis.example', consumer_key: 'ck_••••4a2f', consumer_secret: 'cs_••••1e0d' }

const field = (name: string) => page.getByLabelText(name)
const save = () => page.getByRole('button', { name: 'Save credentials' })
const kept = () => [localStorage.store_url, localStorage.consumer_key, localStorage.consumer_secret]

test('[C-1] [R-10] keys are asked for, saved, shown and kept in the browser masked, sent back unchanged, and deleted', async () => {
	let stored = NONE
	const server = await openScreen(
		'/connect-woocommerce-store',
		{ '/connect-woocommerce-store': ConnectWoocommerce },
		{
			'GET /api/me': ALLOWED,
			'GET /get_woo_credentials': () => stored,
			'POST /save_woo_credentials': () => {
				stored = MASKED
				return { status: 'success' }
			},
			'POST /delete_woo_credentials': () => {
				stored = NONE
				return { status: 'success' }
			},
		},
	)
	await save().click()
	await expect.element(page.getByText('Please fill all fields.')).toBeVisible()
	expect(server.asked.map(({ path }) => path)).not.toContain('/save_woo_credentials')

	await field('Store URL').fill('https://oasis.example')
	await field('Consumer Key').fill('ck_of_the_store')
	await field('Consumer Secret').fill('cs_of_the_store')
	await save().click()
	await expect.element(page.getByText('Credentials saved successfully.')).toBeVisible()
	await expect.element(field('Consumer Secret')).toHaveValue(MASKED.consumer_secret)
	expect(kept()).toEqual(Object.values(MASKED))

	await save().click()
	await expect.element(page.getByText('Credentials saved successfully.')).toBeVisible()
	const sent = server.asked.filter(({ path }) => path === '/save_woo_credentials').map(({ body }) => body)
	expect(sent).toEqual([expect.objectContaining({ consumer_secret: 'cs_of_the_store' }), { clerk_user_id: SELLER.user.id, ...MASKED }])

	await page.getByRole('button', { name: 'Delete credentials' }).click()
	await expect.element(page.getByText('Credentials deleted.')).toBeVisible()
	await expect.element(field('Store URL')).toHaveValue('')
	expect(kept()).toEqual([undefined, undefined, undefined])
})

test('[C-1] keys the store does not take are refused in words, and stay to be put right', async () => {
	await openScreen(
		'/connect-woocommerce-store',
		{ '/connect-woocommerce-store': ConnectWoocommerce },
		{
			'GET /api/me': ALLOWED,
			'GET /get_woo_credentials': NONE,
			'POST /save_woo_credentials': refusal(400, 'invalid_request', 'The store does not take these keys.'),
		},
	)
	await field('Store URL').fill('https://oasis.example')
	await field('Consumer Key').fill('ck_of_another')
	await field('Consumer Secret').fill('cs_of_another')
	await save().click()
	await expect.element(page.getByRole('alert').getByText(/^Failed to save credentials: /)).toBeVisible()
	await expect.element(field('Consumer Key')).toHaveValue('ck_of_another')
	expect(kept()).toEqual([undefined, undefined, undefined])
})

test('[C-1] the guide shows three pictures; who may not push to WooCommerce is told so and asked for nothing', async () => {
	await openScreen('/connect-woocommerce-store', { '/connect-woocommerce-store': ConnectWoocommerce })
	await expect.element(page.getByRole('figure')).toHaveLength(3)
	await expect.element(page.getByRole('main').getByRole('textbox')).not.toBeInTheDocument()
	await expect
		.element(page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).first())
		.toHaveAttribute('href', '/dashboard')
})
