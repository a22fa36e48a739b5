import { openNewPage } from './acts'
import { canvas } from './editor'
import { openPublish, pushes } from './store-world'
import { expect, test } from './world'

const NONE = 'No WooCommerce store connected for your account. Please add your store in Dashboard → Connect your WooCommerce store.'

test('[C-1] [C-4] [K-5] [T-1] [T-2] ad copy, a price; to WooCommerce without a store, with one, again, and with keys taken back', async ({
	seller,
	world,
	stores: { woocommerce },
}) => {
	test.slow()
	await openNewPage(seller, world, { market: 'europe' })
	let panel = await openPublish(seller, 49, 59)
	await expect(canvas(seller).getByText(/€49/).first()).toBeVisible()
	await panel.getByLabel('Ad language').selectOption({ label: 'French' })
	await panel.getByRole('button', { name: 'Get Ad Copy' }).click()
	await expect(panel.getByRole('region', { name: 'Google Ads' })).toContainText(/\d\/30/)
	await panel.getByRole('button', { name: 'Add to WordPress' }).click()
	const alert = seller.getByRole('dialog', { name: 'WooCommerce' })
	await expect(alert).toContainText(NONE)
	await alert.getByRole('link', { name: 'Connect your WooCommerce store' }).click()
	await seller.getByLabel('Store URL').fill(woocommerce.login.url)
	await seller.getByLabel('Consumer Key').fill(woocommerce.login.key)
	await seller.getByLabel('Consumer Secret').fill(woocommerce.login.secret)
	await seller.getByRole('button', { name: 'Save credentials' }).click()
	await expect(seller.getByText('Credentials saved successfully.')).toBeVisible()

	await seller.goto(`${world.url}/product-result`)
	for (const [price, words] of [
		[49, 'New product'],
		[39, 'Product updated'],
	] as const) {
		panel = await openPublish(seller, price, 59)
		await panel.getByRole('button', { name: 'Add to WordPress' }).click()
		await expect(seller.getByText('Your page is in WooCommerce', { exact: true })).toBeVisible()
		await expect(pushes(seller).first()).toContainText(words)
		await expect(pushes(seller).first().getByRole('link', { name: 'Edit in WooCommerce' })).toHaveAttribute('href', /wp-admin/)
	}
	expect(woocommerce.products().filter(({ inTrash }) => !inTrash)).toMatchObject([{ price: '39', compareAtPrice: '59' }])

	woocommerce.misbehave('access-revoked')
	await panel.getByRole('button', { name: 'Add to WordPress' }).click()
	await expect(alert).toContainText('Saved WooCommerce credentials are invalid: ')
	// While the overlay that tells how the push goes is still fading, the key is its own.
	await expect(seller.getByRole('alertdialog')).toBeHidden()
	await seller.keyboard.press('Escape')
	await expect(alert).toBeHidden()

	woocommerce.behave()
	await seller.route('**/push_to_woocommerce', (route) => route.abort())
	await panel.getByRole('button', { name: 'Add to WordPress' }).click()
	await expect(alert).toContainText('Network or server error while pushing to WooCommerce. Please try again.')
})
