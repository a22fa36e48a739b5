import { expect, test } from './world'

test.use({ javaScriptEnabled: false, locale: 'fr-FR' })

test('[A-4] without JavaScript the screens of sign-in say what is needed, and a form that is sent comes back to it', {
	tag: '@deep',
}, async ({ page, world }) => {
	await page.goto(`${world.url}/login?next=/pages`)
	const need = page.locator('noscript p').filter({ hasText: 'La connexion nécessite JavaScript.' })
	await expect(need).toBeVisible()
	await page.locator('form button[type=submit]').click()
	await expect(page).toHaveURL(`${world.url}/login?next=/pages`)
	await expect(need).toBeVisible()
	await page.getByRole('link', { name: 'Español' }).click()
	await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
	await page.goto(`${world.url}/signup`)
	await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})
