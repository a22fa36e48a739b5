import { firstHeadline, openEditor, saved, typeInto } from './editor'
import { expect, test } from './world'

test('[R-17] offline and after a release without the old parts a text can be edited; it is sent when the connection is back', {
	tag: '@deep',
}, async ({ seller, world }) => {
	test.slow()
	await openEditor(seller, world)
	await seller.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }))
	await seller.context().setOffline(true)
	await typeInto(seller, firstHeadline(seller), 'A kettle written in a tunnel')
	await expect(seller.getByText('Offline: kept on this device')).toBeVisible()
	await seller.getByRole('link', { name: 'Pages' }).first().click()
	await seller.getByRole('dialog', { name: 'Not everything is saved yet' }).getByRole('button', { name: 'Stay here' }).click()
	await seller.context().setOffline(false)
	await saved(seller)
	await seller.unroute('**/assets/**')
	await seller.reload()
	await expect(firstHeadline(seller)).toHaveText('A kettle written in a tunnel')
})

test('[R-17] what could not be sent is asked about before one leaves, and is there when the page is opened again, and saved then', {
	tag: '@deep',
}, async ({ seller, world }) => {
	test.slow()
	await openEditor(seller, world)
	await seller.route('**/api/save_generated_page', (route) => route.abort())
	await typeInto(seller, firstHeadline(seller), 'A kettle kept here')
	await expect(seller.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible()
	await seller.getByRole('button', { name: '+ Generate Another Page' }).click()
	const leaving = seller.getByRole('dialog', { name: 'Not everything is saved yet' })
	await leaving.getByRole('button', { name: 'Stay here' }).click()
	await expect(leaving).toHaveCount(0)
	await expect(seller).toHaveURL(/product-result/)
	seller.on('dialog', (dialog) => dialog.accept())
	await seller.reload()
	await expect(firstHeadline(seller)).toHaveText('A kettle kept here')
	await expect(seller.getByText('What you had not saved is back', { exact: true })).toBeVisible()
	await seller.unroute('**/api/save_generated_page')
	await seller.getByRole('button', { name: 'Save Changes' }).click()
	await saved(seller)
})

test('[R-17] a session that ended says so, and goes on after signing in elsewhere with everything that was typed', {
	tag: '@deep',
}, async ({ seller, world }) => {
	test.slow()
	await openEditor(seller, world)
	const cookies = await seller.context().cookies()
	await seller.context().clearCookies()
	await typeInto(seller, firstHeadline(seller), 'A kettle typed after midnight')
	const dialog = seller.getByRole('dialog', { name: 'Your session has ended' })
	await expect(dialog).toBeVisible()
	// As the sign-in of another tab leaves it.
	await seller.context().addCookies(cookies)
	await dialog.getByRole('button', { name: 'I have signed in' }).click()
	await expect(dialog).toBeHidden()
	await saved(seller)
	await seller.reload()
	await expect(firstHeadline(seller)).toHaveText('A kettle typed after midnight')
})
