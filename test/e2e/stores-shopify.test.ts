import type { Page } from '@playwright/test'
import { editorBar, openNewPage } from './acts'
import { openPublish, pushes } from './store-world'
import { expect, test } from './world'

const overlay = "Pushing product to Shopify. Please don't navigate away..."

/** Pushes a page for the first time: names the shop and allows it there. */
async function pushByConsent(seller: Page, price: number, compareAt?: number): Promise<void> {
	const panel = await openPublish(seller, price, compareAt)
	await panel.getByRole('button', { name: 'Add to Shopify' }).click()
	const dialog = seller.getByRole('dialog', { name: 'Your Shopify store' })
	await dialog.getByLabel('Store name').fill('dar-atlas')
	await dialog.getByRole('button', { name: 'Continue' }).click()
	await expect(seller.getByRole('heading', { name: 'Install Vitrine' })).toBeVisible()
	await seller.getByRole('button', { name: 'Allow' }).click()
	await expect(seller.getByText(overlay)).toBeVisible()
	await expect(seller.getByText('✅ Product pushed to Shopify!')).toBeVisible()
	await expect(seller.getByRole('alertdialog')).toBeHidden()
}

test('[S-1] [S-3] to Shopify by its consent, once for each return; again without it', async ({ seller, world, stores: { shopify } }) => {
	test.slow()
	await openNewPage(seller, world, { market: 'morocco' })
	const panel = await openPublish(seller, 49, 59)
	await panel.getByRole('button', { name: 'Add to Shopify' }).click()
	const dialog = seller.getByRole('dialog', { name: 'Your Shopify store' })
	await dialog.getByRole('button', { name: 'Continue' }).click()
	await expect(dialog.getByText('Shop name is required.')).toBeVisible()
	await dialog.getByRole('button', { name: 'Cancel' }).click()
	await expect(dialog).toBeHidden()

	await pushByConsent(seller, 49, 59)
	expect(shopify.products()).toMatchObject([{ price: '49.00', compareAtPrice: '59.00', status: 'published' }])
	const keys = await seller.evaluate(() => [
		localStorage.shopify_store,
		localStorage.shopify_push_token,
		localStorage.shopify_last_pushed_token,
	])
	expect(keys).toEqual(['dar-atlas', undefined, expect.stringMatching(/^[\w-]{20,}$/)])

	// The same return again pushes nothing.
	const calls = shopify.calls()
	const page = new URL(seller.url()).searchParams.get('page')
	await seller.goto(`${world.url}/product-result?page=${page}&shopify=1&push_token=${keys[2]}`)
	await expect(seller).not.toHaveURL(/shopify=1/)
	await expect(editorBar(seller)).toBeVisible()
	expect(shopify.calls()).toBe(calls)

	await openPublish(seller, 39)
	await panel.getByRole('button', { name: 'Add to Shopify' }).click()
	await expect(dialog.getByLabel('Store name')).toHaveValue(/dar-atlas/)
	await dialog.getByRole('button', { name: 'Continue' }).click()
	await expect(seller.getByText('✅ Product pushed to Shopify!')).toBeVisible()
	await expect(seller.getByRole('alertdialog')).toBeHidden()
	expect(shopify.products()).toMatchObject([{ price: '39.00' }])
	await seller.getByRole('tab', { name: 'Publish' }).click()
	await expect(pushes(seller)).toHaveCount(2)
})

test('[S-3] [S-4] a return to a page with nothing to push pushes nothing; after an uninstall it is by consent once more', {
	tag: '@deep',
}, async ({ seller, world, stores: { shopify } }) => {
	test.slow()
	await openNewPage(seller, world, { market: 'morocco' })
	await pushByConsent(seller, 49)
	const calls = shopify.calls()
	const page = new URL(seller.url()).searchParams.get('page')
	await seller.goto(`${world.url}/product-result?page=${page}&shopify=1`)
	await expect(seller).not.toHaveURL(/shopify=1/)
	await expect(editorBar(seller)).toBeVisible()
	expect(shopify.calls()).toBe(calls)

	await shopify.uninstall()
	const panel = await openPublish(seller, 39)
	const dialog = seller.getByRole('dialog', { name: 'Your Shopify store' })
	await panel.getByRole('button', { name: 'Add to Shopify' }).click()
	await dialog.getByRole('button', { name: 'Continue' }).click()
	await expect(seller.getByText('❌ Failed to push product to Shopify.').first()).toBeVisible()
	await seller.getByRole('dialog', { name: 'Shopify' }).getByRole('button', { name: 'Close', exact: true }).last().click()
	await openPublish(seller, 39)
	await panel.getByRole('button', { name: 'Add to Shopify' }).click()
	await dialog.getByRole('button', { name: 'Continue' }).click()
	await seller.getByRole('button', { name: 'Allow' }).click()
	await expect(seller.getByText('✅ Product pushed to Shopify!')).toBeVisible()
	expect(shopify.products()).toHaveLength(1)
})
