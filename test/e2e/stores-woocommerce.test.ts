import { openNewPage } from './acts'
import { expect, openPublish, pushes, test } from './store-world'
import { stumbles } from './stumbles'

const NONE = 'No WooCommerce store connected for your account. Please add your store in Dashboard → Connect your WooCommerce store.'

for (const [device, options] of [
	['a phone in the dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true }],
	['a desk by day', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }],
] as const) {
	test.describe(`on ${device}`, () => {
		test.use(options)

		test(`[C-1] [R-9] [R-10] on ${device}: keys are saved, shown masked, kept unchanged, and deleted`, { tag: '@deep' }, async ({
			seller,
			world,
			stores: { woocommerce },
		}) => {
			await openNewPage(seller, world)
			await seller.goto(`${world.url}/connect-woocommerce-store`)
			const [url, key, secret] = ['Store URL', 'Consumer Key', 'Consumer Secret'].map((name) => seller.getByLabel(name))
			if (!url || !key || !secret) throw new Error('three fields')
			const save = seller.getByRole('button', { name: 'Save credentials' })
			await save.click()
			await expect(seller.getByText('Please fill all fields.')).toBeVisible()
			await url.fill(woocommerce.login.url)
			await key.fill(woocommerce.login.key)
			await secret.fill('cs_this_is_not_the_secret_of_this_store_at_all')
			await save.click()
			await expect(seller.getByText(/^Failed to save credentials: /)).toBeVisible()
			await secret.fill(woocommerce.login.secret)
			await save.click()
			await expect(seller.getByText('Credentials saved successfully.')).toBeVisible()
			await expect(secret).toHaveValue(/^cs_•+1e0d$/)
			const kept = await seller.evaluate(() => [localStorage.store_url, localStorage.consumer_key, localStorage.consumer_secret])
			expect(kept).toEqual([woocommerce.login.url, expect.stringMatching(/^ck_•+\w{4}$/), expect.stringMatching(/^cs_•+\w{4}$/)])
			await seller.reload()
			await expect(secret).toHaveValue(/^cs_•+1e0d$/)
			await save.click()
			await expect(seller.getByText('Credentials saved successfully.')).toBeVisible()

			await expect(seller.getByRole('figure')).toHaveCount(3)
			expect(await stumbles(seller, 'here')).toEqual([])

			await seller.getByRole('button', { name: 'Delete credentials' }).click()
			await expect(seller.getByText('Credentials deleted.')).toBeVisible()
			await expect(url).toHaveValue('')
			expect(await seller.evaluate(() => [localStorage.store_url, localStorage.consumer_key, localStorage.consumer_secret])).toEqual([
				undefined,
				undefined,
				undefined,
			])
			await seller.getByRole('link', { name: 'Back', exact: true }).click()
			await expect(seller).toHaveURL(`${world.url}/dashboard`)
		})
	})
}

test('[C-1] [C-4] to WooCommerce: without a store, with one, again, and after its keys were taken back', async ({
	seller,
	world,
	stores: { woocommerce },
}) => {
	test.slow()
	await openNewPage(seller, world)
	let panel = await openPublish(seller, 49, 59)
	await panel.getByRole('button', { name: 'Add to WordPress' }).click()
	const alert = seller.getByRole('dialog', { name: 'WooCommerce' })
	await expect(alert).toContainText(NONE)
	await alert.getByRole('link', { name: 'Connect your WooCommerce store' }).click()
	await seller.getByLabel('Store URL').fill(woocommerce.login.url)
	await seller.getByLabel('Consumer Key').fill(woocommerce.login.key)
	await seller.getByLabel('Consumer Secret').fill(woocommerce.login.secret)
	await seller.getByRole('button', { name: 'Save credentials' }).click()
	await expect(seller.getByText('Credentials saved successfully.')).toBeVisible()

	for (const [price, words] of [
		[49, 'New product'],
		[39, 'Product updated'],
	] as const) {
		await seller.goto(`${world.url}/product-result`)
		panel = await openPublish(seller, price, 59)
		await panel.getByRole('button', { name: 'Add to WordPress' }).click()
		await expect(seller.getByText('Your page is in WooCommerce', { exact: true })).toBeVisible()
		await expect(pushes(seller).first()).toContainText(words)
		await expect(pushes(seller).first().getByRole('link', { name: 'Edit in WooCommerce' })).toHaveAttribute('href', /wp-admin/)
	}
	expect(await stumbles(seller, 'here')).toEqual([])
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
