import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../../test/support/open-screen'
import { remindOfBuying } from './use-buying-reminder'

const Screen = () => (
	<main>
		<button type="button" onClick={() => remindOfBuying('p1', null, 'store', () => history.replaceState(null, '', '#set'))}>
			Pushed
		</button>
		<button type="button" onClick={() => remindOfBuying('p2', { kind: 'store' }, 'store')}>
			Pushed another
		</button>
		<button type="button" onClick={() => remindOfBuying('p3', null, 'file', () => history.replaceState(null, '', '#field'))}>
			Downloaded
		</button>
	</main>
)
const REMINDER = 'The buttons of this page lead nowhere yet'

test('[R-12] the first push of a page that nobody can buy from reminds once; one with a destination does not', async () => {
	await openScreen('/page', { '/page': Screen })
	await page.getByRole('button', { name: 'Pushed another' }).click()
	await page.getByRole('button', { name: 'Pushed', exact: true }).click()
	const reminder = page.getByText(REMINDER, { exact: true })
	await expect.element(reminder).toBeVisible()
	await page.getByRole('button', { name: 'Say where buyers order' }).click()
	expect(location.hash).toBe('#set')
	await expect.element(reminder).not.toBeInTheDocument()
	await page.getByRole('button', { name: 'Pushed', exact: true }).click()
	await expect.element(reminder).not.toBeInTheDocument()
})

test('[R-12] a download stays one press: the first of such a page reminds behind it, once, with the way to put it right', async () => {
	await openScreen('/page', { '/page': Screen })
	await page.getByRole('button', { name: 'Downloaded' }).click()
	await expect.element(page.getByText('The file is yours as it is', { exact: false })).toBeVisible()
	await page.getByRole('button', { name: 'Say where buyers order' }).click()
	expect(location.hash).toBe('#field')
	await expect.element(page.getByText(REMINDER, { exact: true })).not.toBeInTheDocument()
	await page.getByRole('button', { name: 'Downloaded' }).click()
	await expect.element(page.getByText(REMINDER, { exact: true })).not.toBeInTheDocument()
})
