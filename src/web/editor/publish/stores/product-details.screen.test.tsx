import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, refusal } from '../../../../../test/support/open-screen'
import type { Connection } from '../../../../core/contracts/stores'
import { ProductDetails, useProductDetails } from './product-details'
import type { useStoreOptions } from './store-options'

const SHOP: Connection = {
	id: 'c-1',
	store: 'woocommerce',
	name: 'Atelier',
	account: 'atelier.example',
	url: 'https://atelier.example',
	currency: 'EUR',
	status: 'active',
	is_default: true,
	last_used_at: null,
	created_at: '2026-01-01T00:00:00.000Z',
}
const options = { isAny: true, chosen: (store: string) => (store === 'woocommerce' ? SHOP : undefined) } as ReturnType<
	typeof useStoreOptions
>

function Screen() {
	const details = useProductDetails()
	return (
		<>
			<ProductDetails pageId="p-1" details={details} options={options} />
			<output>{JSON.stringify({ ready: details.isReady, ...details.fieldsFor('woocommerce') })}</output>
		</>
	)
}

test('[C-8] title, SKU, stock and category are chosen before a push; nothing is sent of what was left as it is', async () => {
	await openScreen(
		'/page',
		{ '/page': Screen },
		{
			'GET /api/stores/connections/c-1/categories': {
				categories: [{ id: '15', path: ['Kitchen'] }],
				listing: ['Kitchen', 'Kettles'],
				remembered: null,
			},
		},
	)
	const sent = page.getByRole('status')
	await expect.element(page.getByText('{"ready":true}')).toBeVisible()
	await page.getByText('How the product is called and filed').click()
	await page.getByLabelText('Title').selectOptions('The title of the listing')
	await page.getByLabelText('SKU').fill('A<B')
	await expect.element(page.getByText('At most 40 letters', { exact: false })).toBeVisible()
	await page.getByLabelText('SKU').fill('KETTLE-9')
	await page.getByLabelText('Stock quantity').fill('7')
	await page.getByLabelText('Category in WooCommerce').selectOptions('Make: Kitchen › Kettles')
	await expect
		.element(sent)
		.toHaveTextContent('{"ready":true,"title":"listing","sku":"KETTLE-9","quantity":"7","new_category":"Kitchen›Kettles"}')
	await page.getByLabelText('Category in WooCommerce').selectOptions('None')
	await expect.element(sent).toHaveTextContent('{"ready":true,"title":"listing","sku":"KETTLE-9","quantity":"7","no_category":"1"}')
})

test('[C-8] a store whose categories cannot be read says so; the rest can be chosen all the same', async () => {
	const why = refusal(502, 'upstream', 'The shop answers with a page instead of data.')
	await openScreen('/page', { '/page': Screen }, { 'GET /api/stores/connections/c-1/categories': why })
	await page.getByText('How the product is called and filed').click()
	await expect.element(page.getByText('The categories of this store could not be read', { exact: false })).toBeVisible()
	await page.getByLabelText('Stock quantity').fill('7')
	await expect.element(page.getByRole('status')).toHaveTextContent('{"ready":true,"quantity":"7"}')
})
