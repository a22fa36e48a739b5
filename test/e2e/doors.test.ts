import { readdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import routes from '../../src/web/routes'
import { startFakeClerk } from '../fakes/clerk/clerk'
import { type FakeSmtp, startFakeSmtp } from '../fakes/mail/smtp'
import { haveAccount, PASSWORD, signUp } from './acts'
import { ownFake } from './own-fixtures'
import { expect, test, type World } from './world'

const NEW_PASSWORD = 'another-long-password'
const OWNER = 'owner@vitrine.example'

type Settings = Record<string, string>

/** An installation where guessing passwords is stopped soon. */
const strict = test.extend<{ settings: Settings; alone: boolean }>({
	// biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this needs nothing
	settings: async ({}, use) => use({ RATE_LIMIT_SIGN_IN_PER_MINUTE: '4' }),
	alone: true,
})

/** An installation that sends its e-mails by SMTP. */
const withMail = test.extend<{ smtp: FakeSmtp; settings: Settings }>({
	smtp: ownFake(startFakeSmtp),
	settings: ({ smtp }, use) => use({ SMTP_URL: smtp.url, MAIL_FROM: 'Vitrine <vitrine@example.com>' }),
})

/** An installation with an owner, who alone may use WooCommerce. */
const withOwner = test.extend<{ settings: Settings; alone: boolean }>({
	// biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this needs nothing
	settings: async ({}, use) => use({ OWNER_EMAILS: OWNER }),
	alone: true,
})

/** An installation whose accounts Clerk keeps. */
const withClerk = test.extend<{ settings: Settings }>({
	settings: ({ clerk }, use) => use({ ...clerk.settings, ALLOW_PRIVATE_HOSTS: '127.0.0.1' }),
})

/** Fills the form of sign-in that stands on the screen, and sends it. */
async function signIn(page: Page, world: World, password = PASSWORD): Promise<void> {
	await page.getByLabel('E-mail').fill(world.email)
	await page.getByLabel('Password', { exact: true }).fill(password)
	await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Every address behind sign-in, as the app itself lists its screens. */
function protectedPaths(): string[] {
	const guarded = routes.find(({ file }) => file === 'frame/signed-in.tsx')
	return (guarded?.children ?? []).map(({ path }) => `/${path}`)
}

const badge = (page: Page) => page.getByRole('banner').getByText(/^(Free|Pro)$/)

test('[A-1] [A-2] [A-3] up, out and in again to the screen a visitor wanted; visitors are shown no plan', async ({ seller, world }) => {
	const paths = protectedPaths()
	expect(paths).toEqual(expect.arrayContaining(['/dashboard', '/product-result', '/push-success', '/connect-woocommerce-store']))
	for (const path of paths) {
		const answer = await fetch(`${world.url}${path}?from=an-e-mail`, { redirect: 'manual' })
		const login = `/login?next=${encodeURIComponent(`${path}?from=an-e-mail`)}`
		expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, login])
	}
	await seller.goto(`${world.url}/login`)
	await seller.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
	await expect(seller).toHaveURL(`${world.url}/signup`)
	await seller.getByLabel('Name').fill('Amina Trader')
	await seller.getByLabel('E-mail').fill(world.email)
	await seller.getByLabel('Password', { exact: true }).fill(PASSWORD)
	await seller.getByRole('button', { name: 'Create account' }).click()
	await expect(seller).toHaveURL(`${world.url}/dashboard`)
	await expect(badge(seller)).toHaveText('Free')

	await seller.getByRole('button', { name: 'Your account' }).press('Enter')
	await expect(seller.getByRole('menu')).toContainText(world.email)
	await seller.getByRole('menuitem', { name: 'Sign out' }).press('Enter')
	await expect(seller).toHaveURL(`${world.url}/`)
	for (const path of ['/', '/pricing', '/blog', '/settings?from=an-e-mail']) {
		await seller.goto(`${world.url}${path}`)
		await expect(seller.getByRole('heading', { level: 1 })).toBeVisible()
		await expect(badge(seller)).toHaveCount(0)
	}
	await expect(seller).toHaveURL(`${world.url}/login?next=${encodeURIComponent('/settings?from=an-e-mail')}`)
	await signIn(seller, world)
	await expect(seller).toHaveURL(`${world.url}/settings?from=an-e-mail`)
	await expect(badge(seller)).toHaveText('Free')
})

strict(
	'[A-4] whoever guesses passwords is stopped, even with the right one then, and is told how long',
	{ tag: '@deep' },
	async ({ seller, world }) => {
		await haveAccount(seller, world)
		await seller.context().clearCookies()
		await seller.goto(`${world.url}/login`)
		const answers: number[] = []
		while (!answers.includes(429) && answers.length < 6) {
			const [answer] = await Promise.all([
				seller.waitForResponse('**/api/auth/sign-in/email'),
				signIn(seller, world, `guess number ${answers.length}`),
			])
			answers.push(answer.status())
		}
		expect([answers[0], answers.at(-1)]).toEqual([401, 429])
		await expect(seller.getByRole('alert')).toContainText(/too many/i)
		await signIn(seller, world)
		await expect(seller.getByRole('alert')).toContainText(/too many/i)
		await expect(seller).toHaveURL(`${world.url}/login`)
		const refused = await fetch(`${world.url}/api/auth/sign-in/email`, {
			method: 'POST',
			headers: { origin: world.url, 'content-type': 'application/json' },
			body: JSON.stringify({ email: world.email, password: PASSWORD }),
		})
		expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
	},
)

withMail(
	'[A-4] with SMTP the e-mail of a forgotten password goes by it and nowhere else, and its link works once',
	{ tag: '@deep' },
	async ({ seller, world, smtp }) => {
		await haveAccount(seller, world)
		await seller.context().clearCookies()
		await seller.goto(`${world.url}/forgot-password`)
		const before = smtp.received.length
		await seller.getByLabel('E-mail').fill(world.email)
		await seller.getByRole('button', { name: 'Send the link' }).click()
		const linkIn = (text: string | undefined) => new RegExp(`${world.url}/reset-password#token=\\S+`).exec(text ?? '')?.[0]
		await expect.poll(() => smtp.received.slice(before).map(({ text }) => linkIn(text) !== undefined)).toContain(true)
		const message = smtp.received.find(({ text }) => linkIn(text))
		expect(JSON.stringify(message)).toContain(world.email)
		expect((await readdir(world.dataDir)).filter((name) => name === 'outbox')).toEqual([])

		await seller.goto(linkIn(message?.text) ?? '')
		await seller.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
		await seller.getByRole('button', { name: 'Save the new password' }).click()
		await expect(seller).toHaveURL(`${world.url}/login`)
		await signIn(seller, world, NEW_PASSWORD)
		await expect(seller).toHaveURL(`${world.url}/dashboard`)
	},
)

withOwner(
	'[D-2] a Free seller is offered Upgrade and no WooCommerce; the owner alone finds the way there; the year stands in the footer',
	{ tag: '@deep' },
	async ({ seller, world, browser }) => {
		await signUp(seller, world)
		const bar = seller.getByRole('banner')
		await expect(seller.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Vitrine`)
		await expect(bar.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
		await expect(bar.getByRole('link', { name: 'WooCommerce' })).toHaveCount(0)
		await seller.goto(`${world.url}/connect-woocommerce-store`)
		await expect(seller.getByRole('heading', { level: 1 })).toBeVisible()
		await expect(seller.getByLabel('Consumer Secret')).toHaveCount(0)
		const refused = await seller.request.get(`${world.url}/get_woo_credentials`)
		expect([refused.status(), (await refused.json()).code]).toEqual([403, 'forbidden'])
		await seller.getByRole('banner').getByRole('link', { name: 'Upgrade' }).click()
		await expect(seller).toHaveURL(`${world.url}/pricing`)

		const owner = await (await browser.newContext()).newPage()
		await haveAccount(owner, { url: world.url, email: OWNER }, 'Owner')
		await owner.goto(`${world.url}/dashboard`)
		await owner.getByRole('banner').getByRole('link', { name: 'WooCommerce' }).click()
		await expect(owner).toHaveURL(`${world.url}/connect-woocommerce-store`)
		await expect(owner.getByLabel('Consumer Secret')).toBeVisible()
		await owner.context().close()
	},
)

/** The sources a document may use, by directive; the hashes of its own scripts left out. */
async function policyOf(url: string, headers: Record<string, string> = {}): Promise<Record<string, string[]>> {
	const policy = (await fetch(url, { headers })).headers.get('content-security-policy') ?? ''
	const directives = policy.split('; ').map((directive) => directive.split(' '))
	return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources.filter((one) => !one.startsWith("'sha256-"))]))
}

const OWN = {
	'default-src': ["'none'"],
	'script-src': ["'self'"],
	'connect-src': ["'self'"],
	'img-src': ["'self'", 'data:', 'blob:'],
	'frame-src': ["'self'"],
	'worker-src': ["'self'"],
	'object-src': ["'none'"],
	'base-uri': ["'none'"],
	'form-action': ["'self'"],
	'frame-ancestors': ["'none'"],
}

test('[A-5] without Clerk the sign-in screens may load nothing from anywhere else', { tag: '@deep' }, async ({ world }) => {
	for (const path of ['/login', '/signup']) expect(await policyOf(`${world.url}${path}`)).toMatchObject(OWN)
})

withClerk(
	'[A-5] a session is proved by the public key alone, and the documents may load what Clerk needs and nothing else',
	{ tag: '@deep' },
	async ({ seller, world, clerk }) => {
		await seller.goto(`${world.url}/login`)
		const form = seller.getByRole('form', { name: 'Clerk sign-in' })
		await form.getByLabel('Address').fill('amina@example.com')
		await form.getByRole('button', { name: 'Continue' }).click()
		await expect(seller).toHaveURL(`${world.url}/dashboard`)
		await expect(seller.getByRole('button', { name: 'Your account' })).toContainText('Clerk Seller')

		// From here on Clerk's API answers nobody, and nobody asks it.
		clerk.failNext(999, 503)
		const asked = clerk.calls.length
		for (const path of ['/pages', '/dashboard']) {
			await seller.goto(`${world.url}${path}`)
			await expect(seller.getByText('5 left')).toBeVisible()
		}
		expect(clerk.calls.slice(asked)).toEqual([])
		clerk.failNext(0)

		const elsewhere = await startFakeClerk()
		const forged = elsewhere.token(elsewhere.startSession(elsewhere.addUser().id), world.url)
		await elsewhere.close()
		const answer = await fetch(`${world.url}/api/me`, { headers: { cookie: `__session=${forged}`, authorization: `Bearer ${forged}` } })
		expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'unauthenticated'])

		const { CLERK_API_URL: origin } = clerk.settings
		const cookie = (await seller.context().cookies(world.url)).map(({ name, value }) => `${name}=${value}`).join('; ')
		for (const path of ['/login', '/signup', '/dashboard']) {
			expect(await policyOf(`${world.url}${path}`, path === '/dashboard' ? { cookie } : {})).toMatchObject({
				...OWN,
				'script-src': ["'self'", origin, 'https://challenges.cloudflare.com', 'https://*.protect.clerk.com'],
				'connect-src': ["'self'", origin, 'https://*.protect.clerk.com:*'],
				'img-src': ["'self'", 'data:', 'blob:', 'https://img.clerk.com'],
				'frame-src': ["'self'", 'https://challenges.cloudflare.com', 'https://*.protect.clerk.com'],
				'worker-src': ["'self'", 'blob:'],
			})
		}
	},
)
