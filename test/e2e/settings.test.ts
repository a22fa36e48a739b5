import { haveAccount, makePage, pageIsReady } from './acts'
import { canvas } from './editor'
import { expect, test } from './world'

const RETURNS = 'Returns within 14 days, unused.'
const DELIVERY = 'Delivered in Morocco within 2 to 4 working days for 30 MAD.'

test('[K-4] what a seller states is checked by field, outlives a reload, is brought into an older page and taken away by one undo', async ({
	seller,
	world,
}) => {
	await haveAccount(seller, world)
	const id = await makePage(seller, world, { market: 'morocco' })
	await seller.goto(`${world.url}/settings`)
	await seller.getByLabel('Delivery').fill(DELIVERY)
	await seller.getByLabel('WhatsApp').fill('0600000000')
	await expect(seller.getByRole('main').getByRole('status')).toHaveText('Not saved yet')
	await seller.reload()
	await expect(seller.getByLabel('Delivery')).toHaveValue(DELIVERY)
	await expect(seller.getByRole('main').getByRole('status')).toHaveText('Not saved yet')

	await seller.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(seller.getByLabel('WhatsApp')).toBeFocused()
	await expect(seller.getByText('WhatsApp needs the number with its country code', { exact: false })).toBeVisible()
	await seller.getByLabel('WhatsApp').fill('+212 600 000 000')
	await seller.getByLabel('Order address').fill('https://shop.example/order')
	await seller.getByLabel('Logo file').setInputFiles({
		name: 'logo.png',
		mimeType: 'image/png',
		buffer: await seller.screenshot({ clip: { x: 0, y: 0, width: 160, height: 60 } }),
	})
	await expect(seller.getByRole('img', { name: 'Your logo' })).toBeVisible()
	await seller.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(seller.getByText('Store profile saved', { exact: true })).toBeVisible()
	await expect(seller.getByRole('main').getByRole('status')).toHaveText('All saved')

	await seller.getByLabel('Returns').fill(RETURNS)
	await seller.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(seller.getByRole('main').getByRole('status')).toHaveText('All saved')
	await seller.goto(`${world.url}/product-result?page=${id}`)
	await pageIsReady(seller, world)
	await seller.getByRole('tab', { name: 'Publish' }).click()
	const bring = seller.getByRole('button', { name: 'Bring in my store profile' })
	await bring.click()
	await expect(canvas(seller).getByText(RETURNS).first()).toBeVisible()
	await expect(bring).toBeDisabled()
	await seller.getByRole('button', { name: 'Undo' }).first().click()
	await expect(canvas(seller).getByText(RETURNS)).toHaveCount(0)
	await expect(bring).toBeEnabled()
})
