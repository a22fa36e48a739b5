import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, refusal } from '../../../../../test/support/open-screen'
import type { Connection, StandingChoices } from '../../../../core/contracts/stores'
import type { Page } from '../../../../core/page/page'
import { CurrentPageProvider } from '../../use-current-page'
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

function Details({ last }: { last?: StandingChoices }) {
	const details = useProductDetails(last)
	return (
		<>
			<ProductDetails pageId="p-1" details={details} options={options} />
			<output>{JSON.stringify({ ready: details.isReady, ...details.fieldsFor('woocommerce') })}</output>
		</>
	)
}

/** What these parts of the screen look at of a page. */
function offering(options: object[]): Page {
	const hero = { id: 'h', type: 'hero', hidden: false, props: { options } }
	return { sections: [hero], product: {}, images: [] } as unknown as Page
}

const showing =
	(shown: Page, last: StandingChoices = {}) =>
	() => (
		<CurrentPageProvider value={shown}>
			<Details last={last} />
		</CurrentPageProvider>
	)
const Screen = showing(offering([]))

/** A shirt in so many colours and sizes. */
function shirt(colours: number, sizes: number): Page {
	const option = (name: string, count: number) => ({
		id: name,
		name: { html: name, facts: [] },
		values: Array.from({ length: count }, (_, at) => ({ html: `${name} ${at + 1}`, facts: [] })),
	})
	return offering([option('Colour', colours), option('Size', sizes)])
}

test(
	'[C-6] [S-5] [Y-5] of more combinations than one push makes the seller chooses the values before the ' +
		'push; of fewer nothing is asked',
	async () => {
		const Many = showing(shirt(11, 20))
		await openScreen(
			'/page',
			{ '/page': Many },
			{ 'GET /api/stores/connections/c-1/categories': { categories: [], listing: [], remembered: null } },
		)
		await expect.element(page.getByText('Combinations of the chosen values: 220.', { exact: false })).toBeVisible()
		await page.getByRole('group', { name: 'Colour' }).getByLabelText('Colour 2', { exact: true }).click()
		await expect.element(page.getByText('Combinations of the chosen values: 200.', { exact: false })).toBeVisible()
		const sent = JSON.parse(page.getByRole('status').element().textContent ?? '')
		const kept = JSON.parse(sent.option_values)
		expect(Object.keys(kept)).toEqual(['Colour'])
		expect(kept.Colour).toHaveLength(10)
		expect(kept.Colour).not.toContain('Colour 2')
	},
)

test('[C-6] [C-8] what was chosen for the last push is shown, and stays unless it is chosen otherwise', async () => {
	const Size = Array.from({ length: 12 }, (_, at) => `Size ${at + 1}`)
	const Again = showing(shirt(11, 20), { title: 'listing', sku: 'SHIRT-9', option_values: { Size } })
	await openScreen(
		'/page',
		{ '/page': Again },
		{ 'GET /api/stores/connections/c-1/categories': { categories: [], listing: [], remembered: null } },
	)
	await expect.element(page.getByText('Combinations of the chosen values: 132.', { exact: false })).toBeVisible()
	await expect.element(page.getByLabelText('Title')).toHaveValue('listing')
	await expect.element(page.getByLabelText('SKU')).toHaveAttribute('placeholder', 'SHIRT-9')
	const sent = () => JSON.parse(page.getByRole('status').element().textContent ?? '')
	expect(sent()).toEqual({ ready: true })
	await page.getByLabelText('Title').selectOptions('The headline of the page')
	await page.getByRole('group', { name: 'Size' }).getByLabelText('Size 1', { exact: true }).click()
	await expect.element(page.getByText('Combinations of the chosen values: 121.', { exact: false })).toBeVisible()
	expect(sent().title).toBe('headline')
	expect(JSON.parse(sent().option_values)).toEqual({ Size: Size.slice(1) })
})

test('[C-6] [S-5] [Y-5] no values are asked for where every combination can be made', async () => {
	await openScreen(
		'/page',
		{ '/page': showing(shirt(10, 20)) },
		{ 'GET /api/stores/connections/c-1/categories': { categories: [], listing: [], remembered: null } },
	)
	await page.getByText('How the product is called and filed').click()
	await expect.element(page.getByLabelText('SKU')).toBeVisible()
	expect(page.getByRole('group', { name: 'Colour' }).elements()).toEqual([])
})

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
