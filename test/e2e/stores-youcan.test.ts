import { openNewPage, pageIsReady } from './acts'
import { arrives, openPublish, pushes } from './store-world'
import { expect, test } from './world'

test('[Y-1] [Y-3] to YouCan by its consent, again without it as a draft, and the push before restored', async ({
	seller,
	world,
	stores: { youcan },
}) => {
	test.slow()
	await openNewPage(seller, world)
	let panel = await openPublish(seller, 249, 299)
	await panel.getByRole('button', { name: 'Add to YouCan' }).click()
	await expect(seller.getByRole('heading', { name: 'Vitrine wants to use your store' })).toBeVisible()
	await seller.getByRole('button', { name: 'Allow' }).click()
	// The price is in dollars and the store sells in dirhams: nothing is pushed until it is given in dirhams.
	await expect(seller.getByRole('dialog', { name: 'YouCan' })).toContainText('sells in another currency')
	await seller.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
	expect(youcan.products()).toEqual([])
	panel = await openPublish(seller, 249, 299)
	await panel.getByLabel('Currency').selectOption('MAD')
	await panel.getByRole('button', { name: 'Add to YouCan' }).click()
	await arrives(seller, world)
	expect(youcan.products()).toMatchObject([{ price: '249', compareAtPrice: '299', status: 'published' }])
	expect(youcan.products()[0]?.images.length).toBeGreaterThan(0)
	await expect(seller.getByText('Your page is in YouCan', { exact: true })).toBeVisible()

	panel = await openPublish(seller, 199)
	await expect(pushes(seller)).toHaveCount(1)
	await expect(pushes(seller).first()).toContainText('New product')
	await panel.getByLabel('Arrives as').selectOption({ label: 'Draft, for your eyes' })
	await panel.getByRole('button', { name: 'Add to YouCan' }).click()
	await arrives(seller, world)
	expect(youcan.products()).toMatchObject([{ price: '199', compareAtPrice: null, status: 'draft' }])

	await seller.getByRole('tab', { name: 'Publish' }).click()
	await expect(pushes(seller)).toHaveCount(2)
	await pushes(seller).first().getByRole('button', { name: 'Restore previous' }).click()
	await seller.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()
	await expect(pushes(seller).first()).toContainText('Taken back')
	expect(youcan.products()).toMatchObject([{ price: '249', compareAtPrice: '299', status: 'published' }])
})

test('[Y-4] after the seller took back what they allowed, it is by consent once more, or not at all', { tag: '@deep' }, async ({
	seller,
	world,
	stores: { youcan },
}) => {
	test.slow()
	await openNewPage(seller, world, { market: 'morocco' })
	let panel = await openPublish(seller, 249)
	await panel.getByRole('button', { name: 'Add to YouCan' }).click()
	await seller.getByRole('button', { name: 'Allow' }).click()
	await arrives(seller, world)

	panel = await openPublish(seller, 159)
	youcan.misbehave('access-revoked')
	await panel.getByRole('button', { name: 'Add to YouCan' }).click()
	await seller.getByRole('button', { name: 'Deny' }).click()
	await expect(seller.getByRole('dialog', { name: 'YouCan' })).toContainText('You did not allow it')
	await seller.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
	await expect(seller).not.toHaveURL(/store_trouble/)
	panel = await openPublish(seller, 159)
	await panel.getByRole('button', { name: 'Add to YouCan' }).click()
	await seller.getByRole('button', { name: 'Allow' }).click()
	await arrives(seller, world)
	expect(youcan.products()).toMatchObject([{ price: '159' }])
})

test('[Y-3] [N-2] a server killed while YouCan makes the product leaves one product, found by the next press', { tag: '@deep' }, async ({
	seller,
	world,
	stores: { youcan },
}) => {
	test.slow()
	await openNewPage(seller, world, { market: 'morocco' })
	let panel = await openPublish(seller, 249)
	await panel.getByRole('button', { name: 'Add to YouCan' }).click()
	await expect(seller.getByRole('heading', { name: 'Vitrine wants to use your store' })).toBeVisible()
	youcan.misbehave('slow-pictures')
	await seller.getByRole('button', { name: 'Allow' }).click({ noWaitAfter: true })
	await expect.poll(() => youcan.products().length).toBe(1)
	await world.app.kill()
	youcan.behave()
	await world.restart()

	await seller.goto(`${world.url}/product-result`)
	await pageIsReady(seller, world)
	panel = await openPublish(seller, 249)
	await panel.getByRole('button', { name: 'Add to YouCan' }).click()
	await arrives(seller, world)
	expect(youcan.products()).toHaveLength(1)
})
