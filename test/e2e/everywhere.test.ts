import { generate, KETTLE, PASSWORD, pageIsReady, signUp } from './acts'
import { stumbles } from './stumbles'
import { expect, test } from './world'

for (const [device, options] of [
	['a phone in the dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true }],
	['a desk by day', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }],
] as const) {
	test.describe(`on ${device}`, () => {
		test.use({ ...options, settings: { WOOCOMMERCE_ACCESS: 'everyone' } })

		test(`[R-9, R-3] every screen is accessible and fits, on ${device}, with an Arabic page in the editor`, { tag: '@deep' }, async ({
			seller,
			world,
		}) => {
			const found: string[] = []
			for (const path of ['/', '/demo', '/pricing', '/login', '/signup', '/forgot-password', '/reset-password', '/no-such-page']) {
				await seller.goto(`${world.url}${path}`)
				await expect(seller.getByRole('heading', { level: 1 }).first()).toBeVisible()
				found.push(...(await stumbles(seller, path)))
			}
			await signUp(seller, world)
			found.push(...(await stumbles(seller, '/dashboard')))
			await generate(seller, KETTLE, { language: 'Arabic' })
			await pageIsReady(seller, world)
			found.push(...(await stumbles(seller, '/product-result')))
			await seller.goto(`${world.url}/dashboard`)
			await expect(seller.getByRole('heading', { name: 'Your pages' })).toBeVisible()
			found.push(...(await stumbles(seller, '/dashboard with a page')))
			for (const path of ['/pages', '/settings']) {
				await seller.goto(`${world.url}${path}`)
				await expect(seller.getByRole('main').getByRole('status')).toHaveText(/1 page|All saved/)
				found.push(...(await stumbles(seller, path)))
			}
			await seller.goto(`${world.url}/connect-woocommerce-store`)
			await expect(seller.getByLabel('Store URL')).toBeVisible()
			found.push(...(await stumbles(seller, '/connect-woocommerce-store')))
			for (const path of ['/bring-page', '/sandbox-checkout', '/sandbox-portal', '/push-success']) {
				await seller.goto(`${world.url}${path}`)
				await expect(seller.getByRole('heading', { level: 1 }).first()).toBeVisible()
				found.push(...(await stumbles(seller, path)))
			}
			expect(found).toEqual([])
		})
	})
}

test('[A-2] signed out, a protected screen leads to the sign-in and back', { tag: '@deep' }, async ({ seller, world }) => {
	await signUp(seller, world)
	await seller.getByRole('button', { name: 'Your account' }).click()
	await seller.getByRole('menuitem', { name: /sign out/i }).click()
	await expect(seller).toHaveURL(`${world.url}/`)

	await seller.goto(`${world.url}/product-result?page=x`)
	await expect(seller).toHaveURL(/\/login\?next=/)
	await seller.getByLabel('E-mail').fill(world.email)
	await seller.getByLabel('Password', { exact: true }).fill(PASSWORD)
	await seller.getByRole('button', { name: 'Sign in' }).click()
	await expect(seller).toHaveURL(`${world.url}/product-result?page=x`)
})
