import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../../../test/support/open-screen'
import { ReadFrom } from './read-from'

const shown = (sourceUrl: string, readOn?: string) => () => (
	<main>
		<ReadFrom title="Lamp" sourceUrl={sourceUrl} readOn={readOn} breadcrumbs={[]} reviews={[]} />
	</main>
)

test('[X-4, X-8] the seller sees which page the facts were read from, and on what day', async () => {
	await openScreen('/page', { '/page': shown('https://www.rival.example/products/lamp?ref=1', '2026-11-28') })
	await expect.element(page.getByText(/^Facts read from rival\.example \(November 28, 2026\)$/)).toBeVisible()
	await expect
		.element(page.getByRole('link', { name: 'rival.example' }))
		.toHaveAttribute('href', 'https://www.rival.example/products/lamp?ref=1')
})

test('[X-4] a page made before the day was kept names its source alone', async () => {
	await openScreen('/page', { '/page': shown('https://www.rival.example/products/lamp') })
	await expect.element(page.getByText(/^Facts read from rival\.example$/)).toBeVisible()
})

test('[X-4] a product typed by hand names no source', async () => {
	await openScreen('/page', { '/page': shown('') })
	await expect.element(page.getByRole('main')).toBeEmptyDOMElement()
})
