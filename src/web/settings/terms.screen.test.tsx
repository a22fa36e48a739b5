import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { onPhone, openScreen } from '../../../test/support/open-screen'
import { type StoreProfile, storeProfileSchema } from '../../core/seller/store-profile'
import Settings from './settings'

const STATED = storeProfileSchema.parse({
	storeName: 'Atlas Home',
	terms: [{ market: 'all', language: 'english', delivery: 'Delivered within four days.' }],
	reach: [{ market: 'all', whatsapp: '+212600000000' }],
})

async function openSettings(address: string, profile: StoreProfile = STATED) {
	let stored: unknown = profile
	return openScreen(
		address,
		{ '/settings': Settings },
		{
			'GET /api/store-profile': () => ({ profile: stored, logo_url: null }),
			'PUT /api/store-profile': ({ body }) => {
				stored = body
				return { profile: body, logo_url: null }
			},
		},
	)
}
const saved = (server: Awaited<ReturnType<typeof openSettings>>) =>
	server.asked.find(({ method }) => method === 'PUT')?.body as StoreProfile

test('[R-16] terms are stated for one market in one language at a time; those of others stay', async () => {
	const server = await openSettings('/settings')
	await expect.element(page.getByLabelText('Delivery')).toHaveValue('Delivered within four days.')
	await page.getByRole('button', { name: 'Another market or language' }).click()
	await page.getByLabelText('Market').selectOptions('middle-east')
	const language = page.getByRole('form').getByRole('combobox', { name: 'Language' })
	await language.click()
	await language.fill('Arabic')
	await page.getByRole('option', { name: /^Arabic/ }).click()
	await page.getByRole('button', { name: 'State these terms' }).click()
	const delivery = page.getByLabelText('Delivery')
	await expect.element(delivery).toHaveValue('')
	await expect.element(delivery).toHaveAttribute('dir', 'rtl')
	await expect.element(delivery).toHaveAttribute('lang', 'ar')
	await delivery.fill('التوصيل خلال خمسة أيام.')
	await page.getByRole('button', { name: 'All markets · English' }).click()
	await expect.element(delivery).toHaveValue('Delivered within four days.')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect.element(page.getByText('Store profile saved')).toBeVisible()
	expect(saved(server).terms.map(({ market, language: id, delivery: text }) => [market, id, text])).toEqual([
		['all', 'english', 'Delivered within four days.'],
		['middle-east', 'arabic', 'التوصيل خلال خمسة أيام.'],
	])
})

test('[R-16] a link from a page opens the terms it lacks', async () => {
	await openSettings('/settings?market=morocco&language=french')
	await expect.element(page.getByRole('button', { name: 'Morocco · French' })).toHaveAttribute('aria-pressed', 'true')
	await expect.element(page.getByLabelText('Delivery')).toHaveValue('')
})

test('[R-16] [K-4] what is wrong in an entry that is not shown comes into sight when all is saved', async () => {
	await openSettings('/settings')
	await page.getByRole('group', { name: 'Contact for' }).getByRole('button', { name: 'Another market' }).click()
	await page.getByLabelText('Market').selectOptions('morocco')
	await page.getByLabelText('WhatsApp').fill('0600')
	await page.getByRole('group', { name: 'Contact for' }).getByRole('button', { name: 'All markets' }).click()
	await expect.element(page.getByLabelText('WhatsApp')).toHaveValue('+212600000000')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect.element(page.getByLabelText('WhatsApp')).toHaveValue('0600')
	await expect.element(page.getByText('WhatsApp needs the number with its country code', { exact: false })).toBeVisible()
})

test('[R-16] [R-9] on a phone nothing is wider than the screen', async () => {
	await onPhone()
	await openSettings('/settings')
	await page.getByRole('button', { name: 'Another market or language' }).click()
	await expect.element(page.getByRole('button', { name: 'State these terms' })).toBeVisible()
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
	for (const name of ['All markets · English', 'Another market or language', 'State these terms']) {
		const box = page.getByRole('button', { name }).element().getBoundingClientRect()
		expect(box.height, name).toBeGreaterThanOrEqual(44)
	}
})
