import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, refusal, SELLER } from '../../../test/support/open-screen'
import type { Account } from '../../core/contracts/accounts'
import { AccountPart } from './account-part'

const ACCOUNT: Account = {
	email: SELLER.user.email,
	name: SELLER.user.name,
	email_verified: false,
	confirms_email: false,
	own_profile: true,
}
const DONE = { status: 'done' }
const open = (answers: Parameters<typeof openScreen>[2] = {}) =>
	openScreen('/settings', { '/settings': AccountPart }, { 'GET /api/account': ACCOUNT, ...answers })

test('[A-4] a name is changed: sent, told, and shown in the bar', async () => {
	const server = await open({
		'PUT /api/account': ({ body }) => {
			server.answer({ 'GET /api/me': { ...SELLER, user: { ...SELLER.user, name: (body as { name: string }).name } } })
			return DONE
		},
	})
	await page.getByLabelText('Your name', { exact: true }).fill('Zoë Trader')
	await page.getByRole('button', { name: 'Change the name' }).click()
	await expect.element(page.getByText('Your name is changed', { exact: true })).toBeVisible()
	await expect.element(page.getByRole('button', { name: 'Your account' }).getByText('Zoë Trader')).toBeVisible()
	expect(server.asked.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Zoë Trader' })
})

test('[A-4] a password that is not the present one is told at its field, which has the focus; the right one is taken', async () => {
	const server = await open({
		'POST /api/account/password': refusal(400, 'invalid_request', 'This is not your present password.', { field: 'current' }),
	})
	const present = page.getByLabelText('Present password', { exact: true })
	await present.fill('not the password')
	await page.getByLabelText('New password', { exact: true }).fill('another-long-password')
	await page.getByRole('button', { name: 'Change the password' }).click()
	await expect.element(present).toHaveFocus()
	await expect.element(present).toHaveAccessibleDescription(/not your present password/)
	server.answer({ 'POST /api/account/password': DONE })
	await present.fill('a-long-password')
	await page.getByRole('button', { name: 'Change the password' }).click()
	await expect.element(page.getByText('Your password is changed', { exact: true })).toBeVisible()
	expect(server.asked.at(-1)?.path).not.toBe('/api/account')
	expect(server.asked.filter(({ path }) => path.endsWith('/password')).at(-1)?.body).toEqual({
		current_password: 'a-long-password',
		new_password: 'another-long-password',
	})
})

test('[A-4] a new password of under 8 characters is refused before anything is sent', async () => {
	const server = await open()
	await page.getByLabelText('Present password', { exact: true }).fill('a-long-password')
	await page.getByLabelText('New password', { exact: true }).fill('short')
	await page.getByRole('button', { name: 'Change the password' }).click()
	await expect.element(page.getByText('Use at least 8 characters.')).toBeVisible()
	expect(server.asked.map(({ path }) => path)).not.toContain('/api/account/password')
})

test('[A-4] an address that is not confirmed says so, and its link is sent again on wish', async () => {
	const server = await open({
		'GET /api/account': { ...ACCOUNT, confirms_email: true },
		'POST /api/account/confirmation': DONE,
	})
	await expect.element(page.getByText('Not confirmed yet', { exact: false })).toBeVisible()
	await page.getByRole('button', { name: 'Send it again' }).click()
	await expect.element(page.getByText('The link is on its way', { exact: true })).toBeVisible()
	expect(server.asked.filter(({ path }) => path === '/api/account/confirmation')).toHaveLength(1)
})
