import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { readEmails } from '../fakes/mail/read-emails'
import { type FakeSmtp, startFakeSmtp } from '../fakes/mail/smtp'
import { generate, KETTLE, PASSWORD, pageIsReady, signUp } from './acts'
import { ownFake } from './own-fixtures'
import { expect, test, type World } from './world'

const NEW_PASSWORD = 'another-long-password'

type Settings = Record<string, string>

/** An installation that sends its e-mails by SMTP. */
const withMail = test.extend<{ smtp: FakeSmtp; settings: Settings }>({
	smtp: ownFake(startFakeSmtp),
	settings: ({ smtp }, use) => use({ SMTP_URL: smtp.url, MAIL_FROM: 'Vitrine <vitrine@example.com>' }),
})

/** An installation whose accounts Clerk keeps. */
const withClerk = test.extend<{ settings: Settings }>({
	settings: ({ clerk }, use) => use({ ...clerk.settings, ALLOW_PRIVATE_HOSTS: '127.0.0.1' }),
})

async function signIn(page: Page, world: World, password: string): Promise<void> {
	await page.goto(`${world.url}/login`)
	await page.getByLabel('E-mail').fill(world.email)
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByRole('button', { name: 'Sign in' }).click()
}

/** What was written to the seller; without SMTP e-mails are put in a folder. */
async function emailsTo(world: World) {
	const messages = await readEmails(join(world.dataDir, 'outbox'))
	return messages.filter(({ to }) => to.includes(world.email))
}

test('[A-4] a forgotten password: the e-mail’s link sets a new one, once, and signs every browser out', { tag: '@deep' }, async ({
	seller,
	world,
	browser,
}) => {
	await signUp(seller, world)
	const visitor = await (await browser.newContext()).newPage()
	await visitor.goto(`${world.url}/login`)
	await visitor.getByRole('link', { name: 'Forgotten your password?' }).click()
	await expect(visitor.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
	await visitor.getByLabel('E-mail').fill(world.email)
	await visitor.getByRole('button', { name: 'Send the link' }).click()
	await expect(visitor.getByText(`If there is an account for ${world.email}`, { exact: false })).toBeVisible()

	const messages = () => emailsTo(world)
	await expect.poll(async () => (await messages()).length).toBe(1)
	const link = new RegExp(`${world.url}/reset-password#token=\\S+`).exec((await messages())[0]?.text ?? '')?.[0] ?? ''
	await visitor.goto(link)
	await expect(visitor).toHaveURL(`${world.url}/reset-password`)
	await visitor.getByLabel('New password', { exact: true }).fill('short')
	await visitor.getByRole('button', { name: 'Save the new password' }).click()
	await expect(visitor.getByText('Use at least 8 characters.')).toBeVisible()
	await visitor.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
	await visitor.getByRole('button', { name: 'Save the new password' }).click()
	await expect(visitor).toHaveURL(`${world.url}/login`)
	await expect(visitor.getByText('Your password is changed', { exact: true })).toBeVisible()

	await seller.reload()
	await expect(seller).toHaveURL(`${world.url}/login?next=%2Fdashboard`)
	await signIn(visitor, world, PASSWORD)
	await expect(visitor.getByText('E-mail and password do not match.', { exact: false })).toBeVisible()
	await signIn(visitor, world, NEW_PASSWORD)
	await expect(visitor).toHaveURL(`${world.url}/dashboard`)

	const late = await (await browser.newContext()).newPage()
	await late.goto(link)
	await late.getByLabel('New password', { exact: true }).fill('a-third-long-password')
	await late.getByRole('button', { name: 'Save the new password' }).click()
	await expect(late.getByText('This link was used already', { exact: false })).toBeVisible()
})

test('[A-6] everything kept of one is downloaded, and then deleted', { tag: '@deep' }, async ({ seller, world }) => {
	await signUp(seller, world)
	await generate(seller, KETTLE)
	await pageIsReady(seller, world)
	await seller.goto(`${world.url}/settings`)
	const [download] = await Promise.all([seller.waitForEvent('download'), seller.getByRole('link', { name: 'Download all of it' }).click()])
	expect(download.suggestedFilename()).toBe('vitrine-data.zip')
	const files = unzipSync(await readFile(await download.path()))
	const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as unknown
	expect(read('account.json')).toMatchObject({ email: world.email, name: 'Amina Trader' })
	expect(read('usage.json')).toMatchObject({ reservations: [{ state: 'committed' }] })
	const html = Object.keys(files).find((name) => /^pages\/.+\/page\.html$/.test(name)) ?? ''
	expect(strFromU8(files[html] ?? new Uint8Array())).toContain('<h1')
	expect(Object.keys(files).filter((name) => name.startsWith('pictures/')).length).toBeGreaterThan(0)

	await seller.getByRole('button', { name: 'Delete my account' }).click()
	const dialog = seller.getByRole('dialog', { name: 'Delete your account?' })
	await dialog.getByLabel('To confirm, type').fill('somebody@vitrine.example')
	await dialog.getByRole('button', { name: 'Delete everything' }).click()
	await expect(dialog.getByText(`Type ${world.email}`, { exact: true })).toBeVisible()
	await dialog.getByLabel('To confirm, type').fill(world.email)
	await dialog.getByLabel('Password', { exact: true }).fill('not the password')
	await dialog.getByRole('button', { name: 'Delete everything' }).click()
	await expect(dialog.getByText('This is not your password.', { exact: false })).toBeVisible()
	await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
	await dialog.getByRole('button', { name: 'Delete everything' }).click()

	await expect(seller).toHaveURL(`${world.url}/`)
	await expect(seller.getByText('Your account is deleted.', { exact: true })).toBeVisible()
	await expect(seller.getByRole('link', { name: 'Login' }).first()).toBeVisible()
	expect(await seller.evaluate(() => localStorage.length)).toBe(0)
	await seller.goto(`${world.url}/dashboard`)
	await expect(seller).toHaveURL(`${world.url}/login?next=%2Fdashboard`)
	await signIn(seller, world, PASSWORD)
	await expect(seller.getByText('E-mail and password do not match.', { exact: false })).toBeVisible()
	expect((await emailsTo(world)).map(({ subject }) => subject)).toContain('Your Vitrine account is deleted')
})

withMail(
	'[A-4] with SMTP the way in is a link in an e-mail, and a taken address looks like a free one',
	{ tag: '@deep' },
	async ({ seller, world, smtp }) => {
		const fillIn = async () => {
			await seller.goto(`${world.url}/signup`)
			await seller.getByLabel('Name').fill('Amina Trader')
			await seller.getByLabel('E-mail').fill(world.email)
			await seller.getByLabel('Password', { exact: true }).fill(PASSWORD)
			await seller.getByRole('button', { name: 'Create account' }).click()
			await expect(seller.getByText(`An e-mail is on its way to ${world.email}`, { exact: false })).toBeVisible()
		}
		await fillIn()
		await expect.poll(() => smtp.received.length).toBe(1)
		await signIn(seller, world, PASSWORD)
		await expect(seller.getByText('Your address is not confirmed yet. An e-mail with a link', { exact: false })).toBeVisible()
		const link = new RegExp(`${world.url}/api/auth/verify-email\\S+`).exec(smtp.received[0]?.text ?? '')?.[0] ?? ''
		await seller.goto(link)
		await expect(seller).toHaveURL(`${world.url}/login?confirmed=1`)
		await expect(seller.getByText('Your address is confirmed', { exact: true })).toBeVisible()
		await signIn(seller, world, PASSWORD)
		await expect(seller).toHaveURL(`${world.url}/dashboard`)
		await seller.context().clearCookies()
		await fillIn()
		await expect.poll(() => smtp.received.at(-1)?.subject).toBe('There is a Vitrine account with this address')
	},
)

test('[A-1] sign-up and sign-in lead to each other by the dashboard, and end there', { tag: '@deep' }, async ({ seller, world }) => {
	await seller.goto(`${world.url}/signup`)
	const link = seller.getByRole('main').getByRole('link', { name: 'Sign in' })
	await expect(link).toHaveAttribute('href', '/dashboard')
	await link.click()
	await expect(seller).toHaveURL(`${world.url}/login?next=%2Fdashboard`)
	await seller.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
	await expect(seller).toHaveURL(`${world.url}/signup`)
})

test('[A-2] who is signed in already goes on at once from the sign-in screens, but to no other host', { tag: '@deep' }, async ({
	seller,
	world,
}) => {
	await signUp(seller, world)
	for (const [next, end] of [
		['/settings', '/settings'],
		['//evil.example/', '/dashboard'],
	] as const) {
		await seller.goto(`${world.url}/login?next=${encodeURIComponent(next)}`)
		await expect(seller).toHaveURL(`${world.url}${end}`)
	}
})

test('[A-4] the form of sign-in tells what is wrong at its field, and shows the password', { tag: '@deep' }, async ({ seller, world }) => {
	await seller.goto(`${world.url}/login`)
	const [email, password] = [seller.getByLabel('E-mail'), seller.getByLabel('Password', { exact: true })]
	await seller.getByRole('button', { name: 'Sign in' }).click()
	await expect(email).toBeFocused()
	await expect(email).toHaveAccessibleDescription('Enter your e-mail address.')
	await email.fill(world.email)
	await expect(email).toHaveAccessibleDescription('')
	await password.fill('not the password')
	await seller.getByRole('button', { name: 'Show password' }).click()
	await expect(password).toHaveAttribute('type', 'text')
	await seller.getByRole('button', { name: 'Hide password' }).click()
	await expect(password).toHaveAttribute('type', 'password')
	await seller.route('**/api/auth/sign-in/email', (route) => route.abort(), { times: 1 })
	await password.press('Enter')
	await expect(seller.getByRole('alert')).toContainText('Vitrine could not be reached.')
	await password.press('Enter')
	await expect(password).toHaveAccessibleDescription('E-mail and password do not match. Check both and try again.')
	await expect(seller.getByRole('alert')).toHaveCount(0)
	await expect(password).toBeFocused()
})

withClerk(
	'[A-5] [A-1] [A-3] its form stands at /login, the session holds in the app, and sign-out returns to /',
	{ tag: '@deep' },
	async ({ seller, world }) => {
		await seller.goto(`${world.url}/pages`)
		await expect(seller).toHaveURL(`${world.url}/login?next=%2Fpages`)
		const form = seller.getByRole('form', { name: 'Clerk sign-in' })
		await form.getByLabel('Address').fill('amina@example.com')
		await form.getByRole('button', { name: 'Continue' }).click()
		await expect(seller).toHaveURL(`${world.url}/pages`)
		await expect(seller.getByRole('button', { name: 'Your account' })).toContainText('Clerk Seller')

		await seller.goto(`${world.url}/settings`)
		await expect(seller.getByRole('button', { name: 'Change name, address or password' })).toBeVisible()
		await expect(seller.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1)

		// A cookie that has run out sends the document to the sign-in screen, and Clerk's script back from there.
		await seller.context().clearCookies({ name: '__session' })
		await seller.goto(`${world.url}/pages`)
		await expect(seller).toHaveURL(`${world.url}/pages`)
		await seller.getByRole('button', { name: 'Your account' }).click()
		await seller.getByRole('menuitem', { name: 'Sign out' }).click()
		await expect(seller).toHaveURL(`${world.url}/`)
		for (const path of ['/', '/pricing']) {
			await seller.goto(`${world.url}${path}`)
			await expect(seller.getByRole('heading', { level: 1 })).toBeVisible()
		}
		await seller.goto(`${world.url}/dashboard`)
		await expect(seller).toHaveURL(`${world.url}/login?next=%2Fdashboard`)
	},
)

withClerk('[A-5] [A-1] its form stands at /signup, and leads to the dashboard', { tag: '@deep' }, async ({ seller, world }) => {
	await seller.goto(`${world.url}/signup`)
	const form = seller.getByRole('form', { name: 'Clerk sign-up' })
	await form.getByLabel('Address').fill('new@example.com')
	await form.getByRole('button', { name: 'Continue' }).click()
	await expect(seller).toHaveURL(`${world.url}/dashboard`)
	await expect(seller.getByRole('heading', { name: 'AI-Powered Product Pages' })).toBeVisible()
})

withClerk('[A-6] [A-5] the account is deleted here and at Clerk', { tag: '@deep' }, async ({ seller, world, clerk }) => {
	await seller.goto(`${world.url}/signup`)
	await seller.getByLabel('Address').fill('leaving@example.com')
	await seller.getByRole('button', { name: 'Continue' }).click()
	await seller.waitForURL(`${world.url}/dashboard`)
	await seller.goto(`${world.url}/settings`)
	// The store profile pushes down what is below it when it has come.
	await expect(seller.locator('main [aria-busy]')).toHaveCount(0)
	await seller.getByRole('button', { name: 'Delete my account' }).click()
	const dialog = seller.getByRole('dialog', { name: 'Delete your account?' })
	await dialog.getByLabel('To confirm, type').fill('leaving@example.com')
	await expect(dialog.getByLabel('Password')).toHaveCount(0)
	await dialog.getByRole('button', { name: 'Delete everything' }).click()
	await expect(seller.getByText('Your account is deleted.', { exact: true })).toBeVisible()
	expect(clerk.calls.at(-1)).toMatch(/^DELETE \/v1\/users\/user_/)
	await seller.goto(`${world.url}/dashboard`)
	await expect(seller.getByRole('form', { name: 'Clerk sign-in' })).toBeVisible()
})
